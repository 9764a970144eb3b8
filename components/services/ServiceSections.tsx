import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { Card, LinkCards } from '@/components/ui/Card';
import { type ContactDetails, RequestOrCall } from '@/components/ui/contactParts';
import { Icon, type IconName } from '@/components/ui/Icon';
import { keepTogether } from '@/components/ui/keepTogether';
import { TextLink } from '@/components/ui/TextLink';
import type { Business, Service } from '@/loader';
import { elementIds } from '@/shared/elementIds';

const ids = elementIds.service;

interface ServicePanelProps {
  service: Pick<Service, 'icon' | 'title' | 'publishedGuides' | 'plannedGuides'>;
  business: Pick<Business, 'turnaroundText' | 'areasText' | 'phone' | 'phoneLink'>;
}

/**
 * The side panel of a service page, with the specification's parts. On narrow screens, where it is after the text, only
 * the quick facts: title, guides and buttons are elsewhere on the page.
 */
export function ServicePanel({ service, business }: ServicePanelProps) {
  const { icon, title, publishedGuides, plannedGuides } = service;
  const facts: readonly [IconName, string][] = [
    ['clock', `Report typically delivered within ${business.turnaroundText}`],
    ['pin', `Serving ${business.areasText}`],
    ['court', 'Experienced in court testimony and legal proceedings'],
    ['seal', 'State certified appraisers'],
  ];
  return (
    <aside aria-label={`${title} at a glance`}>
      <Card className="flex flex-col gap-4 p-5 enlarged:p-4 lg:px-6">
        <div className="flex items-center gap-3 border-rule border-b pb-3 max-lg:hidden">
          <Icon name={icon} className="size-8 shrink-0 text-brass-ink" />
          <p className="min-w-0 font-medium font-serif text-heading-s">{title}</p>
        </div>
        <section aria-labelledby={ids.quickFacts}>
          <h2 id={ids.quickFacts} className="text-heading-s">
            Quick Facts
          </h2>
          <ul className="mt-2.5 grid gap-x-8 gap-y-2 text-compact sm:max-lg:grid-cols-2">
            {facts.map(([fact, text]) => (
              <IconItem key={fact} icon={fact}>
                {text}
              </IconItem>
            ))}
          </ul>
        </section>
        <nav aria-label={titles[ids.relatedResources]} className="text-compact max-lg:hidden print:hidden">
          <p className="font-medium font-serif text-heading-s">{titles[ids.relatedResources]}</p>
          <ul className="mt-1">
            {publishedGuides.map((link) => (
              <li key={link.path}>
                <TextLink href={link.path} className="inline-block py-1">
                  {link.title}
                </TextLink>
              </li>
            ))}
          </ul>
          <PlannedGuides links={plannedGuides} />
        </nav>
        <div className="flex flex-col gap-2 max-lg:hidden print:hidden">
          <RequestOrCall {...business} />
        </div>
      </Card>
    </aside>
  );
}

/** The price of a service, and how to request an appraisal: in the first screen of a phone. */
export function FeeAndRequest({
  business,
}: {
  business: Pick<Business, 'feeText' | 'feeCovers' | keyof ContactDetails>;
}) {
  return (
    <>
      <p className="mt-2 max-w-measure text-balance text-compact md:mt-5">
        <span className="font-medium font-serif text-heading-s lining-nums md:block">
          {keepTogether(business.feeText)}
        </span>{' '}
        <span className="text-ink-soft max-md:text-label">{keepTogether(`typical fee for ${business.feeCovers}`)}</span>
      </p>
      <div className="mt-4 flex flex-wrap gap-2 md:mt-6 max-sm:*:grow max-sm:*:px-2 max-sm:*:text-compact md:max-lg:*:px-4 lg:gap-x-4">
        <RequestOrCall {...business} firstOnPage />
      </div>
    </>
  );
}

const titles = {
  [ids.process]: 'Our Process',
  [ids.benefits]: 'Benefits',
  [ids.relatedResources]: 'Related Resources',
};
/** The sections that follow the text of a service, for its table of contents. */
export const sectionsAfterText = Object.entries(titles).map(([id, text]) => ({ id, text }));

function IconItem({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-brass-ink" />
      <span>{keepTogether(children)}</span>
    </li>
  );
}

/** A section between the texts of a service page. */
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

/** The steps from the first call to the report. */
export function Process({ steps }: { steps: readonly string[] }) {
  return (
    <TitledSection id={ids.process} title={titles.process}>
      <div className="numbered-steps max-w-measure">
        <ol>
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: their order is fixed, and some may be alike.
            <li key={index}>{keepTogether(step)}</li>
          ))}
        </ol>
      </div>
    </TitledSection>
  );
}

/** What the client gains, in two columns. */
export function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <TitledSection id={ids.benefits} title={titles.benefits}>
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
export function RelatedResources({
  publishedGuides,
  plannedGuides,
}: Pick<Service, 'publishedGuides' | 'plannedGuides'>) {
  return (
    <TitledSection id={ids.relatedResources} title={titles[ids.relatedResources]}>
      <LinkCards cards={publishedGuides} layout="framedRows" heading="h3" />
      {/* On wide screens, the panel names them. */}
      <PlannedGuides links={plannedGuides} className={clsx('mt-4', publishedGuides.length > 0 && 'lg:hidden')} />
    </TitledSection>
  );
}

/** The guides that nobody has written yet, in a quiet line. */
function PlannedGuides({
  links,
  className,
}: {
  links: readonly { title: string; path: string }[];
  className?: string;
}) {
  if (links.length === 0) return null;
  return (
    <p className={clsx('text-ink-soft text-label', className)}>
      In preparation:{' '}
      {links.map(({ title, path }, index) => (
        <Fragment key={path}>
          {index > 0 ? ', ' : null}
          <TextLink href={path} exists={false} className="py-1 hover:text-ink">
            {title}
          </TextLink>
        </Fragment>
      ))}
    </p>
  );
}
