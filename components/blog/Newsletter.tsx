import { Section, SectionHeading } from '@/components/ui/Section';
import { NewsletterForm } from './NewsletterForm';

/** A way to hear of new posts. */
export function Newsletter({ email }: { email: string }) {
  return (
    <Section surface="shade" aria-labelledby="newsletter">
      <SectionHeading id="newsletter" intro="An occasional letter when something changes that our readers should know.">
        Hear from us
      </SectionHeading>
      <NewsletterForm email={email} />
    </Section>
  );
}
