import { ButtonLink } from '@/components/ui/Button';
import { Picture, type PictureSource } from '@/components/ui/Picture';
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
    <section aria-labelledby="received" className="pt-(--header-height)">
      <div className="mx-auto grid max-w-page items-center gap-8 px-5 py-12 md:px-8 lg:grid-cols-12 lg:py-16">
        <div className="lg:col-span-6">
          <h1 id="received" className="text-page">
            {heading}
          </h1>
          <p className="mt-5 max-w-measure text-ink-soft text-lead">{text}</p>
          <NextSteps phone={phone} phoneLink={phoneLink} />
          <ButtonLink href="/" look="secondary" className="mt-8">
            Return to Home
          </ButtonLink>
        </div>
        <div className="-mx-5 md:mx-0 lg:col-span-6">
          <Picture picture={picture} place="half" priority />
        </div>
      </div>
    </section>
  );
}
