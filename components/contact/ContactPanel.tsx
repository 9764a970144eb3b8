import { Card } from '@/components/ui/Card';
import { type Contact, Email } from '@/components/ui/Contact';
import { Icon } from '@/components/ui/Icon';

interface ContactPanelProps {
  contact: Contact;
  serviceArea: string;
  /** The street addresses of the offices; empty until the owner publishes them. */
  addresses: readonly string[];
  hours: readonly { days: string; text: string }[];
  urgent: { title: string; text: string };
  className?: string;
}

const linkClass = 'inline-block min-w-0 py-1 font-semibold text-spruce-deep hover:underline';

/** The other ways to reach the business, and when. */
export function ContactPanel(props: ContactPanelProps) {
  const { contact, serviceArea, addresses, hours, urgent, className } = props;
  return (
    <aside aria-label="Contact information" className={className}>
      <Card className="space-y-7 p-6 md:p-7">
        <section aria-labelledby="reach-us">
          <h2 id="reach-us" className="text-heading-s">
            Call or write
          </h2>
          <ul className="mt-3 space-y-2">
            <li className="flex gap-3">
              <Icon name="phone" className="mt-2 size-5 shrink-0 text-brass-ink" />
              <a href={contact.phoneLink} className={`${linkClass} tabular-nums`}>
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
        <section aria-labelledby="service-areas">
          <h2 id="service-areas" className="text-heading-s">
            Service areas
          </h2>
          <p className="mt-2">{serviceArea}</p>
          {addresses.map((address) => (
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
            {hours.map(({ days, text }) => (
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

/** For visitors on a phone, where the panel is below the form. */
export function PreferToTalk({ contact, hours }: Pick<ContactPanelProps, 'contact' | 'hours'>) {
  const [first] = hours;
  return (
    <p className="mb-10 border-rule border-b pb-5 lg:hidden">
      Prefer to talk?{' '}
      <a
        href={contact.phoneLink}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-spruce-deep tabular-nums underline decoration-brass underline-offset-4"
      >
        Call {contact.phone}
      </a>
      {first ? (
        <span className="block text-ink-soft text-label">
          {first.days}, {first.text}
        </span>
      ) : null}
    </p>
  );
}
