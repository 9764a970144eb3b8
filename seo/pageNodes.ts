import type { Article, BreadcrumbList, ImageObject, WebPage } from 'schema-dts';
import type { BreadcrumbItem, Page, PictureData, Resource } from '@/content/loader';
import { businessRef, websiteRef } from './businessNodes';
import { absolute, pictureUrl } from './urls';

export const breadcrumbRef = (path: string) => ({ '@id': `${absolute(path)}#breadcrumb` }) as const;
export const articleRef = (path: string) => ({ '@id': `${absolute(path)}#article` }) as const;

export interface WebPageOptions {
  type?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';
  /** Whether the page has a breadcrumb; the home page has none. */
  crumbs?: boolean;
  picture?: PictureData;
  mainEntity?: { '@id': string };
}

function imageOf(picture: PictureData): ImageObject {
  const { width, height, alt } = picture;
  return { '@type': 'ImageObject', url: pictureUrl(picture), width: `${width}`, height: `${height}`, caption: alt };
}

/** The page itself, with references to its breadcrumb, its firm and what it is mainly about. */
export function webPageNode(page: Page, options: WebPageOptions): WebPage {
  const { path, pageTitle, description, updated } = page;
  const { type = 'WebPage', crumbs = true, picture, mainEntity } = options;
  const node: WebPage = {
    '@type': type,
    '@id': `${absolute(path)}#webpage`,
    url: absolute(path),
    name: pageTitle,
    description,
    inLanguage: 'en-US',
    isPartOf: websiteRef(),
    dateModified: updated,
    about: businessRef(),
    ...(picture && { primaryImageOfPage: imageOf(picture) }),
    ...(crumbs && { breadcrumb: breadcrumbRef(path) }),
    ...(mainEntity && { mainEntity }),
  };
  return node;
}

/** The visible breadcrumb, starting with the home icon. */
export function breadcrumbNode(path: string, crumbs: readonly BreadcrumbItem[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    ...breadcrumbRef(path),
    itemListElement: [{ label: 'Home', path: '/' }, ...crumbs].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absolute(crumb.path),
    })),
  };
}

/** A guide. Its author is the firm, as the byline says, until the owner names a person. */
export function articleNode(guide: Resource): Article {
  const { path, title, description, published, updated, words, picture, service, author } = guide;
  return {
    '@type': 'Article',
    ...articleRef(path),
    headline: title,
    description,
    url: absolute(path),
    inLanguage: 'en-US',
    datePublished: published,
    dateModified: updated,
    wordCount: words,
    image: pictureUrl(picture),
    author: author ? { '@type': 'Person', name: author } : businessRef(),
    publisher: businessRef(),
    mainEntityOfPage: { '@id': `${absolute(path)}#webpage` },
    mentions: { '@type': 'Service', url: absolute(`/services/${service}`) },
  };
}
