import type { ComponentProps } from 'react';
import { SampleReport } from '@/components/services/SampleReport';
import { ButtonLink } from '@/components/ui/Button';
import { LinkCards } from '@/components/ui/Card';
import { DimensionLine } from '@/components/ui/DimensionLine';
import { Drawing, Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Container, Section, SectionHeading } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import { unbroken } from '@/components/ui/unbroken';
import type { PictureData, SampleReportData } from '@/content/loader';

interface HeroProps {
  headline: string;
  lede: string;
  picture: PictureData;
  /** What visitors check first. Fact and label read as one phrase, such as "20+ years" and "of experience". */
  facts: readonly { fact: string; label: string }[];
}

/** The first screen of the home page: headline, picture, lede, two buttons and the facts. */
export function Hero({ headline, lede, picture, facts }: HeroProps) {
  return (
    <section aria-labelledby="headline" className="pt-(--header-height)">
      <Container className="grid grid-cols-1 gap-x-6 beside:grid-cols-12 beside:grid-rows-[auto_1fr] pt-3 md:pt-[min(2.5rem,4vh)]">
        <h1
          id="headline"
          className="relative z-10 max-w-headline text-display max-sm:max-w-[9.6em] beside:col-span-12 beside:col-start-1 beside:row-start-1"
        >
          {unbroken(headline)}
        </h1>
        <div className="mt-2 beside:col-span-7 beside:col-start-6 beside:row-span-2 beside:row-start-1 beside:self-center lg:-mr-bleed lg:-mb-8">
          {/* Its text alternative must not run across the headline while the picture is missing. */}
          <Picture
            picture={picture}
            slot="hero"
            priority
            className="max-h-[29svh] beside:max-h-none object-contain text-transparent sm:max-h-[40svh]"
          />
        </div>
        <div className="flex flex-col gap-4 beside:col-span-5 beside:col-start-1 beside:row-start-2 md:mt-6 md:gap-7">
          <p className="max-w-measure text-balance font-serif text-ink-soft text-lead">{unbroken(lede)}</p>
          {/* On a phone held sideways, the buttons come first. */}
          <div className="[@media(height<27rem)]:order-first">
            <div className="flex flex-wrap gap-2 max-sm:*:grow max-md:*:px-2.5 max-md:*:text-compact md:gap-x-4">
              <ButtonLink href="/contact">Request an Appraisal</ButtonLink>
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
        {/* Along one ruler: upright on a phone, lying on wider screens. */}
        <ul className="mt-3 mb-8 ml-1.5 beside:col-span-full md:mt-5 md:ml-0 md:grid md:grid-cols-[3fr_3fr_4fr_5fr]">
          {facts.map(({ fact, label }) => (
            <li
              key={fact}
              className="relative border-brass before:absolute before:top-0 before:-left-2 before:w-3.5 before:border-brass before:border-t-2 last:after:absolute last:after:bottom-0 last:after:-left-2 last:after:w-3.5 last:after:border-brass last:after:border-t-2 max-md:border-l-2 max-md:py-2 max-md:pl-5 md:before:hidden md:last:after:hidden"
            >
              <DimensionLine className="-mr-0.5 max-md:hidden" />
              <p className="pr-3 md:mt-2.5 lg:pr-6">
                <span className="block font-medium font-serif text-heading-s lining-nums lg:text-heading-m">
                  {unbroken(fact)}
                </span>{' '}
                <span className="block text-compact text-ink-soft">{unbroken(label)}</span>
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** One sentence on the appraisers' experience. */
export function ExperienceBand({ children }: { children: string }) {
  return (
    <div className="on-spruce bg-spruce-deep text-on-spruce">
      <Container className="py-8 lg:py-10">
        <p className="text-balance text-center font-serif print:text-ink text-heading-m lg:text-heading-l">
          {children}
        </p>
      </Container>
    </div>
  );
}

/** A measured house, a sealed envelope, the days of a deadline. */
const drawings = {
  accuracy: { ink: 'M1 17 21 2l20 15M6 14v15h30V14', brass: 'M6 37h30M6 33v8M36 33v8' },
  confidentiality: { ink: 'M1 4h40v32H1zM1 4l16 14M41 4 25 18', brass: 'M21 16a6 6 0 1 0 0 12 6 6 0 0 0 0-12z' },
  turnaround: { ink: 'M1 17h40M1 11v12M9 14v6M17 14v6M25 11v12M33 14v6M41 11v12', brass: 'M25 31h16M25 27v8M41 27v8' },
};

interface WhyChooseProps {
  title: string;
  cards: readonly { drawing: keyof typeof drawings; title: string; text: string }[];
}

/** Three reasons. */
export function WhyChoose({ title, cards }: WhyChooseProps) {
  return (
    <Section space="tight" aria-labelledby="why-choose">
      <SectionHeading id="why-choose">{title}</SectionHeading>
      <ul className="mt-8 grid gap-x-12 gap-y-7 md:grid-cols-3">
        {cards.map((card) => (
          <li key={card.title} className="flex flex-wrap content-start items-center gap-x-4 gap-y-2">
            <Drawing {...drawings[card.drawing]} />
            <h3 className="text-heading-m">{card.title}</h3>
            <p className="basis-full text-ink-soft">{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ServicesTeaserProps {
  title: string;
  intro: string;
  services: ComponentProps<typeof LinkCards>['cards'];
}

/** The four services as cards. */
export function ServicesTeaser({ title, intro, services }: ServicesTeaserProps) {
  return (
    <Section className="bg-shade" space="tight" aria-labelledby="our-services">
      <SectionHeading id="our-services" intro={intro}>
        {title}
      </SectionHeading>
      <LinkCards cards={services} columns={4} heading="h3" className="mt-10" />
      <TextLink href="/services" className="mt-6 inline-flex min-h-11 items-center gap-2">
        View all services
        <Icon name="arrow" className="size-5" />
      </TextLink>
    </Section>
  );
}

/** The beginning of a sample report, which leads to the whole. */
export function SampleExcerpt({ report, path }: { report: SampleReportData; path: string }) {
  return (
    <Section aria-labelledby="sample-report">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
        <SectionHeading id="sample-report" className="self-start lg:sticky lg:top-below-header lg:col-span-4">
          {report.heading}
        </SectionHeading>
        <div className="lg:col-span-8">
          <SampleReport report={report} excerptOf={`${path}#sample-report`} />
        </div>
      </div>
    </Section>
  );
}
