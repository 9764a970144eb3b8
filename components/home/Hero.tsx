import { ButtonLink } from '@/components/ui/Button';
import { DimensionLine } from '@/components/ui/DimensionLine';
import { Picture, type PictureSource } from '@/components/ui/Picture';

interface HeroProps {
  headline: string;
  lede: string;
  picture: PictureSource;
  /** Two or three short facts under the buttons. */
  facts: readonly string[];
}

/** The first screen of the home page: headline, what we do, two ways on, and the house. */
export function Hero({ headline, lede, picture, facts }: HeroProps) {
  return (
    <section aria-labelledby="headline" className="overflow-hidden pt-(--header-height)">
      <div className="mx-auto grid grid-cols-1 max-w-page items-center gap-x-6 px-5 pt-8 md:px-8 md:pt-12 gap-y-8 lg:grid-cols-12 lg:pt-10">
        <div className="lg:col-span-6 lg:self-end">
          <h1 id="headline" className="text-display">
            {headline}
          </h1>
          <p className="mt-6 max-w-measure text-ink-soft text-lead">{lede}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <ButtonLink href="/contact">Request an Appraisal</ButtonLink>
            <ButtonLink href="/services" look="secondary">
              Our Services
            </ButtonLink>
          </div>
        </div>
        <div className="-mx-5 mt-6 md:mx-0 lg:col-span-6 lg:row-span-2 lg:-mr-16 lg:mt-0 wide:-mr-28">
          <Picture picture={picture} place="hero" priority />
        </div>
        <div className="pb-10 lg:col-span-6 lg:self-start">
          <DimensionLine className="w-24" />
          <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-ink-soft text-label">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
