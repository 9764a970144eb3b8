import type { Metadata } from 'next';
import { RequestReceived } from '@/components/contact/RequestReceived';
import { business, getPicture } from '@/content';

export const metadata: Metadata = { title: 'Request received', robots: { index: false } };

export default function RequestReceivedPage() {
  return (
    <RequestReceived
      responseTime={business.responseTime}
      phone={business.phone}
      phoneLink={business.phoneLink}
      picture={getPicture('home-hero', '')}
    />
  );
}
