// A client component because Subscribe shows a panel instead of sending anything.
'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { inputClass } from '@/components/ui/inputClass';
import { TextLink } from '@/components/ui/TextLink';

const subject = 'Please add me to your newsletter';

/**
 * There is no mailing list yet, so Subscribe sends nothing and says so: it offers a ready-made email to the firm.
 * Without a script, the form itself opens that email. The browser asks for a missing or mistyped address.
 */
export function NewsletterForm({ email }: { email: string }) {
  const [{ address }, setSubmitted] = useState({ address: '' });
  const body = `My email address: ${address}`;
  return (
    <div className="max-w-measure lg:max-w-none">
      <form
        action={`mailto:${email}`}
        method="get"
        className="flex flex-col gap-3 sm:flex-row sm:items-end"
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitted({ address: String(new FormData(event.currentTarget).get('body')) });
        }}
      >
        <input type="hidden" name="subject" value={subject} />
        <div className="grow">
          <label htmlFor="newsletter-email" className="font-semibold">
            Email
          </label>
          <input
            id="newsletter-email"
            name="body"
            type="email"
            required
            autoComplete="email"
            // Browsers announce a required field that is empty as invalid before anyone has touched it.
            aria-invalid="false"
            className={inputClass}
          />
        </div>
        <Button>Subscribe</Button>
      </form>
      {address ? (
        <p
          // A new function, which React calls each time, so that the panel takes the focus again.
          ref={(panel) => panel?.focus()}
          tabIndex={-1}
          role="status"
          className="mt-5 rounded-card border border-rule bg-card p-6"
        >
          One more step for {address}, because we add readers by hand: please{' '}
          <TextLink href={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}>
            send us this ready-made email
          </TextLink>
          . Nothing has been sent yet, and you aren’t subscribed until we get it.
        </p>
      ) : null}
    </div>
  );
}
