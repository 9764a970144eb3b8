/*
 * The structured data of each kind of page: one linked `@graph`, built from the same content as the visible page.
 * next-seo has no component for these types or for `@id`, so its components can't render it; its types describe the
 * parts that it knows.
 */
import type { ImageObject, OpeningHoursSpecification, PostalAddress } from 'next-seo';
import {
  type BreadcrumbItem,
  type Business,
  breadcrumbItems,
  daysOf,
  getBusiness,
  getPage,
  getServices,
  type Page,
  type PictureData,
  type Resource,
  type Service,
  type ServiceSummary,
} from '@/content/loader';
import { absolute, cardPath, pictureUrl } from './urls';

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

const businessRef = () => ({ '@id': `${getBusiness().url}/#business` });
const websiteRef = () => ({ '@id': `${getBusiness().url}/#website` });
const officeRef = ({ city }: Office) => ({
  '@id': `${getBusiness().url}/#office-${city.toLowerCase().replaceAll(' ', '-')}`,
});
/** The id of a page (`webpage`) or of what it is about (`service`, `article`, `breadcrumb`). */
const ref = (path: string, part: string) => ({ '@id': `${absolute(path)}#${part}` });

/** The home page: the firm, its offices and its services. */
export function homeGraph(): Graph {
  const services = getServices();
  return graphOf(...businessNodes(services), pageNode(getPage('/')), ...services.map(serviceNode));
}

/** The list of services. */
export function servicesGraph(page: Page): Graph {
  const services = getServices();
  return graphOf(
    ...businessNodes(services),
    ...innerPage(page, breadcrumbItems(page.path), { type: 'CollectionPage' }),
    ...services.map(serviceNode),
  );
}

/** One service. */
export function serviceGraph(service: Service): Graph {
  const { path, title, picture } = service;
  const options = { picture, mainEntity: ref(path, 'service') };
  return graphOf(
    ...businessNodes(),
    ...innerPage(service, breadcrumbItems(path, title), options),
    serviceNode(service),
  );
}

/** One guide: an article by the firm. */
export function guideGraph(guide: Resource): Graph {
  const { path, title, picture } = guide;
  const options = { picture, mainEntity: ref(path, 'article') };
  return graphOf(...businessNodes(), ...innerPage(guide, breadcrumbItems(path, title), options), articleNode(guide));
}

/** Every other page. */
export function pageGraph(page: Page, type: PageType = 'WebPage'): Graph {
  return graphOf(...businessNodes(), ...innerPage(page, breadcrumbItems(page.path), { type }));
}

const graphOf = (...nodes: Node[]): Graph => ({ '@context': 'https://schema.org', '@graph': nodes });

/** The firm, a node for each office, and the site. `services` are those described on the same page. */
function businessNodes(services: readonly ServiceSummary[] = []): Node[] {
  const business = getBusiness();
  const { name, url, offices, appraisers } = business;
  // No credential: the law grants those to people.
  const shared = {
    name,
    url,
    image: absolute(cardPath('/')),
    telephone: business.phoneE164,
    email: business.email,
    priceRange: business.feeText,
    openingHoursSpecification: openingHours(),
  };
  const catalog = {
    '@type': 'OfferCatalog',
    name: 'Appraisal services',
    itemListElement: services.map(({ path }) => ({ '@type': 'Offer', itemOffered: ref(path, 'service') })),
  };
  const firm: Node = {
    '@type': 'ProfessionalService',
    ...businessRef(),
    ...shared,
    logo: absolute('/icon-512.png'),
    foundingDate: String(business.founded),
    address: offices.map(addressOf),
    areaServed: offices.map(cityOf),
    ...(appraisers.length > 0 && { employee: appraisers.map(personOf) }),
    subOrganization: offices.map(officeRef),
    ...(services.length > 0 && { hasOfferCatalog: catalog }),
  };
  const officeNodes = offices.map((office) => ({
    '@type': 'ProfessionalService',
    ...officeRef(office),
    ...shared,
    address: addressOf(office),
    areaServed: cityOf(office),
    parentOrganization: businessRef(),
  }));
  const website = { '@type': 'WebSite', ...websiteRef(), url, name, inLanguage: 'en-US', publisher: businessRef() };
  return [firm, ...officeNodes, website];
}

/** Without a street and ZIP code until the owner publishes them. */
const addressOf = ({ city, state, street, postalCode }: Office): PostalAddress => ({
  '@type': 'PostalAddress',
  ...(street && { streetAddress: street }),
  addressLocality: city,
  addressRegion: state,
  ...(postalCode && { postalCode }),
  addressCountry: 'US',
});

const cityOf = ({ city, state }: Office) => ({
  '@type': 'City',
  name: city,
  containedInPlace: { '@type': 'State', name: state },
});

/** An appraiser whom the owner names. The credential is the person's, never the firm's. */
const personOf = ({ name, credential }: Business['appraisers'][number]) => ({
  '@type': 'Person',
  name,
  jobTitle: credential,
});

/** The hours that have clock times. Days that are closed or by appointment are left out. */
export function openingHours(hours: Business['hours'] = getBusiness().hours): OpeningHoursSpecification[] {
  return hours.flatMap(({ days, opens, closes }) =>
    opens && closes ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: daysOf(days), opens, closes }] : [],
  );
}

interface PageOptions {
  type?: PageType;
  picture?: PictureData;
  mainEntity?: { '@id': string };
}

/** A page with a breadcrumb. */
const innerPage = (page: Page, crumbs: readonly BreadcrumbItem[], options: PageOptions): Node[] => [
  { ...pageNode(page, options), breadcrumb: ref(page.path, 'breadcrumb') },
  breadcrumbNode(page.path, crumbs),
];

/** The page itself, with references to its firm and to what it is mainly about. */
function pageNode(page: Page, { type = 'WebPage', picture, mainEntity }: PageOptions = {}): Node {
  return {
    '@type': type,
    ...ref(page.path, 'webpage'),
    url: absolute(page.path),
    name: page.pageTitle,
    description: page.description,
    inLanguage: 'en-US',
    isPartOf: websiteRef(),
    dateModified: page.updated,
    about: businessRef(),
    ...(picture && { primaryImageOfPage: imageOf(picture) }),
    ...(mainEntity && { mainEntity }),
  };
}

const imageOf = (picture: PictureData): ImageObject => ({
  '@type': 'ImageObject',
  url: pictureUrl(picture),
  width: picture.width,
  height: picture.height,
  caption: picture.alt,
});

/** The visible breadcrumb, starting with the home icon. */
const breadcrumbNode = (path: string, crumbs: readonly BreadcrumbItem[]): Node => ({
  '@type': 'BreadcrumbList',
  ...ref(path, 'breadcrumb'),
  itemListElement: [{ label: 'Home', path: '/' }, ...crumbs].map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.label,
    item: absolute(crumb.path),
  })),
});

/** A service, linked to the firm that provides it. */
const serviceNode = ({ path, title, description }: ServiceSummary): Node => ({
  '@type': 'Service',
  ...ref(path, 'service'),
  name: title,
  serviceType: title,
  description,
  url: absolute(path),
  provider: businessRef(),
  areaServed: getBusiness().offices.map(cityOf),
});

/** A guide. Its author is the firm, as the byline says, until the owner names a person. */
const articleNode = (guide: Resource): Node => ({
  '@type': 'Article',
  ...ref(guide.path, 'article'),
  headline: guide.title,
  description: guide.description,
  url: absolute(guide.path),
  inLanguage: 'en-US',
  datePublished: guide.published,
  dateModified: guide.updated,
  wordCount: guide.words,
  image: pictureUrl(guide.picture),
  author: guide.author ? { '@type': 'Person', name: guide.author } : businessRef(),
  publisher: businessRef(),
  mainEntityOfPage: ref(guide.path, 'webpage'),
  mentions: { '@type': 'Service', url: absolute(`/services/${guide.service}`) },
});
