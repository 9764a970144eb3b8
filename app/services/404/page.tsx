import type { Metadata } from 'next';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { NotFound, notFoundTexts } from '@/components/layout/NotFound';
import { getBusiness, getPage, getPicture } from '@/content/loader';

export const metadata: Metadata = { title: notFoundTexts.service.title, robots: { index: false } };

export default function ServiceNotFound() {
  return (
    <>
      <NotFound kind="service" picture={getPicture('not-found', '')} />
      <CallToActionBand contact={getBusiness()} text={getPage('/').call} />
    </>
  );
}
