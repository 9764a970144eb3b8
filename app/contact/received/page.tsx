import type { Metadata } from 'next';
import { ConfirmReceivedScript } from '@/components/contact/keptAnswers';
import { ThankYou } from '@/components/contact/ThankYou';
import { getBusiness, getContent, getPicture } from '@/loader';

export const metadata: Metadata = { title: 'Your appraisal request', robots: { index: false } };

export default function ThankYouPage() {
  return (
    <>
      <ThankYou
        business={getBusiness()}
        nextSteps={getContent('contact.yaml').nextSteps}
        picture={getPicture('received')}
      />
      <ConfirmReceivedScript />
    </>
  );
}
