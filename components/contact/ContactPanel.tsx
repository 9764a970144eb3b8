import { type ContactDetails, Hours, PhoneNumber } from '@/components/ui/contactParts';
import { keepTogether } from '@/components/ui/keepTogether';
import { TextLink } from '@/components/ui/TextLink';
import type { Business, ContactWords } from '@/loader';
import { NextSteps } from './Received';

const contactLinkClass =
  'inline-block max-w-full py-1 font-semibold text-compact text-spruce-deep underline decoration-brass underline-offset-4';

interface QuoteFactsProps {
  costs: ContactWords['costs'];
  business: ContactDetails & Pick<Business, 'hours'>;
}

/** What a request costs and when we answer it, for the page's header. */
export function QuoteFacts({ costs, business }: QuoteFactsProps) {
  return (
    <>
      <dl className="mt-3 text-compact max-lg:border-rule max-lg:border-t max-lg:pt-3 lg:border-rule lg:border-b">
        {costs.map(({ title, text }) => (
          <div key={title} className="flex items-baseline gap-x-3 enlarged:block lg:border-rule lg:border-t lg:py-2">
            <dt className="w-24 shrink-0 font-semibold">{title}</dt>
            <dd className="text-ink-soft lg:font-serif lg:text-heading-s lg:text-ink">{keepTogether(text)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-compact lg:hidden">
        Court date close?{' '}
        <TextLink href={business.phoneLink}>
          Call <PhoneNumber>{business.phone}</PhoneNumber>
        </TextLink>
        {business.hours.slice(0, 1).map(({ days, text }) => (
          <span key={days} className="block text-ink-soft">
            {days}, {text}
          </span>
        ))}
      </p>
    </>
  );
}

interface ContactPanelProps {
  business: ContactDetails & Pick<Business, 'serviceArea' | 'addresses' | 'hours'>;
  words: Pick<ContactWords, 'nextSteps' | 'urgent'>;
}

/** What happens next, and the other ways to reach the business, unless the panel that confirms a request has them. */
export function ContactPanel({ business, words: { nextSteps, urgent } }: ContactPanelProps) {
  return (
    <aside aria-label="Contact information" className="lg:col-span-5 wide:col-span-4 received:lg:col-span-full">
      <div className="mb-8 received:hidden">
        <NextSteps nextSteps={nextSteps} />
      </div>
      <div className="grid gap-x-12 gap-y-6 *:max-w-measure *:border-rule *:border-t *:pt-5 received:lg:grid-cols-3">
        <section className="received:hidden">
          <h2 className="text-heading-s">{urgent.title}</h2>
          <p className="mt-2 text-compact text-ink-soft">{keepTogether(urgent.text)}</p>
        </section>
        <section className="received:hidden">
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
        <section className="received:lg:col-span-2">
          <h2 className="text-heading-s">Business Hours</h2>
          <Hours hours={business.hours} />
        </section>
        <section>
          <h2 className="text-heading-s">Service areas</h2>
          <p className="mt-2 text-compact text-ink-soft">{business.serviceArea}</p>
          {business.addresses.map((address) => (
            <address key={address} className="mt-2 text-compact text-ink-soft not-italic">
              {address}
            </address>
          ))}
        </section>
      </div>
    </aside>
  );
}
