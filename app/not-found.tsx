import type { Metadata } from 'next';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { NotFoundByPath } from '@/components/layout/NotFoundByPath';
import { getBusiness, getPage, getPicture } from '@/content/loader';

// Next adds `noindex` to this page.
export const metadata: Metadata = { title: 'Page Not Found' };

export default function PageNotFound() {
  return (
    <>
      <NotFoundByPath picture={getPicture('not-found', '')} />
      <CallToActionBand contact={getBusiness()} text={getPage('/').call} />
    </>
  );
}
