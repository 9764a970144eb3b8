// A client component because Subscribe shows a panel instead of sending anything.
'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { focusElement, inputClass } from '@/components/ui/form';

const subject = 'Please add me to your newsletter';
const panelLinkClass = 'font-semibold text-spruce-deep underline decoration-brass underline-offset-4';

/**
 * There is no mailing list yet, so Subscribe sends nothing and says so: it offers a ready-made email to the firm.
 * Without a script, the form itself opens that email. The browser asks for a missing or mistyped address.
 */
export function NewsletterForm({ email }: { email: string }) {
  const [address, setAddress] = useState('');
  const [step, setStep] = useState<'form' | 'panel' | 'change'>('form');

  if (step === 'panel') {
    const query = new URLSearchParams({ subject, body: `My email address: ${address}` });
    return (
      <div ref={focusElement} tabIndex={-1} role="status" className="rounded-card border border-rule bg-card p-6">
        <p>
          One more step, because we add readers by hand: please{' '}
          <a href={`mailto:${email}?${query.toString().replaceAll('+', '%20')}`} className={panelLinkClass}>
            send us this ready-made email
          </a>
          . Nothing has been sent yet, and you aren’t subscribed until we get it.
        </p>
        <p className="mt-3">
          Your address: <span className="font-semibold">{address}</span>{' '}
          <button type="button" className={`${panelLinkClass} min-h-8 px-1`} onClick={() => setStep('change')}>
            Change
          </button>
        </p>
      </div>
    );
  }
  return (
    <form
      action={`mailto:${email}`}
      method="get"
      className="flex max-w-measure flex-col gap-3 sm:flex-row sm:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        setAddress(String(new FormData(event.currentTarget).get('body')));
        setStep('panel');
      }}
    >
      <input type="hidden" name="subject" value={subject} />
      <div className="grow">
        <label htmlFor="newsletter-email" className="font-semibold">
          Email
        </label>
        <input
          ref={step === 'change' ? focusElement : undefined}
          id="newsletter-email"
          name="body"
          type="email"
          required
          autoComplete="email"
          // Browsers announce a required field that is empty as invalid before anyone has touched it.
          aria-invalid="false"
          defaultValue={address}
          className={inputClass}
        />
      </div>
      <Button type="submit">Subscribe</Button>
    </form>
  );
}
