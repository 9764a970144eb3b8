import clsx from 'clsx';
import { type ContactDetails, PhoneNumber } from '@/components/ui/contactParts';
import { keepTogether } from '@/components/ui/keepTogether';
import { TextLink } from '@/components/ui/TextLink';
import type { ContactWords } from '@/loader';
import { contactSectionsClass, HoursAndAreas, NextSteps, type Places } from './Received';

const contactLinkClass =
  'inline-block max-w-full py-1 font-semibold text-compact text-spruce-deep underline decoration-brass underline-offset-4';

interface QuoteFactsProps {
  costs: ContactWords['costs'];
  business: ContactDetails;
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
      </p>
    </>
  );
}

interface ContactPanelProps {
  business: ContactDetails & Places;
  words: Pick<ContactWords, 'nextSteps' | 'urgent'>;
}

/** What happens next, and the other ways to reach the business, unless the panel that confirms a request has them. */
export function ContactPanel({ business, words: { nextSteps, urgent } }: ContactPanelProps) {
  return (
    <aside aria-label="Contact information" className="lg:col-span-5 wide:col-span-4 received:lg:col-span-full">
      <div className="mb-8 received:hidden">
        <NextSteps nextSteps={nextSteps} />
      </div>
      <div className={clsx(contactSectionsClass, 'received:lg:grid-cols-[2fr_1fr]')}>
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
        <HoursAndAreas business={business} />
      </div>
    </aside>
  );
}
