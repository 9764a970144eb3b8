import { LinkCards } from '@/components/ui/Card';
import type { PictureData } from '@/components/ui/content';
import { Section, SectionHeading } from '@/components/ui/Section';

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
      <LinkCards
        cards={services.map(({ summary, ...service }) => ({ ...service, text: summary }))}
        place="quarter"
        linkText="Learn more"
        className="mt-10"
      />
    </Section>
  );
}
