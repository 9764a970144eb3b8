import type { Metadata } from 'next';
import { NotFound, notFoundTexts } from '@/components/layout/NotFound';
import { getPicture } from '@/content/schema';

export const metadata: Metadata = { title: notFoundTexts.resource.title, robots: { index: false } };

export default function ResourceNotFound() {
  return <NotFound kind="resource" picture={getPicture('not-found', '')} />;
}
