import clsx from 'clsx';
import { Svg, shapeClass, textClass } from '@/components/drawings/primitives';
import { PageHeader, PageHeaderBand } from '@/components/layout/PageHeader';
import { ButtonLink } from '@/components/ui/Button';
import { type ContactDetails, Hours, PhoneNumber } from '@/components/ui/contactParts';
import { keepTogether } from '@/components/ui/keepTogether';
import { Picture } from '@/components/ui/Picture';
import { Container, Lede } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import type { Business, ContactWords, PictureData } from '@/loader';

interface NextStepsProps extends Pick<ContactWords, 'nextSteps'> {
  /** Beside each other on wide screens. */
  across?: boolean;
}

/**
 * The business days that a step names, such as `5-7 business days`: a box each, dark from the first on which it may be
 * done. A step that names none, or more than fit on a phone, has a check mark.
 */
function BusinessDays({ when, large }: { when: string; large: boolean }) {
  const [, from, to = from] = /(\d+)(?:-(\d+))? business days?/.exec(when) ?? [];
  const named = Array.from({ length: Number(to ?? 0) }, (_, index) => index + 1);
  const days = named.length <= 7 ? named : [];
  return (
    <Svg
      height="2.25em"
      width={`${Math.max(1, days.length) * 2.5}em`}
      className={clsx('block text-[min(var(--text-compact),4.2vw)] tabular-nums', large && 'wide:text-heading-s')}
    >
      {days.map((day, index) => {
        const done = day >= Number(from);
        return (
          <Svg key={day} x={`${index * 2.5}em`}>
            <rect
              width="2.25em"
              height="2.25em"
              rx="3"
              className={done ? 'fill-ink forced-colors:fill-current' : shapeClass.outline}
            />
            <text
              x="1.125em"
              y="1.5em"
              textAnchor="middle"
              className={done ? 'fill-paper font-semibold forced-colors:fill-[Canvas]' : textClass.soft}
            >
              {day}
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
          <li key={when}>
            <BusinessDays when={when} large={across} />
            <h3 className={clsx('mt-3 text-heading-s', across && 'lg:text-heading-m')}>{keepTogether(when)}</h3>
            <p className="mt-1.5 text-compact text-ink-soft">{keepTogether(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ThanksProps {
  heading: 'h1' | 'h2';
  /** Such as `1 business day`. */
  responseTime: string;
  picture: PictureData;
}

/** What is said when an appraisal request was received (specification, section 8). */
export const Thanks = ({ heading: Heading, responseTime, picture }: ThanksProps) => (
  <div className="grid gap-x-12 md:grid-cols-[3fr_2fr]">
    <Heading className="text-page md:self-end">Thank you for your request!</Heading>{' '}
    <p className="mt-4 text-balance font-serif text-lead">
      We've received your appraisal request and will contact you within {responseTime} to discuss your needs.
    </p>
    {/* It reaches over the edge of the band. */}
    <div className="-mb-17 w-56 justify-self-center enlarged:hidden print:hidden md:col-start-2 md:row-span-2 md:row-start-1 md:-mb-20 md:w-full">
      <Picture picture={picture} sizesFor="third" priority />
    </div>
  </div>
);

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
          <TextLink href={business.phoneLink}>
            Call <PhoneNumber>{business.phone}</PhoneNumber>
          </TextLink>{' '}
          or <TextLink href={business.emailLink}>email us</TextLink>.
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

export type Places = Pick<Business, 'serviceArea' | 'addresses' | 'hours'>;

/** Sections with a line above each. */
export const contactSectionsClass = 'grid gap-x-12 gap-y-6 *:max-w-measure *:border-rule *:border-t *:pt-5';

/** When and where the business works, in two sections. */
export const HoursAndAreas = ({ business }: { business: Places }) => (
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

interface ReceivedProps extends Pick<ContactWords, 'nextSteps'> {
  business: ContactDetails & Places & Pick<Business, 'responseTime'>;
  picture: PictureData;
}

/**
 * The thank-you page for visitors whose browser sent the form without a script, and what is shown instead to those who
 * sent nothing, once a script has found that out.
 */
export function Received({ business, nextSteps, picture }: ReceivedProps) {
  return (
    <>
      <div id="received" className="*:border-b-0" suppressHydrationWarning>
        <PageHeaderBand>
          <Container className="py-8">
            <Thanks heading="h1" responseTime={business.responseTime} picture={picture} />
          </Container>
        </PageHeaderBand>
      </div>
      <div id="nothing-received" hidden suppressHydrationWarning>
        <PageHeader
          title="Your appraisal request"
          afterTitle={
            <>
              <Lede className="mt-4">{`If our form thanked you, we have your request, and you’ll hear from us within ${business.responseTime}. If it didn’t, please send it again, or call us.`}</Lede>
              <TextLink href="/contact" className="mt-2 inline-flex min-h-11 items-center">
                Send it again
              </TextLink>
            </>
          }
        />
      </div>
      <Container space="tight" className="space-y-10">
        <NextSteps nextSteps={nextSteps} across />
        <FollowUpContact business={business} />
        <div className={clsx(contactSectionsClass, 'lg:grid-cols-[2fr_1fr]')}>
          <HoursAndAreas business={business} />
        </div>
      </Container>
    </>
  );
}
