/*
 * The structured data of each page, built from the same content as the visible page. next-seo's LocalBusinessJsonLd has
 * no `@id`, by which services and articles name the firm: its JsonLdScript takes the firm's linked `@graph`.
 */
import type { PostalAddress } from 'next-seo';
import { type Business, type Guide, getContent, type Service } from '@/loader';
import { absoluteUrl, shareCardPath } from './metadata';

/** A linked node of https://schema.org. */
export interface GraphNode {
  '@type': string;
  '@id': string;
  [property: string]: unknown;
}

type Office = Business['offices'][number];

const siteRef = (part: 'business' | 'website') => ({ '@id': `${getContent().business.url}/#${part}` });
/** The data of a page for next-seo's JsonLdScript: `nodes` say what it is about. */
export const pageGraph = (nodes: readonly GraphNode[]) => ({
  '@context': 'https://schema.org',
  '@graph': [...businessNodes(), ...nodes],
});

/** A page's visible breadcrumb, for next-seo's BreadcrumbJsonLd. */
export const breadcrumbData = (crumbs: readonly { label: string; path: string }[]) =>
  [{ label: 'Home', path: '/' }, ...crumbs].map(({ label, path }) => ({ name: label, item: absoluteUrl(path) }));

function businessNodes(): GraphNode[] {
  const { name, url, offices, appraisers, ...business } = getContent().business;
  // No credential of the firm: the law grants those to people, whom the owner may name.
  const employee = appraisers.map((person) => ({ '@type': 'Person', name: person.name, jobTitle: person.credential }));
  const firm: GraphNode = {
    '@type': 'ProfessionalService',
    ...siteRef('business'),
    name,
    url,
    image: absoluteUrl(shareCardPath('/')),
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
export const serviceNode = ({ path, title, metaDescription }: Service): GraphNode => ({
  '@type': 'Service',
  '@id': `${absoluteUrl(path)}#service`,
  name: title,
  serviceType: title,
  description: metaDescription,
  url: absoluteUrl(path),
  provider: siteRef('business'),
  areaServed: getContent().business.offices.map(cityOf),
});

/** A guide, for next-seo's ArticleJsonLd. Its author is the firm until the owner names a person. */
export function articleData(guide: Guide) {
  const { name, url } = getContent().business;
  const firm = { '@type': 'Organization' as const, ...siteRef('business'), name, url };
  return {
    headline: guide.title,
    description: guide.metaDescription,
    url: absoluteUrl(guide.path),
    datePublished: guide.published,
    dateModified: guide.updated,
    image: absoluteUrl(guide.image.largest),
    author: guide.author ? { '@type': 'Person' as const, name: guide.author } : firm,
    publisher: firm,
  };
}
