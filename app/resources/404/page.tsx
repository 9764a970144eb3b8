import type { Metadata } from 'next';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { NotFound, notFoundTexts } from '@/components/layout/NotFound';
import { getBusiness, getPage, getPicture } from '@/content/loader';

export const metadata: Metadata = { title: notFoundTexts.resource.title, robots: { index: false } };

export default function ResourceNotFound() {
  const business = getBusiness();
  return (
    <>
      <NotFound kind="resource" picture={getPicture('not-found', '')} />
      <CallToActionBand phone={business.phone} phoneLink={business.phoneLink} text={getPage('/').call} />
    </>
  );
}
