import { Section, SectionHeading } from '@/components/ui/Section';

interface ForProfessionalsProps {
  title: string;
  intro: string;
  points: readonly { title: string; text: string }[];
}

/** What attorneys, CPAs and executors need to know before ordering. */
export function ForProfessionals({ title, intro, points }: ForProfessionalsProps) {
  return (
    <Section surface="shade" space="tight" id="professionals" aria-labelledby="professionals-title">
      <SectionHeading id="professionals-title" intro={intro}>
        {title}
      </SectionHeading>
      <dl className="mt-8 grid gap-x-12 md:grid-cols-2">
        {points.map((point) => (
          <div key={point.title} className="border-rule border-t py-5">
            <dt className="text-balance font-medium font-serif text-heading-s">{point.title}</dt>
            <dd className="mt-2 text-ink-soft">{point.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
