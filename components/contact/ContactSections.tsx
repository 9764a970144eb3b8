/* What is said around the form, in its place once it was sent, and on `/contact/received`. */
import clsx from 'clsx';
import { Svg, shapeClass, textClass } from '@/components/drawings/primitives';
import { ButtonLink } from '@/components/ui/Button';
import { type ContactDetails, Hours, PhoneNumber } from '@/components/ui/contactParts';
import { keepTogether } from '@/components/ui/keepTogether';
import { TextLink } from '@/components/ui/TextLink';
import type { Business, ContactWords } from '@/loader';

const CallLink = ({ business }: { business: Pick<ContactDetails, 'phone' | 'phoneLink'> }) => (
  <TextLink href={business.phoneLink}>
    Call <PhoneNumber>{business.phone}</PhoneNumber>
  </TextLink>
);

interface NextStepsProps extends Pick<ContactWords, 'nextSteps'> {
  /** Beside each other on wide screens. */
  across?: boolean;
}

/**
 * The business days that a step names, such as `5-7 business days`: a box each, dark from the first on which it may be
 * done. The first says that it is a day, or it would look like the number of the step. A step that names none, or more
 * than fit on a phone, has a check mark.
 */
function BusinessDays({ when, large }: { when: string; large: boolean }) {
  const [, first, to = first] = /(\d+)(?:(?: ?[-–] ?| to )(\d+))? business days?/.exec(when) ?? [];
  const from = /\bwithin\b/i.test(when) ? 1 : first;
  const named = Array.from({ length: Number(to ?? 0) }, (_, index) => index + 1);
  const days = named.length <= 7 ? named : [];
  /** In em, as all that follows: of the first box, for its word. */
  const extraWidth = 1.5;
  return (
    <Svg
      height="2.25em"
      width={days.length > 0 ? `${2.5 * days.length + extraWidth}em` : '2.5em'}
      className={clsx('block text-[min(var(--text-compact),4.2vw)] tabular-nums', large && 'wide:text-heading-s')}
    >
      {days.map((day) => {
        const done = day >= Number(from);
        const [x, width] = day === 1 ? [0, 2.25 + extraWidth] : [2.5 * (day - 1) + extraWidth, 2.25];
        return (
          <Svg key={day} x={`${x}em`}>
            <rect
              width={`${width}em`}
              height="2.25em"
              rx="3"
              className={done ? 'fill-ink forced-colors:fill-current' : shapeClass.outline}
            />
            <text
              x={`${width / 2}em`}
              y="1.5em"
              textAnchor="middle"
              className={done ? 'fill-paper font-semibold forced-colors:fill-[Canvas]' : textClass.soft}
            >
              {day === 1 ? 'day 1' : day}
            </text>
          </Svg>
        );
      })}
      {days.length === 0 ? (
        <Svg width="2.25em" height="2.25em" viewBox="0 0 36 36">
          <rect width="36" height="36" rx="3" className={shapeClass.outline} />
          <path d="m10 19 6 6L27 12" strokeWidth="2.5" className={shapeClass.line} />
        </Svg>
      ) : null}
    </Svg>
  );
}

/**
 * What happens after an appraisal request: beside the form, in the panel that confirms it, and on `/contact/received`.
 */
export function NextSteps({ nextSteps: { title, steps }, across = false }: NextStepsProps) {
  return (
    <section>
      <h2 className={across ? 'text-heading-l' : 'text-heading-m'}>{title}</h2>
      <ol
        className={clsx(
          'mt-5 grid max-w-measure gap-y-7',
          across && 'lg:mt-7 lg:max-w-none lg:grid-cols-[1fr_1fr_1.2fr] lg:gap-x-12',
        )}
      >
        {steps.map(({ when, text }) => (
          <li key={text}>
            <BusinessDays when={when} large={across} />
            <h3 className={clsx('mt-3 text-heading-s', across && 'lg:text-heading-m')}>{keepTogether(when)}</h3>
            <p className="mt-1.5 text-compact text-ink-soft">{keepTogether(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * What is still possible once an appraisal request was received. Email is named as well, because a call isn't safe for
 * everybody, and the browser's history, because others may read it.
 */
export function FollowUpContact({ business }: { business: ContactDetails & Pick<Business, 'responseTime'> }) {
  return (
    <div className="grid gap-x-12 gap-y-7 border-rule border-t pt-8 lg:grid-cols-3 lg:pt-10">
      <div className="lg:col-span-2">
        <h2 className="max-w-measure text-heading-l">Something to add, or no answer after {business.responseTime}?</h2>
        <p className="mt-3 text-lead">
          <CallLink business={business} /> or <TextLink href={business.emailLink}>email us</TextLink>.
        </p>
      </div>
      <div className="flex flex-col items-start gap-y-4">
        <ButtonLink href="/" variant="secondary">
          Return to Home
        </ButtonLink>
        <p className="text-balance text-compact text-ink-soft">
          On a shared device, you can clear this site from the history, though that can be noticed too.
        </p>
      </div>
    </div>
  );
}

export type HoursAndAreasProps = Pick<Business, 'serviceArea' | 'addresses' | 'hours'>;

/** Sections with a line above each. */
export const contactSectionsClass = 'grid gap-x-12 gap-y-6 *:max-w-measure *:border-rule *:border-t *:pt-5';

/** When and where the business works, in two sections. */
export const HoursAndAreas = ({ business }: { business: HoursAndAreasProps }) => (
  <>
    <section>
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
  </>
);

const contactLinkClass =
  'inline-block max-w-full py-1 font-semibold text-compact text-spruce-deep underline decoration-brass underline-offset-4';

interface QuoteFactsProps {
  facts: ContactWords['facts'];
  business: ContactDetails;
}

/** What a request costs and when we answer it, for the page's header. */
export function QuoteFacts({ facts, business }: QuoteFactsProps) {
  return (
    <>
      <dl className="mt-3 text-compact max-lg:border-rule max-lg:border-t max-lg:pt-3 lg:border-rule lg:border-b">
        {facts.map(({ title, text }) => (
          <div key={title} className="flex items-baseline gap-x-3 enlarged:block lg:border-rule lg:border-t lg:py-2">
            <dt className="w-24 shrink-0 font-semibold">{title}</dt>
            <dd className="text-ink-soft lg:font-serif lg:text-heading-s lg:text-ink">{keepTogether(text)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-compact lg:mt-3">
        Court date close? <CallLink business={business} />
      </p>
    </>
  );
}

interface ContactPanelProps {
  business: ContactDetails & HoursAndAreasProps;
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
