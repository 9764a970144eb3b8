import type { Business } from '@/loader';

export type ContactDetails = Pick<Business, 'phone' | 'phoneLink' | 'email' | 'emailLink'>;

/** A phone number on one line, whose parts keep their order where the page is read from right to left, as in Arabic. */
export const PhoneNumber = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="tabular-nums tiny:whitespace-nowrap">
    {children}
  </bdi>
);

export function Hours({ hours }: Pick<Business, 'hours'>) {
  return (
    <dl className="mt-2 text-compact tabular-nums">
      {hours.map(({ days, text }) => (
        <div key={days} className="flex flex-wrap justify-between gap-x-4 border-rule border-t py-1.5">
          <dt>{days}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
