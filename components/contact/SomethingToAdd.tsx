import type { Contact } from '@/components/ui/Contact';

/** The phone number for anything to add, once a request was received. */
export function SomethingToAdd({ contact, className }: { contact: Contact; className?: string }) {
  return (
    <p className={className}>
      Something to add?{' '}
      <a
        href={contact.phoneLink}
        className="whitespace-nowrap font-semibold text-spruce-deep tabular-nums underline decoration-brass underline-offset-4"
      >
        Call {contact.phone}
      </a>
      .
    </p>
  );
}
