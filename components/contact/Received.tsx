import clsx from 'clsx';
import { PageHeader, PageHeaderBand } from '@/components/layout/PageHeader';
import type { ContactDetails } from '@/components/ui/contactParts';
import { Picture } from '@/components/ui/Picture';
import { Container, Lede } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import type { Business, ContactWords, PictureData } from '@/loader';
import {
  contactSectionsClass,
  FollowUpContact,
  HoursAndAreas,
  type HoursAndAreasProps,
  NextSteps,
} from './ContactSections';

interface ThanksProps {
  heading: 'h1' | 'h2';
  /** Such as `1 business day`. */
  responseTime: string;
  picture: PictureData;
}

/** What is said when an appraisal request was received (specification, section 8). */
export const Thanks = ({ heading: Heading, responseTime, picture }: ThanksProps) => (
  <div className="grid gap-x-12 md:grid-cols-[3fr_2fr]">
    <Heading className="text-page md:self-end">Thank you for your request!</Heading>{' '}
    <p className="mt-4 text-balance font-serif text-lead">
      We've received your appraisal request and will contact you within {responseTime} to discuss your needs.
    </p>
    {/* It reaches over the edge of the band. */}
    <div className="-mb-17 w-56 justify-self-center enlarged:hidden print:hidden md:col-start-2 md:row-span-2 md:row-start-1 md:-mb-20 md:w-full">
      <Picture picture={picture} sizesFor="third" priority />
    </div>
  </div>
);

interface ReceivedProps extends Pick<ContactWords, 'nextSteps'> {
  business: ContactDetails & HoursAndAreasProps & Pick<Business, 'responseTime'>;
  picture: PictureData;
}

/**
 * The thank-you page for visitors whose browser sent the form without a script, and what is shown instead to those who
 * sent nothing, once a script has found that out.
 */
export function Received({ business, nextSteps, picture }: ReceivedProps) {
  return (
    <>
      <div id="received" className="*:border-b-0" suppressHydrationWarning>
        <PageHeaderBand>
          <Container className="py-8">
            <Thanks heading="h1" responseTime={business.responseTime} picture={picture} />
          </Container>
        </PageHeaderBand>
      </div>
      <div id="nothing-received" hidden suppressHydrationWarning>
        <PageHeader
          title="Your appraisal request"
          afterTitle={
            <>
              <Lede className="mt-4">{`If our form thanked you, we have your request, and you’ll hear from us within ${business.responseTime}. If it didn’t, please send it again, or call us.`}</Lede>
              <TextLink href="/contact" className="mt-2 inline-flex min-h-11 items-center">
                Send it again
              </TextLink>
            </>
          }
        />
      </div>
      <Container space="tight" className="space-y-10">
        <NextSteps nextSteps={nextSteps} across />
        <FollowUpContact business={business} />
        <div className={clsx(contactSectionsClass, 'lg:grid-cols-[2fr_1fr]')}>
          <HoursAndAreas business={business} />
        </div>
      </Container>
    </>
  );
}
