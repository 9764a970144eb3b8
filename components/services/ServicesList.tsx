import clsx from 'clsx';
import { Card, WholeCardLink } from '@/components/ui/Card';
import { keepTogether } from '@/components/ui/keepTogether';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/Prose';
import { Container, Section, SectionHeading } from '@/components/ui/Section';
import type { Professionals, Service } from '@/loader';

/** A text with its `[blanks]`, which stand out. */
const withBlanks = (text: string) =>
  text.split(/(\[[^\]]+\])/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text, some of them alike.
      <span key={index} className="bg-shade text-brass-ink">
        {part}
      </span>
    ) : (
      part
    ),
  );

type ServiceBlock = Pick<Service, 'id' | 'path' | 'title' | 'description' | 'image'>;

/** The services, all in a desktop's first screen, with pictures on alternating sides: row by row. */
export function ServiceBlocks({ services }: { services: readonly ServiceBlock[] }) {
  return (
    <Container space="tight" className="grid gap-x-12 gap-y-9 lg:grid-cols-2 lg:gap-y-12">
      {services.map(({ id, path, title, description, image }, index) => (
        <section
          key={id}
          aria-labelledby={`service-${id}`}
          className={clsx(
            'group relative grid items-center gap-x-6 gap-y-3',
            index % 2 === 0 ? 'sm:max-lg:grid-cols-[5fr_4fr]' : 'sm:max-lg:grid-cols-[4fr_5fr]',
            index % 4 < 2 ? 'lg:grid-cols-[5fr_4fr]' : 'lg:grid-cols-[4fr_5fr]',
          )}
        >
          <div className={clsx(index % 2 === 1 && 'sm:max-lg:order-2', index % 4 > 1 && 'lg:order-2')}>
            <Picture
              picture={image}
              slot="half"
              priority={index === 0}
              className="object-contain max-sm:aspect-8/5 max-sm:object-left"
            />
          </div>
          <div>
            <h2 id={`service-${id}`} className="text-heading-m">
              {keepTogether(title)}
            </h2>
            <p className="mt-2 text-compact text-ink-soft">{keepTogether(description)}</p>
            <WholeCardLink href={path} text="Learn more" about={title} />
          </div>
        </section>
      ))}
    </Container>
  );
}

/** What attorneys and CPAs get, what we need from them, the law, and a clause that they can copy. */
export function ForProfessionals({ title, groups, clause }: Professionals) {
  return (
    <Section className="bg-shade" space="tight" id="professionals" aria-labelledby="professionals-title">
      <SectionHeading id="professionals-title">{title}</SectionHeading>
      <div className="mt-8">
        {groups.map((group) => (
          <div
            key={group.title}
            className="grid gap-x-12 gap-y-4 border-rule border-t py-7 last:pb-0 lg:grid-cols-[1fr_3fr]"
          >
            <h3 className="text-heading-m">{keepTogether(group.title)}</h3>
            <dl className="grid gap-x-12 gap-y-6 md:grid-cols-2">
              {group.points.map((point) => (
                <div key={point.title}>
                  <dt className="text-balance font-semibold">{keepTogether(point.title)}</dt>
                  <dd className="mt-1">
                    <Prose html={point.text} className="text-compact text-ink-soft" />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <Card className="mt-10 grid gap-x-12 gap-y-5 p-6 max-tiny:p-4 lg:grid-cols-[1fr_3fr] lg:p-8">
        <div>
          <h3 className="text-heading-m">{keepTogether(clause.title)}</h3>
          <p className="mt-2 text-compact text-ink-soft">{clause.note}</p>
        </div>
        <ol className="list-decimal space-y-3 ps-6 font-serif marker:text-brass-ink lg:columns-2 lg:gap-x-12">
          {clause.terms.map((term) => (
            <li key={term} className="break-inside-avoid">
              {withBlanks(term)}
            </li>
          ))}
        </ol>
      </Card>
    </Section>
  );
}
