import type { Metadata } from 'next';
import { RequestReceived } from '@/components/contact/RequestReceived';
import { getBusiness, getPicture } from '@/content/schema';

export const metadata: Metadata = { title: 'Request received', robots: { index: false } };

export default function RequestReceivedPage() {
  const business = getBusiness();
  return (
    <RequestReceived
      responseTime={business.responseTime}
      phone={business.phone}
      phoneLink={business.phoneLink}
      picture={getPicture('home-hero', '')}
    />
  );
}
