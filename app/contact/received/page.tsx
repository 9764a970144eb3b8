import type { Metadata } from 'next';
import { ConfirmReceivedScript } from '@/components/contact/keptAnswers';
import { ThankYou } from '@/components/contact/ThankYou';
import { getContent, getPicture } from '@/loader';

export const metadata: Metadata = { title: 'Your appraisal request', robots: { index: false } };

export default function ThankYouPage() {
  const { business, files } = getContent();
  return (
    <>
      <ThankYou business={business} nextSteps={files['contact.yaml'].nextSteps} picture={getPicture('received')} />
      <ConfirmReceivedScript />
    </>
  );
}
