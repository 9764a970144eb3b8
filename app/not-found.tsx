import type { Metadata } from 'next';
import { NotFoundByPath } from '@/components/layout/NotFoundByPath';
import { getPicture } from '@/content';

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false } };

export default function PageNotFound() {
  return <NotFoundByPath picture={getPicture('not-found', '')} />;
}
