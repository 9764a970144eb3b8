import type { Metadata } from 'next';
import { NotFound, notFoundTexts } from '@/components/layout/NotFound';
import { getPicture } from '@/content/schema';

export const metadata: Metadata = { title: notFoundTexts.service.title, robots: { index: false } };

export default function ServiceNotFound() {
  return <NotFound kind="service" picture={getPicture('not-found', '')} />;
}
