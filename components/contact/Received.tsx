import type { ComponentProps } from 'react';
import { PageHeader, PageHeaderBand } from '@/components/layout/PageHeader';
import { ButtonLink } from '@/components/ui/Button';
import { type ContactDetails, PhoneNumber } from '@/components/ui/contactParts';
import { keepTogether } from '@/components/ui/keepTogether';
import { Picture } from '@/components/ui/Picture';
import { Container } from '@/components/ui/Section';
import { Steps } from '@/components/ui/Steps';
import { TextLink } from '@/components/ui/TextLink';
import type { Business, ContactWords, PictureData } from '@/loader';

type NextStepsProps = Pick<ContactWords, 'nextSteps'> &
  Partial<Pick<ContactWords, 'urgent'>> &
  Pick<ComponentProps<typeof Steps>, 'across'>;

/**
 * What happens after an appraisal request: beside the form, in the panel that confirms it, and on `/contact/received`.
 */
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
          <p className="mt-1 text-ink-soft">{keepTogether(urgent.text)}</p>
        </section>
      ) : null}
    </div>
  );
}

interface ThanksProps {
  heading: 'h1' | 'h2';
  /** Such as `1 business day`. */
  responseTime: string;
  picture: PictureData;
}

/** What is said when an appraisal request was received (specification, section 8). */
export const Thanks = ({ heading: Heading, responseTime, picture }: ThanksProps) => (
  <div className="grid grid-cols-[1fr_9.5rem] items-center gap-x-3 enlarged:grid-cols-1 md:grid-cols-[1fr_14rem] md:gap-x-12 lg:grid-cols-[1fr_24rem]">
    <Heading className="text-page md:self-end">Thank you for your request!</Heading>{' '}
    <p className="mt-4 text-balance font-serif text-lead max-md:col-span-full md:col-start-1 md:self-start">
      We've received your appraisal request and will contact you within {responseTime} to discuss your needs.
    </p>
    <div className="col-start-2 row-start-1 enlarged:hidden md:row-end-3">
      <Picture picture={picture} sizesFor="third" priority />
    </div>
  </div>
);

/**
 * What is still possible once an appraisal request was received. Email is named as well, because a call isn't safe for
 * everybody, and the browser's history, because others may read it.
 */
export function FollowUpContact({ business }: { business: ReceivedProps['business'] }) {
  return (
    <div className="grid gap-x-12 gap-y-5 border-rule border-t pt-8 lg:grid-cols-[3fr_2fr]">
      <div className="space-y-2">
        <h2 className="text-heading-m">Something to add, or no answer after {business.responseTime}?</h2>
        <p>
          <TextLink href={business.phoneLink}>
            Call <PhoneNumber>{business.phone}</PhoneNumber>
          </TextLink>{' '}
          or <TextLink href={business.emailLink}>email us</TextLink>.
        </p>
      </div>
      <div className="space-y-4">
        <p className="text-balance text-ink-soft text-label">
          On a shared device, you can clear this site from the history, though that can be noticed too.
        </p>
        <ButtonLink href="/" variant="secondary">
          Return to Home
        </ButtonLink>
      </div>
    </div>
  );
}

interface ReceivedProps extends Pick<ContactWords, 'nextSteps'> {
  business: ContactDetails & Pick<Business, 'responseTime'>;
  picture: PictureData;
}

/**
 * The thank-you page for visitors whose browser sent the form without a script, and what is shown instead to those who
 * sent nothing, once a script has found that out.
 */
export function Received({ business, nextSteps, picture }: ReceivedProps) {
  return (
    <>
      <div id="received" suppressHydrationWarning>
        <PageHeaderBand>
          <Container className="py-8">
            <Thanks heading="h1" responseTime={business.responseTime} picture={picture} />
          </Container>
        </PageHeaderBand>
      </div>
      <div id="nothing-received" hidden suppressHydrationWarning>
        <PageHeader
          title="Your appraisal request"
          lede={`If our form thanked you, we have your request, and you’ll hear from us within ${business.responseTime}. If it didn’t, please send it again, or call us.`}
          afterTitle={
            <TextLink href="/contact" className="mt-4 inline-flex min-h-11 items-center">
              Send it again
            </TextLink>
          }
        />
      </div>
      <Container space="tight" className="space-y-10">
        <NextSteps nextSteps={nextSteps} across />
        <FollowUpContact business={business} />
      </Container>
    </>
  );
}
