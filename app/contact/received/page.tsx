import type { Metadata } from 'next';
import { RequestReceived } from '@/components/contact/RequestReceived';
import { business } from '@/content';

export const metadata: Metadata = { title: 'Request received', robots: { index: false } };

export default function RequestReceivedPage() {
  return <RequestReceived responseTime={business.responseTime} phone={business.phone} phoneLink={business.phoneLink} />;
}
