import type { Metadata } from 'next';
import { RequestReceived } from '@/components/contact/ContactPanel';
import { getBusiness, getContactText, getPicture } from '@/content/loader';

export const metadata: Metadata = { title: 'Request received', robots: { index: false } };

export default function RequestReceivedPage() {
  return (
    <RequestReceived
      business={getBusiness()}
      picture={getPicture('home-hero', '')}
      nextSteps={getContactText().nextSteps}
    />
  );
}
