/*
 * The structured data of each page: one linked `@graph`, built from the same content as the visible page.
 * next-seo has no component for these types or for `@id`, so its components can't render it; its types describe the
 * parts that it knows.
 */
import type { PostalAddress } from 'next-seo';
import { type BreadcrumbItem, type Business, type Guide, getBusiness, type Service } from '@/content/loader';
import { absoluteUrl, cardPath } from './metadata';

/** A linked node of https://schema.org. */
export interface GraphNode {
  '@type': string;
  '@id': string;
  [property: string]: unknown;
}

type Office = Business['offices'][number];

const siteRef = (part: 'business' | 'website') => ({ '@id': `${getBusiness().url}/#${part}` });
/** A page's `breadcrumb`, or what it is about (`service`, `article`). */
const ref = (path: string, part: string) => ({ '@id': `${absoluteUrl(path)}#${part}` });

/** The data of a page for next-seo's JsonLdScript: `nodes` say what it is about, `crumbs` are its visible breadcrumb. */
export function pageGraph(path: string, nodes: readonly GraphNode[], crumbs: readonly BreadcrumbItem[]) {
  const itemListElement = [{ label: 'Home', path: '/' }, ...crumbs].map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(path),
  }));
  const list: GraphNode[] =
    crumbs.length > 0 ? [{ '@type': 'BreadcrumbList', ...ref(path, 'breadcrumb'), itemListElement }] : [];
  return { '@context': 'https://schema.org', '@graph': [...businessNodes(), ...list, ...nodes] };
}

/** The firm with its offices, and the site. */
function businessNodes(): GraphNode[] {
  const { name, url, offices, appraisers, ...business } = getBusiness();
  // No credential of the firm: the law grants those to people, whom the owner may name.
  const employee = appraisers.map((person) => ({ '@type': 'Person', name: person.name, jobTitle: person.credential }));
  const firm: GraphNode = {
    '@type': 'ProfessionalService',
    ...siteRef('business'),
    ...{ name, url, image: absoluteUrl(cardPath('/')) },
    telephone: business.phoneE164,
    email: business.email,
    priceRange: business.feeText,
    logo: absoluteUrl('/icon-512.png'),
    foundingDate: String(business.founded),
    address: offices.map(addressOf),
    areaServed: offices.map(cityOf),
    ...(employee.length > 0 && { employee }),
  };
  const publisher = siteRef('business');
  return [firm, { '@type': 'WebSite', ...siteRef('website'), url, name, inLanguage: 'en-US', publisher }];
}

/** Without a street and ZIP code until the owner publishes them. */
const addressOf = ({ city, street, postalCode }: Office): PostalAddress => ({
  '@type': 'PostalAddress',
  ...(street && { streetAddress: street }),
  addressLocality: city,
  addressRegion: 'Washington',
  ...(postalCode && { postalCode }),
  addressCountry: 'US',
});

const cityOf = ({ city }: Office) => ({
  '@type': 'City',
  name: city,
  containedInPlace: { '@type': 'State', name: 'Washington' },
});

/** A service, linked to the firm that provides it. */
export const serviceNode = ({ path, title, description }: Service): GraphNode => ({
  '@type': 'Service',
  ...ref(path, 'service'),
  name: title,
  serviceType: title,
  description,
  url: absoluteUrl(path),
  provider: siteRef('business'),
  areaServed: getBusiness().offices.map(cityOf),
});

/** A guide. Its author is the firm, as the byline says, until the owner names a person. */
export const articleNode = (guide: Guide): GraphNode => ({
  '@type': 'Article',
  ...ref(guide.path, 'article'),
  headline: guide.title,
  description: guide.description,
  url: absoluteUrl(guide.path),
  inLanguage: 'en-US',
  datePublished: guide.published,
  dateModified: guide.updated,
  image: absoluteUrl(guide.picture.largest),
  author: guide.author ? { '@type': 'Person', name: guide.author } : siteRef('business'),
  publisher: siteRef('business'),
});
