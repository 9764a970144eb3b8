import { DimensionLine } from '@/components/ui/Brass';
import { ButtonLink } from '@/components/ui/Button';
import { LinkCards } from '@/components/ui/Card';
import type { PictureData } from '@/content/loader';
import { Picture } from '@/components/ui/Picture';
import { Section, SectionHeading } from '@/components/ui/Section';

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
    <section aria-labelledby="headline" className="overflow-x-clip pt-(--header-height)">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-6 px-5 pt-4 md:px-8 md:pt-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <h1
          id="headline"
          className="relative z-10 max-w-headline text-display lg:col-span-12 lg:col-start-1 lg:row-start-1"
        >
          {headline}
        </h1>
        <div className="mx-2 -mt-3 mb-1 max-w-measure sm:mx-auto lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 lg:mx-0 lg:mt-16 lg:-mr-10 lg:-mb-8 lg:max-w-none lg:self-center wide:-mr-24 wide:mt-8">
          <Picture picture={picture} slot="hero" priority />
        </div>
        <div className="lg:col-span-5 lg:col-start-1 lg:row-start-2 lg:mt-6">
          <p className="max-w-measure text-ink-soft text-lead">{lede}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 md:mt-7">
            <ButtonLink href="/contact">Request an Appraisal</ButtonLink>
            <ButtonLink
              href="/services"
              variant="secondary"
              className="max-sm:border-transparent max-sm:bg-transparent max-sm:px-0 max-sm:underline max-sm:decoration-2 max-sm:decoration-brass max-sm:underline-offset-4"
            >
              Our Services
            </ButtonLink>
          </div>
        </div>
        {/* Two columns, or one if the text is so large that a fee would not fit. */}
        <ul className="mt-7 grid grid-cols-[repeat(auto-fit,minmax(max(8rem,45%),1fr))] gap-y-6 pb-8 md:grid-cols-4 lg:col-span-12 lg:col-start-1 lg:row-start-3">
          {figures.map(({ figure, label }) => (
            <li key={figure}>
              <DimensionLine className="-mr-0.5" />
              <p className="mt-2.5 pr-3 md:pr-6">
                <span className="block font-medium font-serif text-heading-s lining-nums lg:text-heading-m">
                  {figure}
                </span>{' '}
                <span className="block text-compact text-ink-soft">{label}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** One sentence on the appraisers' experience. */
export function ExperienceBand({ children }: { children: string }) {
  return (
    <div className="on-spruce bg-spruce-deep text-on-spruce">
      <p className="mx-auto max-w-page text-balance px-5 py-8 text-center font-serif text-heading-m md:px-8 lg:py-10 lg:text-heading-l">
        {children}
      </p>
    </div>
  );
}

interface ServicesTeaserProps {
  title: string;
  intro: string;
  services: readonly { path: string; title: string; summary: string; picture: PictureData }[];
}

/** The four services as cards. */
export function ServicesTeaser({ title, intro, services }: ServicesTeaserProps) {
  return (
    <Section surface="shade" space="tight" aria-labelledby="our-services">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <SectionHeading id="our-services" intro={intro}>
          {title}
        </SectionHeading>
        <a
          href="/services"
          className="inline-flex min-h-11 items-center font-semibold text-spruce-deep underline decoration-2 decoration-brass underline-offset-4 hover:decoration-spruce-deep"
        >
          View all services
        </a>
      </div>
      <LinkCards cards={services} slot="quarter" linkText="Learn more" className="mt-10" />
    </Section>
  );
}
