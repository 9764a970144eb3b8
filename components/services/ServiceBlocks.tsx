import clsx from 'clsx';
import type { ReactNode } from 'react';
import { disclosureClass, WholeCardLink } from '@/components/ui/Card';
import { keepTogether } from '@/components/ui/keepTogether';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/Prose';
import { Container, Section, SectionHeading } from '@/components/ui/Section';
import { LinkList } from '@/components/ui/TextLink';
import type { Professionals, Service } from '@/loader';

/** Links to the services by who needs each, for the page's header. */
export function SituationLinks({ services }: { services: readonly Pick<Service, 'path' | 'situation'>[] }) {
  const links = services.map(({ path, situation }) => ({ path, title: situation }));
  return (
    <nav aria-label="Your situation" className="mt-5 print:hidden">
      <LinkList links={links} />
    </nav>
  );
}

type ServiceBlock = Pick<Service, 'id' | 'path' | 'title' | 'description' | 'image'>;

/** The services in rows, with pictures on alternating sides, at the edges of the page. */
export function ServiceBlocks({ services }: { services: readonly ServiceBlock[] }) {
  return services.map(({ id, path, title, description, image }, index) => (
    <section key={id} aria-labelledby={`service-${id}`} className="group border-rule border-b">
      <Container className="relative grid items-center gap-x-12 gap-y-3 py-6 md:grid-cols-12">
        <div className={clsx('md:col-span-7', index % 2 === 1 && 'md:order-2')}>
          <Picture picture={image} sizesFor="row" priority={index === 0} />
        </div>
        <div className="md:col-span-5">
          <h2 id={`service-${id}`} className="text-heading-l">
            {keepTogether(title)}
          </h2>
          <p className="mt-2 max-w-measure text-balance text-ink-soft md:font-serif md:text-lead">
            {keepTogether(description)}
          </p>
          <WholeCardLink href={path} text="How it works" about={title} />
        </div>
      </Container>
    </section>
  ));
}

/** What attorneys and CPAs get, what we need from them, the law, and a clause to copy, each in a row that opens. */
export function ForProfessionals({ title, lede, groups, clause }: Professionals) {
  return (
    <Section className="bg-shade" space="tight" id="professionals" aria-labelledby="professionals-title">
      <div className="grid gap-x-12 gap-y-3 lg:grid-cols-2">
        <SectionHeading id="professionals-title">{title}</SectionHeading>
        <Prose html={lede} />
      </div>
      <div className="mt-6 border-rule border-t">
        {groups.map(({ title, note, points }, index) => (
          <ProfessionalsRow key={title} open={index === 0} {...{ title, note }}>
            <dl className="grid gap-x-12 gap-y-6 md:grid-cols-2">
              {points.map((point) => (
                <div key={point.title}>
                  <dt className="text-balance font-semibold">{keepTogether(point.title)}</dt>
                  <dd className="mt-1">
                    <Prose html={point.text} className="text-compact text-ink-soft" />
                  </dd>
                </div>
              ))}
            </dl>
          </ProfessionalsRow>
        ))}
        <ProfessionalsRow {...clause}>
          {/* A link to it opens the row. */}
          <ol
            id="clause"
            className="list-decimal space-y-3 ps-6 font-serif marker:text-brass-ink lg:columns-2 lg:gap-x-12"
          >
            {clause.terms.map((term) => (
              <li key={term} className="break-inside-avoid">
                {term}
              </li>
            ))}
          </ol>
        </ProfessionalsRow>
      </div>
    </Section>
  );
}

interface ProfessionalsRowProps {
  title: string;
  note: string;
  open?: boolean;
  children: ReactNode;
}

function ProfessionalsRow({ title, note, open, children }: ProfessionalsRowProps) {
  return (
    <details open={open} className="border-rule border-b">
      <summary className={clsx(disclosureClass, 'md:grid-cols-[1fr_3fr_auto]')}>
        <h3 className="text-heading-m">{keepTogether(title)}</h3>
        <span className="text-compact text-ink-soft max-md:row-start-2">{keepTogether(note)}</span>
      </summary>
      <div className="pt-2 pb-7">{children}</div>
    </details>
  );
}
