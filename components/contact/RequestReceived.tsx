import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import type { Contact } from '@/components/ui/Contact';
import type { PictureData } from '@/components/ui/content';
import { IntroWithPicture } from '@/components/ui/IntroWithPicture';
import { SomethingToAdd } from './SomethingToAdd';

/** What is shown when a request was received (specification, section 8). `responseTime` is like `1 business day`. */
export const thanks = (responseTime: string) => ({
  heading: 'Thank you for your request!',
  text: `We've received your appraisal request and will contact you within ${responseTime} to discuss your needs.`,
});

interface RequestReceivedProps {
  responseTime: string;
  contact: Contact;
  picture: PictureData;
  nextSteps: ReactNode;
}

/** The thank-you page for visitors whose browser sent the form without a script. */
export function RequestReceived({ responseTime, contact, picture, nextSteps }: RequestReceivedProps) {
  const { heading, text } = thanks(responseTime);
  return (
    <IntroWithPicture id="received" title={heading} picture={picture} pictureColumns={6}>
      <p className="mt-5 mb-8 max-w-measure text-ink-soft text-lead">{text}</p>
      {nextSteps}
      <SomethingToAdd contact={contact} className="mt-4" />
      <ButtonLink href="/" look="secondary" className="mt-8">
        Return to Home
      </ButtonLink>
    </IntroWithPicture>
  );
}
