import type { ComponentProps } from 'react';
import { PageHeader } from '@/components/layout/PageHeader';
import { ButtonLink } from '@/components/ui/Button';
import { type ContactDetails, PhoneNumber } from '@/components/ui/contactParts';
import { noBreak } from '@/components/ui/noBreak';
import { Picture } from '@/components/ui/Picture';
import { Container } from '@/components/ui/Section';
import { Steps } from '@/components/ui/Steps';
import { TextLink } from '@/components/ui/TextLink';
import type { Business, ContactText, PictureData } from '@/loader';

type NextStepsProps = Pick<ContactText, 'nextSteps'> &
  Partial<Pick<ContactText, 'urgent'>> &
  Pick<ComponentProps<typeof Steps>, 'across'>;

/** What happens after an appraisal request: beside the form, in the panel that confirms it, and on the thank-you page. */
export function NextSteps({ nextSteps: { title, steps }, urgent, across = false }: NextStepsProps) {
  return (
    <div>
      <h2 className="text-heading-m">{title}</h2>
      <div className="mt-4">
        <Steps steps={steps} across={across} />
      </div>
      {urgent ? (
        <section className="mt-6 max-w-measure border-rule border-t pt-5">
          <h3 className="text-heading-s">{urgent.title}</h3>
          <p className="mt-1 text-ink-soft">{noBreak(urgent.text)}</p>
        </section>
      ) : null}
    </div>
  );
}

/**
 * What is shown when an appraisal request was received (specification, section 8). `responseTime` is like
 * `1 business day`.
 */
export const confirmation = (responseTime: string) => ({
  heading: 'Thank you for your request!',
  text: `We've received your appraisal request and will contact you within ${responseTime} to discuss your needs.`,
});

/**
 * What is still possible once an appraisal request was received. Email is named as well, because a call isn't safe for
 * everybody, and the browser's history, because others may read it.
 */
export function FollowUpContact({ business }: { business: ThankYouProps['business'] }) {
  return (
    <div className="max-w-measure space-y-2">
      <h2 className="text-heading-m">Something to add, or no answer after {business.responseTime}?</h2>
      <p>
        <TextLink href={business.phoneLink}>
          Call <PhoneNumber>{business.phone}</PhoneNumber>
        </TextLink>{' '}
        or <TextLink href={business.emailLink}>email us</TextLink>.
      </p>
      <p className="text-balance text-ink-soft text-label">
        On a shared device, you can clear this site from the history, though that can be noticed too.
      </p>
    </div>
  );
}

interface ThankYouProps extends Pick<ContactText, 'nextSteps'> {
  business: ContactDetails & Pick<Business, 'responseTime'>;
  picture: PictureData;
}

/**
 * The thank-you page for visitors whose browser sent the form without a script, and what is shown instead to those who
 * sent nothing, once a script has found that out.
 */
export function ThankYou({ business, nextSteps, picture }: ThankYouProps) {
  const { heading, text } = confirmation(business.responseTime);
  return (
    <>
      <div id="received" suppressHydrationWarning>
        <PageHeader title={heading} lede={text} />
      </div>
      <div id="nothing-received" hidden suppressHydrationWarning>
        <PageHeader
          title="Your appraisal request"
          lede={`If our form thanked you, we have your request, and you’ll hear from us within ${business.responseTime}. If it didn’t, please send it again, or call us.`}
          intro={
            <TextLink href="/contact" className="mt-4 inline-flex min-h-11 items-center">
              Send it again
            </TextLink>
          }
        />
      </div>
      <Container space="tight" className="space-y-10">
        <NextSteps nextSteps={nextSteps} across />
        {/* The picture comes last: what happens next is more important. */}
        <div className="grid items-center gap-x-12 gap-y-8 border-rule border-t pt-8 md:grid-cols-2">
          <div className="space-y-6">
            <FollowUpContact business={business} />
            <ButtonLink href="/" variant="secondary">
              Return to Home
            </ButtonLink>
          </div>
          <Picture picture={picture} sizesFor="third" priority className="max-w-96 md:ms-auto" />
        </div>
      </Container>
    </>
  );
}
