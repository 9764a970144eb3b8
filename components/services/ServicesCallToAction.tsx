import { ButtonLink } from '@/components/ui/Button';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';

/** The end of the services list: ask us, or read the answers first. */
export function ServicesCallToAction() {
  return (
    <Section width="narrow" aria-labelledby="which-service" className="text-center">
      <SectionHeading
        id="which-service"
        align="center"
        intro="Many people are not. Tell us what happened and what you were asked for, and we will say which appraisal fits, or that you do not need one."
      >
        Not sure which service you need?
      </SectionHeading>
      <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
        <ButtonLink href="/contact">Request an Appraisal</ButtonLink>
        <ButtonLink href="/faq" look="secondary">
          View FAQ
        </ButtonLink>
      </div>
    </Section>
  );
}
