import { ButtonLink } from '@/components/ui/Button';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';

/** The end of the FAQ. */
export function StillAQuestion() {
  return (
    <Section surface="shade" aria-labelledby="still-a-question" className="no-print">
      <SectionHeading id="still-a-question" intro="Ask us. There is no charge for a question, and no obligation.">
        Still have a question?
      </SectionHeading>
      <ButtonLink href="/contact" className="mt-8">
        Contact Us
      </ButtonLink>
    </Section>
  );
}
