import type {
  City,
  OpeningHoursSpecification,
  Person,
  PostalAddress,
  ProfessionalService,
  Service,
  WebSite,
} from 'schema-dts';
import { type Business, daysOf, getBusiness, type ServiceSummary } from '@/content/loader';
import { absolute, cardPath } from './urls';

/** References to nodes by their `@id`. */
export const businessRef = () => ({ '@id': `${getBusiness().url}/#business` }) as const;
export const websiteRef = () => ({ '@id': `${getBusiness().url}/#website` }) as const;
export const serviceRef = (path: string) => ({ '@id': `${absolute(path)}#service` }) as const;

type Office = Business['offices'][number];

const officeId = (office: Office) => `${getBusiness().url}/#office-${office.city.toLowerCase().replaceAll(' ', '-')}`;

/** Without a street and ZIP code until the owner publishes them. */
function addressOf({ city, state, street, postalCode }: Office): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: city,
    addressRegion: state,
    ...(postalCode && { postalCode }),
    addressCountry: 'US',
  };
}

function cityOf({ city, state }: Office): City {
  return { '@type': 'City', name: city, containedInPlace: { '@type': 'State', name: state } };
}

/** The cities of the offices. */
export const areasServed = (): City[] => getBusiness().offices.map(cityOf);

/** The hours that have clock times. Days that are closed or by appointment are left out. */
export function openingHours(hours: Business['hours'] = getBusiness().hours): OpeningHoursSpecification[] {
  return hours.flatMap(({ days, opens, closes }) =>
    opens && closes ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: daysOf(days), opens, closes }] : [],
  );
}

/** An appraiser whom the owner names. The credential is the person's, never the firm's. */
function personOf({ name, credential }: Business['appraisers'][number]): Person {
  return { '@type': 'Person', name, jobTitle: credential };
}

/** The properties that the firm and its offices share. No credential: the law grants those to people. */
const sharedProperties = (business: Business) => ({
  name: business.name,
  url: business.url,
  image: absolute(cardPath('/')),
  telephone: business.phoneE164,
  email: business.email,
  priceRange: business.feeText,
  openingHoursSpecification: openingHours(),
});

/** The firm and one node for each office. `services` are those described on the same page. */
export function businessNodes(services: readonly ServiceSummary[] = []): ProfessionalService[] {
  const business = getBusiness();
  const firm: ProfessionalService = {
    '@type': 'ProfessionalService',
    ...businessRef(),
    ...sharedProperties(business),
    logo: absolute('/icon-512.png'),
    foundingDate: String(business.founded),
    address: business.offices.map(addressOf),
    areaServed: areasServed(),
    ...(business.appraisers.length > 0 && { employee: business.appraisers.map(personOf) }),
    subOrganization: business.offices.map((office) => ({ '@id': officeId(office) })),
    ...(services.length > 0 && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: 'Appraisal services',
        itemListElement: services.map(({ path }) => ({ '@type': 'Offer', itemOffered: serviceRef(path) })),
      },
    }),
  };
  const offices = business.offices.map(
    (office): ProfessionalService => ({
      '@type': 'ProfessionalService',
      '@id': officeId(office),
      ...sharedProperties(business),
      address: addressOf(office),
      areaServed: cityOf(office),
      parentOrganization: businessRef(),
    }),
  );
  return [firm, ...offices];
}

/** The site, published by the firm. */
export function websiteNode(): WebSite {
  const business = getBusiness();
  return {
    '@type': 'WebSite',
    ...websiteRef(),
    url: business.url,
    name: business.name,
    inLanguage: 'en-US',
    publisher: businessRef(),
  };
}

/** A service, linked to the firm that provides it. */
export function serviceNode({ path, title, description }: ServiceSummary): Service {
  return {
    '@type': 'Service',
    ...serviceRef(path),
    name: title,
    serviceType: title,
    description,
    url: absolute(path),
    provider: businessRef(),
    areaServed: areasServed(),
  };
}
