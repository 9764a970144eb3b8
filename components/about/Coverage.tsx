import { Picture, type PictureSource } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';

interface CoverageProps {
  title: string;
  intro: string;
  offices: readonly { city: string; text: string; picture: PictureSource }[];
}

/** The two offices and where the appraisers go from there. */
export function Coverage({ title, intro, offices }: CoverageProps) {
  return (
    <Section aria-labelledby="coverage">
      <SectionHeading id="coverage" intro={intro}>
        {title}
      </SectionHeading>
      <ul className="mt-10 grid gap-10 md:grid-cols-2">
        {offices.map(({ city, text, picture }) => (
          <li key={city}>
            <Picture picture={picture} place="half" />
            <h3 className="mt-5 text-heading-m">{city}, Washington</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
