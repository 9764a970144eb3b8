/*
 * The structured data of each kind of page: one linked `@graph`, built from the same content as the visible page.
 * next-seo has no component for these types or for `@id`, so its components can't render it; its types describe the
 * parts that it knows.
 */
import type { OpeningHoursSpecification, PostalAddress } from 'next-seo';
import {
  type Business,
  breadcrumbItems,
  type Guide,
  getBusiness,
  getPage,
  getServices,
  type Page,
  type Service,
} from '@/content/loader';
import { absolute, cardPath, pictureUrl } from './metadata';

/** A linked node of https://schema.org. */
export interface Node {
  '@type': string;
  '@id': string;
  [property: string]: unknown;
}

/** The data of next-seo's JsonLdScript. */
export interface Graph {
  '@context': 'https://schema.org';
  '@graph': Node[];
}

type Office = Business['offices'][number];
type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

const siteRef = (part: 'business' | 'website') => ({ '@id': `${getBusiness().url}/#${part}` });
/** A page (`webpage`), its `breadcrumb`, or what it is about (`service`, `article`). */
const ref = (path: string, part: string) => ({ '@id': `${absolute(path)}#${part}` });

const graphOf = (...nodes: Node[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [...businessNodes(), ...nodes],
});

/** The home page: the firm, its offices and its services. */
export const homeGraph = (): Graph => graphOf(pageNode(getPage('/')), ...getServices().map(serviceNode));

/** An inner page. `nodes` are what it is about, `crumb` the last crumb if it isn't made from the path. */
export function pageGraph(page: Page, type: PageType = 'WebPage', nodes: readonly Node[] = [], crumb?: string): Graph {
  const { path } = page;
  return graphOf(
    { ...pageNode(page, type), breadcrumb: ref(path, 'breadcrumb') },
    breadcrumbNode(path, crumb),
    ...nodes,
  );
}

/** The list of services. */
export const servicesGraph = (page: Page): Graph => pageGraph(page, 'CollectionPage', getServices().map(serviceNode));

/** One service. */
export const serviceGraph = (service: Service): Graph =>
  pageGraph(service, 'WebPage', [serviceNode(service)], service.title);

/** One guide: an article by the firm. */
export const guideGraph = (guide: Guide): Graph => pageGraph(guide, 'WebPage', [articleNode(guide)]);

/** The firm, a node for each office, and the site. */
function businessNodes(): Node[] {
  const { name, url, offices, appraisers, ...business } = getBusiness();
  const shared = {
    '@type': 'ProfessionalService',
    ...{ name, url, image: absolute(cardPath('/')) },
    telephone: business.phoneE164,
    email: business.email,
    priceRange: business.feeText,
    openingHoursSpecification: business.openings.map(
      ({ days, opens, closes }): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      }),
    ),
  };
  // No credential of the firm: the law grants those to people, whom the owner may name.
  const employee = appraisers.map((person) => ({ '@type': 'Person', name: person.name, jobTitle: person.credential }));
  const firm: Node = {
    ...siteRef('business'),
    ...shared,
    logo: absolute('/icon-512.png'),
    foundingDate: String(business.founded),
    address: offices.map(addressOf),
    areaServed: offices.map(cityOf),
    ...(employee.length > 0 && { employee }),
  };
  const officeNodes = offices.map((office) => ({
    '@id': `${url}/#office-${office.city.toLowerCase().replaceAll(' ', '-')}`,
    ...shared,
    address: addressOf(office),
    areaServed: cityOf(office),
    parentOrganization: siteRef('business'),
  }));
  const publisher = siteRef('business');
  return [
    firm,
    ...officeNodes,
    { '@type': 'WebSite', ...siteRef('website'), url, name, inLanguage: 'en-US', publisher },
  ];
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

const pageNode = (page: Page, type: PageType = 'WebPage'): Node => ({
  '@type': type,
  ...ref(page.path, 'webpage'),
  url: absolute(page.path),
  name: page.pageTitle,
  description: page.description,
  inLanguage: 'en-US',
  isPartOf: siteRef('website'),
  dateModified: page.updated,
  about: siteRef('business'),
});

/** The visible breadcrumb, starting with the home icon. */
const breadcrumbNode = (path: string, crumb?: string): Node => ({
  '@type': 'BreadcrumbList',
  ...ref(path, 'breadcrumb'),
  itemListElement: [{ label: 'Home', path: '/' }, ...breadcrumbItems(path, crumb)].map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.label,
    item: absolute(item.path),
  })),
});

/** A service, linked to the firm that provides it. */
const serviceNode = ({ path, title, description }: Service): Node => ({
  '@type': 'Service',
  ...ref(path, 'service'),
  name: title,
  serviceType: title,
  description,
  url: absolute(path),
  provider: siteRef('business'),
  areaServed: getBusiness().offices.map(cityOf),
});

/** A guide. Its author is the firm, as the byline says, until the owner names a person. */
const articleNode = (guide: Guide): Node => ({
  '@type': 'Article',
  ...ref(guide.path, 'article'),
  headline: guide.title,
  description: guide.description,
  url: absolute(guide.path),
  inLanguage: 'en-US',
  datePublished: guide.published,
  dateModified: guide.updated,
  image: pictureUrl(guide.picture),
  author: guide.author ? { '@type': 'Person', name: guide.author } : siteRef('business'),
  publisher: siteRef('business'),
  mainEntityOfPage: ref(guide.path, 'webpage'),
});
