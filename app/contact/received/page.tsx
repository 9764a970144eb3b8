import type { Metadata } from 'next';
import { NextSteps } from '@/components/contact/NextSteps';
import { RequestReceived } from '@/components/contact/RequestReceived';
import { getBusiness, getContactText, getPicture } from '@/content/loader';

export const metadata: Metadata = { title: 'Request received', robots: { index: false } };

export default function RequestReceivedPage() {
  const { responseTime, phone, phoneLink } = getBusiness();
  return (
    <RequestReceived
      responseTime={responseTime}
      phone={phone}
      phoneLink={phoneLink}
      picture={getPicture('home-hero', '')}
      nextSteps={<NextSteps {...getContactText().nextSteps} />}
    />
  );
}
