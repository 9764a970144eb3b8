import type { ReactNode } from 'react';
import { Card } from '@/components/ui/Card';
import { type ContactDetails, Hours, PhoneNumber } from '@/components/ui/ContactDetails';
import { keepTogether } from '@/components/ui/keepTogether';
import { Container } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import type { Business } from '@/loader';

const contactLinkClass =
  'inline-block max-w-full py-1 font-semibold text-compact text-spruce-deep underline decoration-brass underline-offset-4';

interface CostsProps {
  costs: readonly { title: string; text: string }[];
  business: ContactDetails;
}

/** What a request costs and when we answer it, in the page's header until one was received. */
export function Costs({ costs, business }: CostsProps) {
  return (
    <Container className="pb-5 md:pb-7 [body:has(.received)_&]:hidden">
      <dl className="flex flex-wrap gap-x-10 gap-y-1 border-rule border-t pt-3 text-compact md:pt-4">
        {costs.map(({ title, text }) => (
          <div key={title} className="flex gap-x-3 max-md:w-full max-tiny:block">
            <dt className="shrink-0 font-semibold max-md:w-24">{title}</dt>
            <dd className="text-ink-soft">{keepTogether(text)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-compact lg:hidden">
        Court date close?{' '}
        <TextLink href={business.phoneLink}>
          Call <PhoneNumber>{business.phone}</PhoneNumber>
        </TextLink>
      </p>
    </Container>
  );
}

interface ContactPanelProps {
  business: ContactDetails & Pick<Business, 'serviceArea' | 'addresses' | 'hours'>;
  urgent: { title: string; text: string };
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
