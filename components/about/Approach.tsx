import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';

interface ApproachProps {
  title: string;
  intro: string;
  steps: readonly { title: string; text: string }[];
}

/** How the appraisers work. */
export function Approach({ title, intro, steps }: ApproachProps) {
  return (
    <Section surface="shade" aria-labelledby="approach">
      <SectionHeading id="approach" intro={intro}>
        {title}
      </SectionHeading>
      <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
        {steps.map((step) => (
          <li key={step.title} className="border-brass border-t-2 pt-5">
            <h3 className="text-heading-m">{step.title}</h3>
            <p className="mt-3 text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
