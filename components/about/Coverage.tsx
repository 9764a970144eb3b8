import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';

interface CoverageProps {
  title: string;
  intro: string;
  offices: readonly { city: string; text: string; picture: PictureSource }[];
  /** The map. */
  children: ReactNode;
}

/** The two offices and where the appraisers go from there. */
export function Coverage({ title, intro, offices, children }: CoverageProps) {
  return (
    <Section aria-labelledby="coverage">
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <SectionHeading id="coverage" intro={intro}>
          {title}
        </SectionHeading>
        {children}
      </div>
      <ul className="mt-14 grid gap-10 md:grid-cols-2">
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
