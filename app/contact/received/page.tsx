import type { Metadata } from 'next';
import { NextSteps } from '@/components/contact/NextSteps';
import { RequestReceived } from '@/components/contact/RequestReceived';
import { getBusiness, getContactText, getPicture } from '@/content/loader';

export const metadata: Metadata = { title: 'Request received', robots: { index: false } };

export default function RequestReceivedPage() {
  const business = getBusiness();
  return (
    <RequestReceived
      responseTime={business.responseTime}
      contact={business}
      picture={getPicture('home-hero', '')}
      nextSteps={<NextSteps {...getContactText().nextSteps} />}
    />
  );
}
