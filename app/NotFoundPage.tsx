import type { Metadata } from 'next';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { NotFound, type NotFoundKind, notFoundTexts } from '@/components/layout/NotFound';
import { NotFoundByPath } from '@/components/layout/NotFoundByPath';
import { getContent, getPicture } from '@/loader';

export const notFoundMetadata = (kind: NotFoundKind): Metadata => ({
  title: notFoundTexts[kind].title,
  robots: { index: false },
});

/** A not-found page. Without a `kind`, the path decides in the browser. */
export function NotFoundPage({ kind }: { kind?: NotFoundKind }) {
  const picture = getPicture('not-found');
  const { business, guides, page, services } = getContent();
  const allPublished = services.every(({ relatedResources }) => relatedResources.every(({ guide }) => guide));
  const instead = {
    page: {
      title: 'Try one of these',
      links: (['/services', '/resources', '/faq', '/blog'] as const).map(page).map(linkTo),
    },
    service: { title: 'Our Services', links: services.map(linkTo) },
    resource: {
      title: allPublished ? 'Our guides' : 'Some guides aren’t published yet. You can read these:',
      links: guides.map(linkTo),
    },
  };
  const show = (shown: NotFoundKind) => <NotFound kind={shown} picture={picture} instead={instead[shown]} />;
  return (
    <>
      {kind ? show(kind) : <NotFoundByPath page={show('page')} service={show('service')} resource={show('resource')} />}
      <CallToActionBand contact={business} text={page('/').callToAction} />
    </>
  );
}

const linkTo = ({ path, title }: { path: string; title: string }) => ({ path, title });
