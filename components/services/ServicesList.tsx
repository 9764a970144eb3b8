import { ButtonLink } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { keepTogether } from '@/components/ui/keepTogether';
import { PictureRow } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/Prose';
import { Container, Section, SectionHeading } from '@/components/ui/Section';
import type { Professionals, Service } from '@/loader';

type ServiceBlock = Pick<Service, 'id' | 'path' | 'title' | 'description' | 'image'>;

/** The services, with pictures on alternating sides. */
export function ServiceBlocks({ services }: { services: readonly ServiceBlock[] }) {
  return (
    <Container space="tight" className="space-y-7 md:space-y-10">
      {services.map(({ id, path, title, description, image }, index) => (
        <section key={id} aria-labelledby={`service-${id}`}>
          <PictureRow picture={image} index={index} priority={index === 0}>
            <SectionHeading id={`service-${id}`}>{title}</SectionHeading>
            <p className="mt-2 max-w-measure text-ink-soft max-md:text-compact md:mt-4 md:font-serif md:text-lead">
              {keepTogether(description)}
            </p>
            <ButtonLink href={path} variant="secondary" className="mt-3 max-md:px-4 max-md:text-compact md:mt-5">
              Learn more<span className="sr-only"> about {title}</span>
            </ButtonLink>
          </PictureRow>
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
      <Card className="mt-10 grid gap-x-12 gap-y-3 p-6 lg:grid-cols-3 lg:p-8">
        <div>
          <h3 className="text-heading-s">{keepTogether(clause.title)}</h3>
          <p className="mt-2 text-compact text-ink-soft">{clause.note}</p>
        </div>
        <blockquote className="font-serif text-pretty lg:col-span-2">{keepTogether(clause.text)}</blockquote>
      </Card>
    </Section>
  );
}
