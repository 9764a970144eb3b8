import { LinkCard } from '@/components/ui/Card';
import type { PictureSource } from '@/components/ui/Picture';
import { Section, SectionHeading } from '@/components/ui/Section';

interface ServicesTeaserProps {
  title: string;
  intro: string;
  services: readonly { id: string; path: string; title: string; summary: string; picture: PictureSource }[];
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
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 wide:grid-cols-4">
        {services.map(({ id, path, title: service, summary, picture }) => (
          <li key={id}>
            <LinkCard picture={picture} place="quarter" title={service} href={path} linkText="Learn more">
              <p>{summary}</p>
            </LinkCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
