import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { NumberMark } from '@/components/ui/DimensionLine';
import { Icon, type IconName } from '@/components/ui/Icon';
import { LinkRows } from '@/components/ui/TextLink';
import { unbroken } from '@/components/ui/unbroken';
import type { Business } from '@/content/loader';

interface ServicePanelProps {
  service: { icon: IconName; title: string };
  business: Pick<Business, 'turnaroundText' | 'areasText' | 'phone' | 'phoneLink'>;
  className?: string;
}

/**
 * The side panel of a service page: Quick Facts, with the specification's texts, and how to order. It stays visible
 * beside the description only where all of it fits in the window, so that its links can't be cut off.
 */
export function ServicePanel({ service: { icon, title }, business, className }: ServicePanelProps) {
  const facts: readonly [IconName, string][] = [
    ['clock', `Report typically delivered within ${business.turnaroundText}`],
    ['pin', `Serving ${business.areasText}`],
    ['court', 'Experienced in court testimony and legal proceedings'],
    ['seal', 'State certified appraisers'],
  ];
  return (
    <aside aria-label={`${title} at a glance`} className={className}>
      <Card className="p-6 max-tiny:p-4 lg:top-below-header lg:py-5 lg:[@media(height>=36rem)]:sticky">
        <div className="flex items-center gap-3 border-rule border-b pb-4">
          <Icon name={icon} className="size-8 shrink-0 text-brass-ink" />
          <p className="font-medium font-serif text-heading-s">{title}</p>
        </div>
        <section aria-labelledby="quick-facts" className="mt-4">
          <h2 id="quick-facts" className="text-heading-s">
            Quick Facts
          </h2>
          <ul className="mt-3 grid gap-x-8 gap-y-2.5 text-compact sm:max-lg:grid-cols-2">
            {facts.map(([fact, text]) => (
              <ListItem key={fact} icon={fact}>
                {text}
              </ListItem>
            ))}
          </ul>
        </section>
        <div className="mt-5 flex flex-col gap-3 sm:max-lg:flex-row">
          <ButtonLink href="/contact">Request an Appraisal</ButtonLink>
          <ButtonLink href={business.phoneLink} variant="secondary" className="whitespace-nowrap tabular-nums">
            <Icon name="phone" className="size-5" />
            {business.phone}
          </ButtonLink>
        </div>
      </Card>
    </aside>
  );
}

/** A list item with an icon, such as a check mark. */
export function ListItem({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-brass-ink" />
      <span>{unbroken(children)}</span>
    </li>
  );
}

/** A section with its heading. */
export function TitledSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-6 text-heading-l">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** 'Our Process': numbered steps along a brass line. */
export function Process({ steps }: { steps: readonly string[] }) {
  return (
    <TitledSection id="process" title="Our Process">
      <ol>
        {steps.map((step, index) => (
          <li key={step} className="group relative pb-7 pl-13 last:pb-0">
            {/* A list item is announced with its number already. */}
            <span aria-hidden="true">
              <span className="absolute top-0 bottom-0 left-4 border-brass border-l-2 group-last:hidden" />
              <NumberMark number={index + 1} className="absolute top-0 left-0 size-8.5" />
            </span>
            <p className="pt-0.5">{unbroken(step)}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

/** Two columns from the md breakpoint on. */
export function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <TitledSection id="benefits" title="Benefits">
      <ul className="grid gap-x-10 gap-y-4 *:border-rule *:border-t *:pt-4 md:grid-cols-2">
        {benefits.map((benefit) => (
          <ListItem key={benefit} icon="check">
            {benefit}
          </ListItem>
        ))}
      </ul>
    </TitledSection>
  );
}

interface RelatedResourcesProps {
  /** `exists` is false until the guide is written. */
  resources: readonly { title: string; path: string; exists: boolean }[];
}

/** The guides on this service's questions, for somebody who has read the page. */
export function RelatedResources({ resources }: RelatedResourcesProps) {
  return (
    <TitledSection id="related-resources" title="Related Resources">
      <LinkRows links={resources} />
    </TitledSection>
  );
}
