import type { Metadata } from 'next';
import { getContent, type PageSummary } from '@/loader';

/** The absolute URL of a path; `/` becomes the origin without a slash, as in the canonical link. */
export const absoluteUrl = (path: string) => getContent().business.url + (path === '/' ? '' : path);

/** The path of a page's share card, which `app/cards/` draws. */
export const shareCardPath = (path: string) => `/cards${path === '/' ? '/index' : path}.jpg`;

/** The metadata that all pages share: origin, icons and name. */
export function siteMetadata(): Metadata {
  const { name, url } = getContent().business;
  return {
    metadataBase: new URL(url),
    applicationName: name,
    formatDetection: { telephone: false, email: false, address: false },
    icons: {
      icon: [
        { url: '/icon-96.png', type: 'image/png', sizes: '96x96' },
        { url: '/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
  };
}

/** Title, description, canonical address and share card of a page, for Next. Guides have a date of publication. */
export function pageMetadata(page: PageSummary & { published?: string; author?: string | null }): Metadata {
  const { path, title, metaTitle, metaDescription, published, updated, author } = page;
  const { business } = getContent();
  const url = absoluteUrl(path);
  const card = { url: absoluteUrl(shareCardPath(path)), alt: `${title} (${business.name}, ${business.areasText})` };
  return {
    title: metaTitle,
    description: metaDescription,
    alternates: { canonical: url },
    openGraph: {
      ...(published
        ? { type: 'article', publishedTime: published, modifiedTime: updated, authors: [author ?? business.url] }
        : { type: 'website' }),
      url,
      title: metaTitle,
      description: metaDescription,
      siteName: business.name,
      locale: 'en_US',
      images: [{ ...card, width: 1200, height: 630, type: 'image/jpeg' }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
