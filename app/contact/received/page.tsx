import type { Metadata } from 'next';
import { ReceivedPageScript } from '@/components/contact/draft';
import { Received } from '@/components/contact/Received';
import { getContent, getPicture } from '@/loader';

export const metadata: Metadata = { title: 'Your appraisal request', robots: { index: false } };

export default function ReceivedPage() {
  const { business, contact } = getContent();
  return (
    <>
      <Received business={business} nextSteps={contact.nextSteps} picture={getPicture('received')} />
      <ReceivedPageScript />
    </>
  );
}
