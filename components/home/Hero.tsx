import { DimensionLine } from '@/components/ui/Brass';
import { ButtonLink } from '@/components/ui/Button';
import type { PictureData } from '@/components/ui/content';
import { Picture } from '@/components/ui/Picture';

interface HeroProps {
  headline: string;
  lede: string;
  picture: PictureData;
  /** What visitors check first. Figure and label read as one phrase, such as "20+ years" and "of experience". */
  facts: readonly { figure: string; label: string }[];
}

/** The first screen of the home page: headline, lede, two buttons, the facts and the picture. */
export function Hero({ headline, lede, picture, facts }: HeroProps) {
  return (
    <section aria-labelledby="headline" className="overflow-x-clip pt-(--header-height)">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-6 px-5 pt-6 md:px-8 md:pt-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <h1
          id="headline"
          className="relative z-10 max-w-headline text-display lg:col-span-12 lg:col-start-1 lg:row-start-1"
        >
          {headline}
        </h1>
        <div className="mt-5 lg:col-span-5 lg:col-start-1 lg:row-start-2 lg:mt-6">
          <p className="max-w-measure text-ink-soft text-lead">{lede}</p>
          <div className="mt-7 flex flex-col gap-3 sm:flex-row">
            <ButtonLink href="/contact">Request an Appraisal</ButtonLink>
            <ButtonLink href="/services" look="secondary">
              Our Services
            </ButtonLink>
          </div>
        </div>
        {/* Two columns, or one if the text is so large that a fee would not fit. */}
        <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(max(9rem,45%),1fr))] gap-y-6 md:grid-cols-4 lg:col-span-12 lg:col-start-1 lg:row-start-3 lg:pb-8">
          {facts.map(({ figure, label }) => (
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
        <div className="-mx-5 mt-4 self-center md:mx-0 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 lg:mt-16 lg:-mr-10 lg:-mb-8 wide:-mr-24 wide:mt-8">
          <Picture picture={picture} place="hero" priority />
        </div>
      </div>
    </section>
  );
}
