import { ButtonLink } from '@/components/ui/Button';
import { OpeningBesidePicture } from '@/components/ui/OpeningBesidePicture';
import type { PictureSource } from '@/components/ui/Picture';
import { NextSteps } from './NextSteps';
import { thanks } from './texts';

interface RequestReceivedProps {
  responseTime: string;
  phone: string;
  phoneLink: string;
  picture: PictureSource;
}

/** The thank-you page for browsers that sent the form without a script. */
export function RequestReceived({ responseTime, phone, phoneLink, picture }: RequestReceivedProps) {
  const { heading, text } = thanks(responseTime);
  return (
    <OpeningBesidePicture id="received" title={heading} picture={picture} pictureColumns={6}>
      <p className="mt-5 max-w-measure text-ink-soft text-lead">{text}</p>
      <NextSteps phone={phone} phoneLink={phoneLink} />
      <ButtonLink href="/" look="secondary" className="mt-8">
        Return to Home
      </ButtonLink>
    </OpeningBesidePicture>
  );
}
