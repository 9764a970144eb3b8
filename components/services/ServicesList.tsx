import { ButtonLink } from '@/components/ui/Button';
import { PictureRow } from '@/components/ui/Picture';
import { Container, Section, SectionHeading } from '@/components/ui/Section';
import { unbroken } from '@/components/ui/unbroken';
import type { Professionals, Service } from '@/content/loader';
import { IconItem } from './ServiceSections';

type ServiceBlock = Pick<Service, 'id' | 'path' | 'title' | 'summary' | 'benefits' | 'picture'>;

/** The services, with pictures on alternating sides. */
export function ServiceBlocks({ services }: { services: readonly ServiceBlock[] }) {
  return (
    <Container space="tight" className="space-y-16 md:space-y-24">
      {services.map(({ id, path, title, summary, benefits, picture }, index) => (
        <section key={id} aria-labelledby={`service-${id}`}>
          <PictureRow picture={picture} index={index} priority={index === 0}>
            <SectionHeading id={`service-${id}`} intro={summary}>
              {title}
            </SectionHeading>
            <ul className="mt-5 space-y-2">
              {benefits.slice(0, 3).map((benefit) => (
                <IconItem key={benefit} icon="check">
                  {benefit}
                </IconItem>
              ))}
            </ul>
            <ButtonLink href={path} variant="secondary" className="mt-7">
              Learn more<span className="sr-only"> about {title}</span>
            </ButtonLink>
          </PictureRow>
        </section>
      ))}
    </Container>
  );
}

/** What attorneys and CPAs need to know before ordering. */
export function ForProfessionals({ title, intro, points }: Professionals) {
  return (
    <Section className="bg-shade" space="tight" id="professionals" aria-labelledby="professionals-title">
      <SectionHeading id="professionals-title" intro={intro}>
        {title}
      </SectionHeading>
      <dl className="mt-8 grid gap-x-12 md:grid-cols-2">
        {points.map((point) => (
          <div key={point.title} className="border-rule border-t py-5">
            <dt className="text-balance font-medium font-serif text-heading-s">{unbroken(point.title)}</dt>
            <dd className="mt-2 text-ink-soft">{unbroken(point.text)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
