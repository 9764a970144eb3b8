import type { Metadata } from 'next';
import { ConfirmReceived } from '@/components/contact/keptAnswers';
import { Received } from '@/components/contact/Received';
import { getBusiness, getContent, getPicture } from '@/loader';

export const metadata: Metadata = { title: 'Request received', robots: { index: false } };

export default function ReceivedPage() {
  return (
    <>
      <Received
        business={getBusiness()}
        picture={getPicture('home-hero')}
        nextSteps={getContent('contact.yaml').nextSteps}
      />
      <ConfirmReceived />
    </>
  );
}
