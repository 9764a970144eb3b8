import { ButtonLink } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import type { Contact } from '@/components/ui/Contact';
import { Icon, type IconName } from '@/components/ui/Icon';

interface ServicePanelProps {
  icon: IconName;
  title: string;
  facts: { turnaround: string; areas: string };
  relatedResources: readonly { title: string; path: string; exists: boolean }[];
  contact: Contact;
  className?: string;
}

/** The side panel of a service page. On wide screens it stays visible beside the description. */
export function ServicePanel(props: ServicePanelProps) {
  const { icon, title, facts, relatedResources, contact, className } = props;
  return (
    <aside aria-label={`${title} at a glance`} className={className}>
      <Card className="p-6 lg:sticky lg:top-24 lg:p-7">
        <div className="flex items-center gap-3">
          <Icon name={icon} className="size-8 shrink-0 text-brass-ink" />
          <p className="font-medium font-serif text-heading-s">{title}</p>
        </div>
        <QuickFacts {...facts} />
        <RelatedResources resources={relatedResources} />
        <div className="no-print mt-6 flex flex-col gap-3">
          <ButtonLink href="/contact">Request an Appraisal</ButtonLink>
          <ButtonLink href={contact.phoneLink} look="secondary" className="tabular-nums">
            <Icon name="phone" className="size-5" />
            {contact.phone}
          </ButtonLink>
        </div>
      </Card>
    </aside>
  );
}

interface QuickFactsProps {
  /** For example `5-7 business days`. */
  turnaround: string;
  /** For example `Spokane and Vancouver, Washington`. */
  areas: string;
}

/** The Quick Facts, with the specification's texts. */
function QuickFacts({ turnaround, areas }: QuickFactsProps) {
  const facts: readonly [IconName, string][] = [
    ['clock', `Report typically delivered within ${turnaround}`],
    ['pin', `Serving ${areas}`],
    ['court', 'Experienced in court testimony and legal proceedings'],
    ['seal', 'State certified appraisers'],
  ];
  return (
    <section aria-labelledby="quick-facts" className="mt-6 border-rule border-t pt-5">
      <h2 id="quick-facts" className="text-heading-s">
        Quick Facts
      </h2>
      <ul className="mt-3 space-y-3 text-compact">
        {facts.map(([icon, fact]) => (
          <li key={fact} className="flex gap-3">
            <Icon name={icon} className="size-5 shrink-0 text-brass-ink" />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RelatedResourcesProps {
  /** `exists` is false until the guide is written. Its link is then `nofollow`, so browsers don't prerender it. */
  resources: readonly { title: string; path: string; exists: boolean }[];
}

const linkClass =
  'inline-flex min-h-8 items-center text-spruce-deep underline decoration-brass underline-offset-4 hover:decoration-spruce-deep';

function RelatedResources({ resources }: RelatedResourcesProps) {
  return (
    <section aria-labelledby="related-resources" className="mt-6 border-rule border-t pt-5">
      <h2 id="related-resources" className="text-heading-s">
        Related Resources
      </h2>
      <ul className="mt-2 text-compact">
        {resources.map(({ title, path, exists }) => (
          <li key={path}>
            <a href={path} rel={exists ? undefined : 'nofollow'} className={linkClass}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
