import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { Card, LinkCards } from '@/components/ui/Card';
import { DimensionLine } from '@/components/ui/DimensionLine';
import { shapes } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/Picture';
import { Container, Section, SectionHeading } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import { unbroken } from '@/components/ui/unbroken';
import type { PictureData } from '@/content/loader';

interface HeroProps {
  headline: string;
  lede: string;
  picture: PictureData;
  /** What visitors check first. Figure and label read as one phrase, such as "20+ years" and "of experience". */
  figures: readonly { figure: string; label: string }[];
}

/** The first screen of the home page: headline, picture, lede, two buttons and the figures. */
export function Hero({ headline, lede, picture, figures }: HeroProps) {
  return (
    <section aria-labelledby="headline" className="pt-(--header-height)">
      <Container className="grid grid-cols-1 gap-x-6 pt-4 sm:grid-cols-12 sm:grid-rows-[auto_1fr] md:pt-[min(2.5rem,4vh)]">
        <h1
          id="headline"
          className="relative z-10 max-w-headline text-display sm:col-span-12 sm:col-start-1 sm:row-start-1"
        >
          {unbroken(headline)}
        </h1>
        <div className="mt-3 sm:col-span-6 sm:col-start-7 sm:row-span-2 sm:row-start-1 sm:self-center lg:col-span-7 lg:col-start-6 lg:-mr-bleed lg:-mb-8">
          {/* Its text alternative must not run across the headline while the picture is missing. */}
          <Picture
            picture={picture}
            slot="hero"
            priority
            className="object-contain text-transparent max-sm:max-h-[29svh]"
          />
        </div>
        <div className="mt-1 flex flex-col gap-5 sm:col-span-7 sm:col-start-1 sm:row-start-2 sm:mt-4 md:gap-7 lg:col-span-5 lg:mt-6">
          <p className="max-w-measure text-ink-soft text-lead sm:max-lg:pr-[15%]">{unbroken(lede)}</p>
          {/* On a phone held sideways, the buttons come first. */}
          <div className="flex flex-wrap gap-2 max-sm:*:grow max-md:*:px-2.5 max-md:*:text-compact md:gap-x-4 [@media(height<27rem)]:order-first">
            <ButtonLink href="/contact">Request an Appraisal</ButtonLink>
            <ButtonLink href="/services" variant="secondary">
              Our Services
            </ButtonLink>
          </div>
        </div>
        <ul className="mt-7 gap-y-6 pb-8 max-md:flex max-md:flex-wrap sm:col-span-full md:grid md:grid-cols-[3fr_3fr_4fr_5fr]">
          {figures.map(({ figure, label }) => (
            <li key={figure} className="grow basis-34 nth-[n+3]:basis-full">
              <DimensionLine className="-mr-0.5" />
              <p className="mt-2.5 pr-3 lg:pr-6">
                <span className="block font-medium font-serif text-heading-s lining-nums lg:text-heading-m">
                  {unbroken(figure)}
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

/** A floor plan with its dimension lines. */
const floorPlan = (
  <>
    <path d="M18 14h66v48H18z" className={shapes.card} strokeWidth="2" />
    <path d="M50 14v18M50 46v16M18 38h20M64 38h20" className={shapes.line} strokeWidth="2" />
    <path d="M18 80h66M18 75v10M84 75v10M98 14v48M93 14h10M93 62h10" className={shapes.dimension} strokeWidth="2" />
  </>
);

/** A report in a sealed folder. */
const sealedFolder = (
  <>
    <path d="M30 8h52v30H30z" className={shapes.card} strokeWidth="1.5" />
    <path d="M38 17h36M38 24h24" className={shapes.outline} strokeWidth="1.5" />
    <path d="M14 30h26l6 8h56v48H14z" className={shapes.roof} />
    <path d="M46 58h24v18H46zM51 58v-5a7 7 0 0 1 14 0v5" className={shapes.lock} strokeWidth="2.5" />
  </>
);

/** Two working weeks, with a day that is marked. */
const calendar = (
  <>
    <path d="M10 26h95v56H10z" className={shapes.card} strokeWidth="2" />
    <path d="M10 10h95v16H10z" className={shapes.roof} />
    <path d="M29 26v56M48 26v56M67 26v56M86 26v56M10 54h95" className={shapes.outline} />
    <path d="M67 54h19v28H67z" className={shapes.solid} />
  </>
);

const drawings = [floorPlan, sealedFolder, calendar];

interface WhyChooseProps {
  title: string;
  /** Accuracy, Confidentiality and Fast Turnaround, in that order. */
  cards: readonly { title: string; text: string }[];
  picture: PictureData;
}

/** Three reasons, each with a drawing. On wide screens, heading and picture are as tall as the cards beside them. */
export function WhyChoose({ title, cards, picture }: WhyChooseProps) {
  return (
    <Section aria-labelledby="why-choose">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="flex flex-col lg:col-span-5">
          <SectionHeading id="why-choose">{title}</SectionHeading>
          <div className="my-auto max-lg:hidden lg:-ml-bleed">
            <Picture picture={picture} slot="half" />
          </div>
        </div>
        <ul className="space-y-4 lg:col-span-7">
          {cards.map((card, index) => (
            <li key={card.title}>
              <Card className="flex items-stretch overflow-hidden max-sm:flex-col">
                <div className="flex shrink-0 items-center justify-center bg-spruce-tint px-5 py-4">
                  <svg viewBox="0 0 116 92" aria-hidden="true" className="h-auto w-28 sm:w-32">
                    {drawings[index]}
                  </svg>
                </div>
                <div className="p-6 max-tiny:p-4">
                  <h3 className="text-heading-m">{card.title}</h3>
                  <p className="mt-2 text-ink-soft">{unbroken(card.text)}</p>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </div>
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
    <Section surface="shade" space="tight" aria-labelledby="our-services">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <SectionHeading id="our-services" intro={intro}>
          {title}
        </SectionHeading>
        <TextLink href="/services" className="inline-flex min-h-11 items-center">
          View all services
        </TextLink>
      </div>
      <LinkCards cards={services} columns={4} className="mt-10" />
    </Section>
  );
}
