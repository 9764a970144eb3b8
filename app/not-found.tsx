import type { Metadata } from 'next';
import { NotFoundByPath } from '@/components/layout/NotFoundByPath';
import { getPicture } from '@/content/schema';

// Next itself keeps this page out of search results.
export const metadata: Metadata = { title: 'Page Not Found' };

export default function PageNotFound() {
  return <NotFoundByPath picture={getPicture('not-found', '')} />;
}
