import type { Metadata } from 'next';
import { RequestReceived } from '@/components/contact/ContactPanel';
import { getBusiness, getContactText, getPicture } from '@/content/loader';

export const metadata: Metadata = { title: 'Request received', robots: { index: false } };

export default function RequestReceivedPage() {
  const business = getBusiness();
  return (
    <RequestReceived
      responseTime={business.responseTime}
      contact={business}
      picture={getPicture('home-hero', '')}
      nextSteps={getContactText().nextSteps}
    />
  );
}
