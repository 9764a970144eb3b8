import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Step } from '@/components/ui/Brass';
import { ButtonLink } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import type { Business } from '@/content/loader';
import { Icon, type IconName } from '@/components/ui/Icon';

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
      <Card className="p-6 lg:top-22 lg:py-5 lg:[@media(height>=36rem)]:sticky">
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
              <li key={fact} className="flex gap-3">
                <Icon name={fact} className="mt-0.5 size-5 shrink-0 text-brass-ink" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
        <div className="print:hidden mt-5 flex flex-col gap-3 sm:max-lg:flex-row">
          <ButtonLink href="/contact">Request an Appraisal</ButtonLink>
          <ButtonLink href={business.phoneLink} variant="secondary" className="tabular-nums">
            <Icon name="phone" className="size-5" />
            {business.phone}
          </ButtonLink>
        </div>
      </Card>
    </aside>
  );
}

function TitledSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-6 text-heading-l">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** 'Our Process': numbered steps. */
export function Process({ steps }: { steps: readonly string[] }) {
  return (
    <TitledSection id="process" title="Our Process">
      <ol>
        {steps.map((step, index) => (
          <Step key={step} number={index + 1}>
            <p className="pt-0.5">{step}</p>
          </Step>
        ))}
      </ol>
    </TitledSection>
  );
}

/** Two columns from the md breakpoint on. */
export function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <TitledSection id="benefits" title="Benefits">
      <ul className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        {benefits.map((benefit) => (
          <Benefit key={benefit} className="border-rule border-t pt-4">
            {benefit}
          </Benefit>
        ))}
      </ul>
    </TitledSection>
  );
}

/** A list item with a check mark. */
export function Benefit({ className, children }: { className?: string; children: string }) {
  return (
    <li className={clsx('flex gap-3', className)}>
      <Icon name="check" className="mt-1 size-5 shrink-0 text-brass-ink" />
      <span>{children}</span>
    </li>
  );
}

interface RelatedResourcesProps {
  /** `exists` is false until the guide is written. Its link is then `nofollow`, so browsers don't prerender it. */
  resources: readonly { title: string; path: string; exists: boolean }[];
}

/** The guides on this service's questions, for somebody who has read the page. */
export function RelatedResources({ resources }: RelatedResourcesProps) {
  return (
    <TitledSection id="related-resources" title="Related Resources">
      <ul className="border-rule border-t">
        {resources.map(({ title, path, exists }) => (
          <li key={path} className="border-rule border-b">
            <a
              href={path}
              rel={exists ? undefined : 'nofollow'}
              className="flex min-h-12 items-center justify-between gap-3 py-2 font-semibold text-spruce-deep underline decoration-brass underline-offset-4 hover:decoration-spruce-deep"
            >
              {title}
              <Icon name="arrow" className="size-5 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
