// A client component because Subscribe shows a panel instead of sending anything.
'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { inputClass } from '@/components/ui/inputClass';

const subject = 'Please add me to your newsletter';

/**
 * There is no mailing list yet, so Subscribe sends nothing and says so: it offers a ready-made email to the firm.
 * Without a script, the form itself opens that email.
 */
export function NewsletterForm({ email }: { email: string }) {
  const [address, setAddress] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (address !== undefined) panel.current?.focus();
  }, [address]);

  if (address !== undefined) {
    const body = address ? `My email address: ${address}` : '';
    const mail = `mailto:${email}?${new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20')}`;
    return (
      <div ref={panel} tabIndex={-1} role="status" className="rounded-card border border-rule bg-card p-6">
        <p>
          One more step, because we add readers by hand: please{' '}
          <a href={mail} className="font-semibold text-spruce-deep underline decoration-brass underline-offset-4">
            send us this ready-made email
          </a>
          . Nothing has been sent yet, and you aren’t subscribed until we get it.
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
        setAddress(new FormData(event.currentTarget).get('body')?.toString() ?? '');
      }}
    >
      <input type="hidden" name="subject" value={subject} />
      <div className="grow">
        <label htmlFor="newsletter-email" className="font-semibold">
          Email
        </label>
        <input id="newsletter-email" name="body" type="email" autoComplete="email" className={inputClass} />
      </div>
      <Button type="submit">Subscribe</Button>
    </form>
  );
}
