import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';

/** The end of the Resource Center and of each guide: ask about your own case. */
export function ResourcesCallToAction({ phone, phoneLink }: { phone: string; phoneLink: string }) {
  return (
    <Section surface="shade" aria-labelledby="your-case" className="no-print">
      <SectionHeading
        id="your-case"
        intro="A guide can only speak in general. Tell us about the property and the purpose, and we will say what fits."
      >
        About your own case
      </SectionHeading>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <ButtonLink href="/contact">Request an Appraisal</ButtonLink>
        <ButtonLink href={phoneLink} look="secondary" className="tabular-nums">
          <Icon name="phone" className="size-5" />
          Call {phone}
        </ButtonLink>
      </div>
    </Section>
  );
}
