import type { Metadata } from 'next';
import { ConfirmReceivedScript } from '@/components/contact/keptAnswers';
import { Received } from '@/components/contact/Received';
import { getBusiness, getContent, getPicture } from '@/loader';

export const metadata: Metadata = { title: 'Your appraisal request', robots: { index: false } };

export default function ReceivedPage() {
  return (
    <>
      <Received
        business={getBusiness()}
        nextSteps={getContent('contact.yaml').nextSteps}
        picture={getPicture('received')}
      />
      <ConfirmReceivedScript />
    </>
  );
}
