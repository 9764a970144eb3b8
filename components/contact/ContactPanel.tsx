import { Card } from '@/components/ui/Card';
import { Email } from '@/components/ui/Email';
import { Icon } from '@/components/ui/Icon';
import { BusinessHours, type HoursLine } from './BusinessHours';

interface ContactPanelProps {
  phone: string;
  phoneLink: string;
  email: string;
  emailLink: string;
  serviceArea: string;
  hours: readonly HoursLine[];
  expeditedTurnaround: string;
  className?: string;
}

const linkClass = 'inline-block min-w-0 py-1 font-semibold text-spruce-deep hover:underline';

/** The other ways to reach us, and when. */
export function ContactPanel(props: ContactPanelProps) {
  const { phone, phoneLink, email, emailLink, serviceArea, hours, expeditedTurnaround, className } = props;
  return (
    <aside aria-label="Contact information" className={className}>
      <Card className="space-y-7 p-6 md:p-7">
        <section aria-labelledby="reach-us">
          <h2 id="reach-us" className="text-heading-s">
            Call or write
          </h2>
          <ul className="mt-3 space-y-2">
            <li className="flex gap-3">
              <Icon name="phone" className="mt-1 size-5 shrink-0 text-brass-ink" />
              <a href={phoneLink} className={`${linkClass} tabular-nums`}>
                {phone}
              </a>
            </li>
            <li className="flex gap-3">
              <Icon name="mail" className="mt-1 size-5 shrink-0 text-brass-ink" />
              <a href={emailLink} className={linkClass}>
                <Email address={email} />
              </a>
            </li>
          </ul>
        </section>
        <section aria-labelledby="service-areas">
          <h2 id="service-areas" className="text-heading-s">
            Service areas
          </h2>
          <p className="mt-2">{serviceArea}</p>
        </section>
        <BusinessHours hours={hours} />
        <section aria-labelledby="urgent" className="border-brass border-t-2 pt-5">
          <h2 id="urgent" className="text-heading-s">
            An urgent date?
          </h2>
          <p className="mt-2 text-ink-soft">
            Expedited service is available for urgent legal proceedings: {expeditedTurnaround}, for an additional fee.
            Please call.
          </p>
        </section>
      </Card>
    </aside>
  );
}
