import { ButtonLink } from '@/components/ui/Button';
import { Container } from '@/components/ui/Section';
import { LinkRows } from '@/components/ui/TextLink';
import type { PictureData } from '@/loader';
import { PageHeader } from './PageHeader';

/** The three not-found pages, with the specification's texts. */
export const notFoundTexts = {
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

/** What a visitor was looking for. */
export type NotFoundKind = keyof typeof notFoundTexts;

interface NotFoundProps {
  kind: NotFoundKind;
  picture: PictureData;
  /** The pages that exist, under what they are called. */
  instead: { title: string; links: readonly { path: string; title: string }[] };
}

/** A not-found page: its text, a picture of an empty lot, and links to go on. */
export function NotFound({ kind, picture, instead }: NotFoundProps) {
  const { title, text, links } = notFoundTexts[kind];
  return (
    <>
      <PageHeader
        title={title}
        lede={text}
        picture={picture}
        intro={
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
          <LinkRows links={instead.links} className="lg:col-span-8" />
        </nav>
      </Container>
    </>
  );
}
