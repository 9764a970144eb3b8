import { Fragment, type ReactNode } from 'react';
import { RequestOrCall } from '@/components/ui/Button';
import { Card, LinkCards } from '@/components/ui/Card';
import type { Contact } from '@/components/ui/Contact';
import { panelPlace } from '@/components/ui/Contents';
import { Icon, type IconName, NumberBadge } from '@/components/ui/Icon';
import { unbroken } from '@/components/ui/unbroken';
import type { Business, Service } from '@/content/loader';

interface ServicePanelProps {
  service: { icon: IconName; title: string };
  business: Pick<Business, 'turnaroundText' | 'areasText'>;
}

/**
 * The side panel of a service page: Quick Facts, with the specification's texts. It stays visible beside the description
 * only where all of it fits in the window.
 */
export function ServicePanel({ service: { icon, title }, business }: ServicePanelProps) {
  const facts: readonly [IconName, string][] = [
    ['clock', `Report typically delivered within ${business.turnaroundText}`],
    ['pin', `Serving ${business.areasText}`],
    ['court', 'Experienced in court testimony and legal proceedings'],
    ['seal', 'State certified appraisers'],
  ];
  return (
    <aside aria-label={`${title} at a glance`} className={panelPlace}>
      <Card className="p-6 max-tiny:p-4 lg:top-below-header lg:py-5 lg:[@media(height>=36rem)]:sticky">
        {/* On other screens, the page's own title is right above. */}
        <div className="mb-4 flex items-center gap-3 border-rule border-b pb-4 max-lg:hidden">
          <Icon name={icon} className="size-8 shrink-0 text-brass-ink" />
          <p className="font-medium font-serif text-heading-s">{title}</p>
        </div>
        <section aria-labelledby="quick-facts">
          <h2 id="quick-facts" className="text-heading-s">
            Quick Facts
          </h2>
          <ul className="mt-3 grid gap-x-8 gap-y-2.5 text-compact sm:max-lg:grid-cols-2">
            {facts.map(([fact, text]) => (
              <IconItem key={fact} icon={fact}>
                {text}
              </IconItem>
            ))}
          </ul>
        </section>
      </Card>
    </aside>
  );
}

/** The price of a service, and how to order: in the first screen of a phone. */
export function ServiceAction({ business }: { business: Pick<Business, 'feeText' | 'feeCovers' | keyof Contact> }) {
  return (
    <>
      <p className="mt-4 max-w-measure text-balance text-compact md:mt-7">
        <span className="block font-medium font-serif text-heading-s lining-nums">{unbroken(business.feeText)}</span>{' '}
        <span className="text-ink-soft">typical fee for {business.feeCovers}</span>
      </p>
      <div className="mt-5 flex flex-wrap gap-2 md:mt-7 max-sm:*:grow max-sm:*:px-2 max-sm:*:text-compact md:max-lg:*:px-4 lg:gap-x-4">
        <RequestOrCall {...business} />
      </div>
    </>
  );
}

const titles = { process: 'Our Process', benefits: 'Benefits', 'related-resources': 'Related Resources' };
/** The sections that follow the text of a service, for its table of contents. */
export const fixedSections = Object.entries(titles).map(([id, text]) => ({ id, text }));

/** A list item with an icon, such as a check mark. */
export function IconItem({ icon, children }: { icon: IconName; children: string }) {
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
      <h2 id={id} className="mb-5 text-heading-l">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** 'Our Process': numbered steps along a brass line. */
export function Process({ steps }: { steps: readonly string[] }) {
  return (
    <TitledSection id="process" title={titles.process}>
      <ol>
        {steps.map((step, index) => (
          <li key={step} className="group relative pb-7 pl-13 last:pb-0">
            {/* A list item is announced with its number already. */}
            <span aria-hidden="true">
              <span className="absolute top-0 bottom-0 left-4 border-brass border-l-2 group-last:hidden" />
              <NumberBadge number={index + 1} className="absolute top-0 left-0 size-8.5" />
            </span>
            <p className="pt-1">{unbroken(step)}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

/** Two columns from the md breakpoint on. */
export function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <TitledSection id="benefits" title={titles.benefits}>
      <ul className="grid gap-x-10 gap-y-2.5 *:border-rule *:border-t *:pt-2.5 md:grid-cols-2">
        {benefits.map((benefit) => (
          <IconItem key={benefit} icon="check">
            {benefit}
          </IconItem>
        ))}
      </ul>
    </TitledSection>
  );
}

/** The guides on this service's questions: those that can be read as cards, the others in a line. */
export function RelatedResources({ resources }: { resources: Service['relatedResources'] }) {
  const published = resources.flatMap(({ guide, ...link }) => (guide ? { ...guide, ...link } : []));
  const planned = resources.filter(({ guide }) => !guide);
  return (
    <TitledSection id="related-resources" title={titles['related-resources']}>
      <LinkCards cards={published} columns={1} heading="h3" />
      {planned.length > 0 ? (
        <p className="mt-4 text-ink-soft text-label">
          In preparation:{' '}
          {planned.map(({ title, path }, index) => (
            <Fragment key={path}>
              {index > 0 ? ', ' : null}
              <a
                href={path}
                rel="nofollow"
                className="inline-flex min-h-6 underline decoration-brass underline-offset-4 hover:text-ink"
              >
                {title}
              </a>
            </Fragment>
          ))}
        </p>
      ) : null}
    </TitledSection>
  );
}
