import type { Metadata } from 'next';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { NotFoundByPath } from '@/components/layout/NotFoundByPath';
import { getBusiness, getPage, getPicture } from '@/content/loader';

// Next adds `noindex` to this page.
export const metadata: Metadata = { title: 'Page Not Found' };

export default function PageNotFound() {
  const business = getBusiness();
  return (
    <>
      <NotFoundByPath picture={getPicture('not-found', '')} />
      <CallToActionBand phone={business.phone} phoneLink={business.phoneLink} text={getPage('/').call} />
    </>
  );
}
