import type { Metadata } from 'next';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { NotFound, type NotFoundKind, notFoundTexts } from '@/components/layout/NotFound';
import { NotFoundByPath } from '@/components/layout/NotFoundByPath';
import { getBusiness, getGuides, getPage, getPicture, getServices } from '@/loader';

export const notFoundMetadata = (kind: NotFoundKind): Metadata => ({
  title: notFoundTexts[kind].title,
  robots: { index: false },
});

/** A not-found page. Without a `kind`, the path decides in the browser. */
export function NotFoundPage({ kind }: { kind?: NotFoundKind }) {
  const picture = getPicture('not-found');
  const services = getServices();
  const allPublished = services.every(({ relatedResources }) => relatedResources.every(({ guide }) => guide));
  const instead = {
    page: {
      title: 'Try one of these',
      links: (['/services', '/resources', '/faq', '/blog'] as const).map(getPage).map(linkTo),
    },
    service: { title: 'Our Services', links: services.map(linkTo) },
    resource: {
      title: allPublished ? 'Our guides' : 'Some guides aren’t published yet. You can read these:',
      links: getGuides().map(linkTo),
    },
  };
  const show = (shown: NotFoundKind) => <NotFound kind={shown} picture={picture} instead={instead[shown]} />;
  return (
    <>
      {kind ? show(kind) : <NotFoundByPath page={show('page')} service={show('service')} resource={show('resource')} />}
      <CallToActionBand contact={getBusiness()} text={getPage('/').callToAction} />
    </>
  );
}

const linkTo = ({ path, title }: { path: string; title: string }) => ({ path, title });
