import { Section, SectionHeading } from '@/components/ui/Section';
import { NewsletterForm } from './NewsletterForm';

/** The newsletter form with its heading. */
export function Newsletter({ email }: { email: string }) {
  return (
    <Section surface="shade" space="tight" aria-labelledby="newsletter">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2 lg:items-center">
        <SectionHeading id="newsletter" intro="An occasional email when something changes that you’d want to know.">
          Hear from us
        </SectionHeading>
        <NewsletterForm email={email} />
      </div>
    </Section>
  );
}
