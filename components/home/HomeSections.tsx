import type { ComponentProps } from 'react';
import { SalesDrawing } from '@/components/drawings/SalesDrawing';
import { ButtonLink } from '@/components/ui/Button';
import { LinkCards } from '@/components/ui/Card';
import { Icon } from '@/components/ui/Icon';
import { keepTogether } from '@/components/ui/keepTogether';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/Prose';
import { Container, Lede, Section, SectionHeading } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import type { Html, PictureData, SampleReportData } from '@/loader';
import { elementIds } from '@/shared/elementIds';

/** The first screen: the headline, the ways to go on, and the picture. */
export function Hero({ headline, lede, picture }: { headline: string; lede: string; picture: PictureData }) {
  return (
    <section aria-labelledby="headline" className="pt-(--header-height)">
      <Container className="grid grid-cols-1 gap-x-6 hero-beside:grid-cols-12 hero-beside:grid-rows-[auto_1fr] pt-3 md:pt-[min(2.5rem,4vh)]">
        <h1
          id="headline"
          className="relative z-10 max-w-headline text-display max-sm:max-w-[9.6em] hero-beside:col-span-12 hero-beside:col-start-1 hero-beside:row-start-1"
        >
          {keepTogether(headline)}
        </h1>
        <div className="mt-2 hero-beside:col-span-7 hero-beside:col-start-6 hero-beside:row-span-2 hero-beside:row-start-1 hero-beside:self-center lg:-mr-bleed">
          {/* Its text alternative must not run across the headline while the picture is missing. */}
          <Picture
            picture={picture}
            sizesFor="wide"
            priority
            className="max-h-[36svh] hero-beside:max-h-none object-contain text-transparent sm:max-h-[40svh]"
          />
        </div>
        <div className="flex flex-col gap-4 hero-beside:col-span-5 hero-beside:col-start-1 hero-beside:row-start-2 md:mt-6 md:gap-7">
          <Lede className="max-sm:text-body max-sm:leading-[1.45]">{lede}</Lede>
          {/* On a phone held sideways, the buttons come first. */}
          <div className="[@media(height<27rem)]:order-first">
            <div className="flex flex-wrap gap-2 max-sm:*:grow max-md:*:px-2.5 max-md:*:text-compact md:gap-x-4">
              <ButtonLink href="/contact" className="first-request-button">
                Request an Appraisal
              </ButtonLink>{' '}
              <ButtonLink href="/services" variant="secondary">
                Our Services
              </ButtonLink>
            </div>
            <p className="mt-1 print:hidden text-compact">
              <a
                href="/services#professionals-title"
                className="inline-flex min-h-11 items-center text-ink-soft underline decoration-brass underline-offset-4 hover:text-ink"
              >
                For attorneys and CPAs
              </a>
            </p>
          </div>
        </div>
      </Container>
    </section>
  );
}

interface FactStripProps {
  /** Fact and label read as one phrase, such as "20+ years" and "our appraisers’ experience". */
  facts: readonly { fact: string; label: string }[];
}

/** What visitors check first, and the firm's claim. */
export function FactStrip({ facts }: FactStripProps) {
  return (
    <div className="bg-shade">
      <Container>
        <ul className="grid grid-cols-2 items-baseline gap-x-6 gap-y-5 py-7 font-serif text-ink lining-nums enlarged:grid-cols-1 md:grid-cols-4 lg:gap-x-10">
          {facts.map(({ fact, label }) => (
            <li key={fact}>
              <span className="font-medium text-heading-s lg:text-heading-m">{keepTogether(fact)}</span>{' '}
              <span className="block text-balance font-sans text-compact text-ink-soft max-sm:text-label">
                {keepTogether(label)}
              </span>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}

export function WhyChoose({ title, cards }: { title: string; cards: readonly { title: string; text: Html }[] }) {
  return (
    <Section space="tight" aria-labelledby="why-choose">
      <SectionHeading id="why-choose">{title}</SectionHeading>
      <ul className="mt-8 grid gap-x-12 gap-y-7 md:grid-cols-3">
        {cards.map((card) => (
          <li key={card.title} className="border-rule border-t pt-4">
            <h3 className="text-heading-m">{card.title}</h3>
            <Prose html={card.text} className="mt-2 text-ink-soft" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ServicesTeaserProps {
  title: string;
  services: ComponentProps<typeof LinkCards>['cards'];
}

export function ServicesTeaser({ title, services }: ServicesTeaserProps) {
  return (
    <Section space="tight" aria-labelledby="our-services">
      <div className="grid gap-y-8 md:grid-cols-[1fr_auto] md:items-baseline">
        <SectionHeading id="our-services">{title}</SectionHeading>
        <LinkCards cards={services} layout="columns" heading="h3" linkText="Learn more" className="md:col-span-full" />
        <p className="max-md:border-rule max-md:border-t max-md:pt-4 md:col-start-2 md:row-start-1">
          <TextLink href="/services" className="inline-flex min-h-11 items-center gap-2">
            View all services
            <Icon name="arrow" className="size-5" />
          </TextLink>
        </p>
      </div>
    </Section>
  );
}

/** How sales become the value in a sample report, which is on the page `path`. */
export function SampleValue({ report, path }: { report: SampleReportData; path: string }) {
  const { comparison, value, caption } = report;
  return (
    <Section className="bg-shade" space="tight" aria-labelledby="sample-value">
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-2">
        <SectionHeading id="sample-value">{comparison.heading}</SectionHeading>
        <p className="max-w-measure">{keepTogether(`${comparison.intro} ${comparison.why}`)}</p>
      </div>
      <figure className="mt-8 rounded-card border border-rule bg-card p-5 enlarged:p-3 sm:p-7">
        <SalesDrawing comparison={comparison} value={value} />
        <figcaption className="mt-4 border-rule border-t pt-3 text-compact text-ink-soft">
          {caption}{' '}
          <TextLink href={`${path}#${elementIds.service.sampleReport}`} className="inline-block py-2.5 max-sm:block">
            See the whole sample page
          </TextLink>
        </figcaption>
      </figure>
    </Section>
  );
}
