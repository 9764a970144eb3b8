import { ButtonLink } from '@/components/ui/Button';
import { NextSteps } from './NextSteps';
import { thanks } from './texts';

interface RequestReceivedProps {
  responseTime: string;
  phone: string;
  phoneLink: string;
}

/** The thank-you page for browsers that sent the form without a script. */
export function RequestReceived({ responseTime, phone, phoneLink }: RequestReceivedProps) {
  const { heading, text } = thanks(responseTime);
  return (
    <section aria-labelledby="received" className="pt-(--header-height)">
      <div className="mx-auto max-w-narrow px-5 py-16 md:px-8 md:py-24">
        <h1 id="received" className="text-page">
          {heading}
        </h1>
        <p className="mt-5 max-w-measure text-ink-soft text-lead">{text}</p>
        <NextSteps phone={phone} phoneLink={phoneLink} />
        <ButtonLink href="/" look="secondary" className="mt-8">
          Return to Home
        </ButtonLink>
      </div>
    </section>
  );
}
