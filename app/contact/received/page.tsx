import type { Metadata } from 'next';
import { ConfirmReceivedScript } from '@/components/contact/keptAnswers';
import { ThankYou } from '@/components/contact/ThankYou';
import { getContent, getPicture } from '@/loader';

export const metadata: Metadata = { title: 'Your appraisal request', robots: { index: false } };

export default function ThankYouPage() {
  const { business, contact } = getContent();
  return (
    <>
      <ThankYou business={business} nextSteps={contact.nextSteps} picture={getPicture('received')} />
      <ConfirmReceivedScript />
    </>
  );
}
