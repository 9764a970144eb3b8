import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/Button';
import type { PictureData, Professionals } from '@/content/loader';
import { Picture } from '@/components/ui/Picture';
import { Section, SectionHeading } from '@/components/ui/Section';
import { Benefit } from './ServiceSections';

interface ServiceBlock {
  id: string;
  path: string;
  title: string;
  summary: string;
  benefits: readonly string[];
  picture: PictureData;
}

/** The services, with pictures on alternating sides that reach beyond the page's columns. */
export function ServiceBlocks({ services }: { services: readonly ServiceBlock[] }) {
  return (
    <div className="overflow-x-clip">
      {services.map(({ id, path, title, summary, benefits, picture }, index) => (
        <section
          key={id}
          aria-labelledby={`service-${id}`}
          className="mx-auto grid max-w-page items-center gap-x-12 gap-y-6 px-5 py-10 md:grid-cols-2 md:px-8 md:py-8 lg:grid-cols-12"
        >
          <div
            className={clsx(
              'max-md:-mx-5 lg:col-span-7',
              index % 2 === 1 ? 'md:order-2 lg:-mr-16 wide:-mr-32' : 'lg:-ml-16 wide:-ml-32',
            )}
          >
            <Picture picture={picture} slot="wide" priority={index === 0} />
          </div>
          <div className="lg:col-span-5">
            <h2 id={`service-${id}`} className="text-heading-l">
              {title}
            </h2>
            <p className="mt-4 text-ink-soft text-lead">{summary}</p>
            <ul className="mt-5 space-y-2">
              {benefits.slice(0, 3).map((benefit) => (
                <Benefit key={benefit}>{benefit}</Benefit>
              ))}
            </ul>
            <ButtonLink href={path} variant="secondary" className="mt-7">
              Learn more<span className="sr-only"> about {title}</span>
            </ButtonLink>
          </div>
        </section>
      ))}
    </div>
  );
}

/** What attorneys, CPAs and executors need to know before ordering. */
export function ForProfessionals({ title, intro, points }: Professionals) {
  return (
    <Section surface="shade" space="tight" id="professionals" aria-labelledby="professionals-title">
      <SectionHeading id="professionals-title" intro={intro}>
        {title}
      </SectionHeading>
      <dl className="mt-8 grid gap-x-12 md:grid-cols-2">
        {points.map((point) => (
          <div key={point.title} className="border-rule border-t py-5">
            <dt className="text-balance font-medium font-serif text-heading-s">{point.title}</dt>
            <dd className="mt-2 text-ink-soft">{point.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
