import type { Metadata } from 'next';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { NotFoundByPath } from '@/components/layout/NotFoundByPath';
import { PageHeader } from '@/components/layout/PageHeader';
import { ButtonLink } from '@/components/ui/Button';
import { Container } from '@/components/ui/Section';
import { LinkList } from '@/components/ui/TextLink';
import { getContent, getPicture } from '@/loader';

/** The specification's texts, by what a visitor was looking for. */
const texts = {
  page: {
    title: 'Page Not Found',
    text: "The page you are looking for doesn't exist or has been moved.",
    links: [
      { title: 'Return to Home', path: '/' },
      { title: 'Contact Us', path: '/contact' },
    ],
  },
  service: {
    title: 'Service Not Found',
    text: "The service you're looking for doesn't exist or has been moved.",
    links: [{ title: 'View All Services', path: '/services' }],
  },
  resource: {
    title: 'Resource Not Found',
    text: "The resource you're looking for doesn't exist or has been moved.",
    links: [{ title: 'View All Resources', path: '/resources' }],
  },
} as const;

type Kind = keyof typeof texts;

/** The metadata of a not-found page, which search engines leave out. */
export const notFoundMetadata = (kind: Kind): Metadata => ({ title: texts[kind].title, robots: { index: false } });

/** A not-found page. Without a `kind`, the path decides in the browser. */
export function NotFoundPage({ kind }: { kind?: Kind }) {
  const { business, page } = getContent();
  return (
    <>
      {kind ? (
        <NotFound kind={kind} />
      ) : (
        <NotFoundByPath
          page={<NotFound kind="page" />}
          service={<NotFound kind="service" />}
          resource={<NotFound kind="resource" />}
        />
      )}
      <CallToActionBand business={business} text={page('/').callToAction} />
    </>
  );
}

/** The text, a picture of an empty lot, and links to pages that exist. */
function NotFound({ kind }: { kind: Kind }) {
  const { guides, page, services } = getContent();
  const { title, text, links } = texts[kind];
  const allPublished = services.every(({ plannedGuides }) => plannedGuides.length === 0);
  const instead = {
    page: {
      title: 'Try one of these',
      links: (['/services', '/resources', '/faq', '/blog'] as const).map(page),
    },
    service: { title: 'Our Services', links: services },
    resource: {
      title: allPublished ? 'Our guides' : 'Some guides aren’t published yet. You can read these:',
      links: guides,
    },
  }[kind];
  return (
    <>
      <PageHeader
        title={title}
        lede={text}
        picture={getPicture('not-found')}
        afterTitle={
          <div className="mt-6 flex flex-wrap gap-3">
            {links.map((link, index) => [
              <ButtonLink key={link.path} href={link.path} variant={index === 0 ? 'primary' : 'secondary'}>
                {link.title}
              </ButtonLink>,
              ' ',
            ])}
          </div>
        }
      />
      <Container space="tight">
        <nav aria-labelledby="instead" className="grid gap-x-12 gap-y-3 lg:grid-cols-12">
          <h2 id="instead" className="text-heading-m lg:col-span-4 lg:pt-2">
            {instead.title}
          </h2>
          <LinkList links={instead.links} className="lg:col-span-8" />
        </nav>
      </Container>
    </>
  );
}
