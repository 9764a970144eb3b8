import type { ReactNode } from 'react';
import { Card } from '@/components/ui/Card';
import { type ContactDetails, Hours, PhoneNumber } from '@/components/ui/ContactDetails';
import { keepTogether } from '@/components/ui/keepTogether';
import type { Business } from '@/loader';

const contactLinkClass =
  'inline-block max-w-full py-1 font-semibold text-compact text-spruce-deep underline decoration-brass underline-offset-4';

interface ContactPanelProps {
  business: ContactDetails & Pick<Business, 'serviceArea' | 'addresses' | 'hours'>;
  urgent: { title: string; text: string };
  /** What happens after sending. */
  children: ReactNode;
  className?: string;
}

/** The other ways to reach the business, and when. */
export function ContactPanel({ business, urgent, children, className }: ContactPanelProps) {
  return (
    <aside aria-label="Contact information" className={className}>
      {/* The panel that confirms a request has them too. */}
      <div className="mb-9 [body:has(.received)_&]:hidden">{children}</div>
      <Card className="space-y-6 p-6">
        <section>
          <h2 className="text-heading-s">Call or write</h2>
          <ul className="mt-2 space-y-1">
            <li>
              <a href={business.phoneLink} className={contactLinkClass}>
                <PhoneNumber>{business.phone}</PhoneNumber>
              </a>
            </li>
            <li>
              <a href={business.emailLink} className={contactLinkClass}>
                {business.email}
              </a>
            </li>
          </ul>
        </section>
        <section>
          <h2 className="text-heading-s">{urgent.title}</h2>
          <p className="mt-2 text-ink-soft">{keepTogether(urgent.text)}</p>
        </section>
        <section>
          <h2 className="text-heading-s">Business Hours</h2>
          <Hours hours={business.hours} />
        </section>
        <section>
          <h2 className="text-heading-s">Service areas</h2>
          <p className="mt-2">{business.serviceArea}</p>
          {business.addresses.map((address) => (
            <address key={address} className="mt-2 not-italic">
              {address}
            </address>
          ))}
        </section>
      </Card>
    </aside>
  );
}
