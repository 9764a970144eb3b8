import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { type Contact, Email } from '@/components/ui/Contact';
import type { Business, PictureData } from '@/content/loader';
import { Icon } from '@/components/ui/Icon';
import { IntroWithPicture } from '@/components/ui/IntroWithPicture';

const linkClass = 'inline-block min-w-0 py-1 font-semibold text-spruce-deep hover:underline';

/** The phone and the email: at the top of the panel, and above the form on phones, where the panel is below it. */
export function CallOrWrite({ contact, className }: { contact: Contact; className: string }) {
  return (
    <section className={className}>
      <h2 className="text-heading-s">Call or write</h2>
      <ul className="mt-2 space-y-1">
        <li className="flex gap-3">
          <Icon name="phone" className="mt-2 size-5 shrink-0 text-brass-ink" />
          <a href={contact.phoneLink} className={clsx(linkClass, 'whitespace-nowrap tabular-nums')}>
            {contact.phone}
          </a>
        </li>
        <li className="flex gap-3">
          <Icon name="mail" className="mt-2 size-5 shrink-0 text-brass-ink" />
          <a href={contact.emailLink} className={linkClass}>
            <Email address={contact.email} />
          </a>
        </li>
      </ul>
    </section>
  );
}

interface ContactPanelProps {
  business: Contact & Pick<Business, 'serviceArea' | 'addresses' | 'hours'>;
  urgent: { title: string; text: string };
  className?: string;
}

/** The other ways to reach the business, and when. */
export function ContactPanel({ business, urgent, className }: ContactPanelProps) {
  return (
    <aside aria-label="Contact information" className={className}>
      <Card className="space-y-7 p-6 md:p-7">
        <CallOrWrite contact={business} className="max-lg:hidden" />
        <section aria-labelledby="service-areas">
          <h2 id="service-areas" className="text-heading-s">
            Service areas
          </h2>
          <p className="mt-2">{business.serviceArea}</p>
          {business.addresses.map((address) => (
            <address key={address} className="mt-2 not-italic">
              {address}
            </address>
          ))}
        </section>
        <section aria-labelledby="business-hours">
          <h2 id="business-hours" className="text-heading-s">
            Business Hours
          </h2>
          <dl className="mt-2 tabular-nums">
            {business.hours.map(({ days, text }) => (
              <div key={days} className="flex flex-wrap justify-between gap-x-4 border-rule border-t py-2">
                <dt>{days}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="urgent" className="border-brass border-t-2 pt-5">
          <h2 id="urgent" className="text-heading-s">
            {urgent.title}
          </h2>
          <p className="mt-2 text-ink-soft">{urgent.text}</p>
        </section>
      </Card>
    </aside>
  );
}

/** What happens after a request: below the form, in the panel that confirms it, and on the thank-you page. */
export function NextSteps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <div className="max-w-measure">
      <h2 className="text-heading-s">{title}</h2>
      <ol className="mt-2 list-decimal space-y-1 pl-5 marker:text-brass-ink">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

/** Costs and times, for a visitor who is about to send the form. */
export function Terms({ terms }: { terms: readonly { title: string; text: string }[] }) {
  return (
    <dl className="space-y-2 text-compact">
      {terms.map(({ title, text }) => (
        <div key={title} className="flex flex-wrap gap-x-4">
          <dt className="w-28 font-semibold">{title}</dt>
          <dd className="grow basis-60 text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is shown when a request was received (specification, section 8). `responseTime` is like `1 business day`. */
export const thanks = (responseTime: string) => ({
  heading: 'Thank you for your request!',
  text: `We've received your appraisal request and will contact you within ${responseTime} to discuss your needs.`,
});

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

interface RequestReceivedProps {
  business: Contact & Pick<Business, 'responseTime'>;
  picture: PictureData;
  nextSteps: Parameters<typeof NextSteps>[0];
}

/** The thank-you page for visitors whose browser sent the form without a script. */
export function RequestReceived({ business, picture, nextSteps }: RequestReceivedProps) {
  const { heading, text } = thanks(business.responseTime);
  return (
    <IntroWithPicture id="received" title={heading} picture={picture}>
      <p className="mt-5 mb-8 max-w-measure text-ink-soft text-lead">{text}</p>
      <NextSteps {...nextSteps} />
      <SomethingToAdd contact={business} className="mt-4" />
      <ButtonLink href="/" variant="secondary" className="mt-8">
        Return to Home
      </ButtonLink>
    </IntroWithPicture>
  );
}
