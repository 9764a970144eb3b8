import { keepTogether } from '@/components/ui/keepTogether';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/Prose';
import { Container, Lede, Section, SectionHeading } from '@/components/ui/Section';
import type { AboutContent } from '@/loader';

/** How the firm was founded and how it works, beside each other, with two badges below both. */
export function Story({ story, approach, badges }: Pick<AboutContent, 'story' | 'approach' | 'badges'>) {
  return (
    <Section space="tight" aria-label={story.title}>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {[story, approach].map(({ title, text }) => (
          // Both texts begin at one height, however long a heading is.
          <div key={title} className="row-span-2 grid grid-rows-subgrid gap-y-4">
            <SectionHeading>{title}</SectionHeading>
            <Prose html={text} />
          </div>
        ))}
        <Badges badges={badges} />
      </div>
    </Section>
  );
}

function Badges({ badges }: Pick<AboutContent, 'badges'>) {
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-6 border-rule border-y py-6 enlarged:grid-cols-1 lg:col-span-2 lg:gap-x-12">
      {badges.map(({ title, text }) => (
        <li key={title}>
          <p className="font-medium font-serif text-heading-l lining-nums">{title}</p>
          <p className="mt-2 max-w-measure text-ink-soft max-sm:text-compact">{keepTogether(text)}</p>
        </li>
      ))}
    </ul>
  );
}

interface PointsProps {
  id: string;
  title: string;
  points: AboutContent['questions']['points'];
}

/** Points with a title each. On wide screens, the heading stays visible beside them. */
export function TitledPoints({ id, title, points }: PointsProps) {
  return (
    <Section space="tight" aria-labelledby={id}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <SectionHeading id={id} className="self-start lg:sticky lg:top-below-header lg:col-span-4">
          {title}
        </SectionHeading>
        <ul className="border-rule border-t lg:col-span-8">
          {points.map((point) => (
            <li
              key={point.title}
              className="grid items-baseline gap-x-8 gap-y-2 border-rule border-b py-6 md:grid-cols-8"
            >
              <h3 className="text-heading-s md:col-span-3">{point.title}</h3>
              <Prose html={point.text} className="text-ink-soft md:col-span-5" />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/**
 * Where the line below a city's name ends: on top of its bridge in the picture (art/scenes/washington.py). A name near
 * the border is at the left of its line.
 */
const labelPlaces: Partial<Record<string, string>> = {
  Spokane: 'left-[84.6%] bottom-[66.7%] -translate-x-[85%] after:left-[85%]',
  Vancouver: 'left-[30.5%] bottom-[45.9%] -translate-x-1/2 after:left-1/2',
};

/** A model of the state, with the names of those offices that are on it. */
export function WashingtonModel({ image, offices }: Pick<AboutContent['coverage'], 'image' | 'offices'>) {
  return (
    <Container className="pb-4 max-sm:px-0">
      <div className="relative">
        <Picture picture={image} sizesFor="full" priority />
        <ul>
          {offices.map(({ city }) => (
            <li
              key={city}
              className={`map-label absolute whitespace-nowrap font-medium font-serif sm:text-heading-l ${labelPlaces[city] ?? 'hidden'}`}
            >
              {city}
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}

/** The offices, each below its picture. */
export function Coverage({ title, intro, offices }: Omit<AboutContent['coverage'], 'image'>) {
  return (
    <Section className="bg-shade" aria-labelledby="coverage">
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-2">
        <SectionHeading id="coverage">{title}</SectionHeading>
        <Lede>{intro}</Lede>
      </div>
      <ul className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
        {offices.map(({ city, covers, address, text, image }) => (
          <li key={city}>
            <Picture picture={image} sizesFor="half" className="aspect-8/5 object-contain object-left-bottom" />
            <h3 className="mt-4 text-heading-m">{city}, Washington</h3>
            {address ? <address className="mt-2 not-italic">{address}</address> : null}
            <p className="mt-2 max-w-measure text-ink-soft">
              This office serves {covers}. {text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The appraisers whom the owner names, with their credentials. Renders nothing if there are none. */
export function Appraisers({ appraisers }: Pick<AboutContent, 'appraisers'>) {
  if (appraisers.length === 0) return null;
  return (
    <Section aria-labelledby="appraisers">
      <SectionHeading id="appraisers">Our appraisers</SectionHeading>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2">
        {appraisers.map(({ name, credential, certificate }) => (
          <li key={name}>
            <p className="font-medium font-serif text-heading-s">{name}</p>
            <p className="mt-1 text-ink-soft">
              {credential}
              {certificate ? `, certificate number ${certificate}` : ''}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
