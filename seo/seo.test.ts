import { existsSync } from 'node:fs';
import { type Content, getContent } from '@/loader';
import { pageMetadata, siteMetadata } from './metadata';
import { articleData, pageGraph, serviceNode } from './structuredData';

jest.mock('@/loader', () => ({ ...jest.requireActual('@/loader'), getContent: jest.fn() }));
const content: Content = jest.requireActual('@/loader').getContent();
const url = 'https://firm.com';
const [first, second] = content.business.offices;
const offices: typeof content.business.offices = [
  { ...first, city: 'Spokane', street: '1 Main Street', postalCode: '99201' },
  { ...second, city: 'Vancouver', street: null, postalCode: null },
];
const setAppraisers = (...appraisers: Content['business']['appraisers']) =>
  jest.mocked(getContent).mockReturnValue({ ...content, business: { ...content.business, url, offices, appraisers } });
beforeEach(() => void setAppraisers());
const business = { '@id': `${url}/#business` };
const guide = { ...content.guide('step-up-basis'), author: 'Bo', published: '2026-01-02', updated: '2026-03-04' };

test('every page names the streets that are published, and the appraisers if there are any', () => {
  setAppraisers({ name: 'Ann', credential: 'State-Certified Residential Appraiser', certificate: null });
  const { name, email, founded, feeText } = content.business;
  const inWashington = { '@type': 'PostalAddress', addressRegion: 'Washington', addressCountry: 'US' };
  const washington = { '@type': 'State', name: 'Washington' };
  const { '@context': context, '@graph': nodes } = pageGraph([]);
  expect(context).toBe('https://schema.org');
  expect(nodes[0]).toMatchObject({
    ...business,
    '@type': 'ProfessionalService',
    url,
    image: `${url}/cards/index.jpg`,
    logo: `${url}/icon-512.png`,
    telephone: expect.stringMatching(/^\+1\d{10}$/),
    ...{ name, email, foundingDate: String(founded), priceRange: feeText },
    areaServed: ['Spokane', 'Vancouver'].map((name) => ({ '@type': 'City', name, containedInPlace: washington })),
    address: [
      { ...inWashington, addressLocality: 'Spokane', streetAddress: '1 Main Street', postalCode: '99201' },
      { ...inWashington, addressLocality: 'Vancouver' },
    ],
    employee: [{ '@type': 'Person', name: 'Ann', jobTitle: 'State-Certified Residential Appraiser' }],
  });
  const site = { '@type': 'WebSite', '@id': `${url}/#website`, inLanguage: 'en-US', publisher: business };
  expect(nodes[1]).toMatchObject(site);
  setAppraisers();
  expect(pageGraph([])['@graph'][0]).not.toHaveProperty('employee');
});

test('a service is of the firm, and a guide is by the author whom the owner names', () => {
  const service = serviceNode(content.service('inheritance'));
  const page = `${url}/services/inheritance`;
  expect(service).toMatchObject({ '@type': 'Service', '@id': `${page}#service`, url: page, provider: business });
  expect(service.serviceType).toBe(content.service('inheritance').title);
  expect(service.areaServed).toHaveLength(offices.length);
  expect(articleData({ ...guide, author: null }).author).toMatchObject(business);
  expect(articleData(guide)).toMatchObject({
    datePublished: '2026-01-02',
    dateModified: '2026-03-04',
    author: { '@type': 'Person', name: 'Bo' },
    image: url + guide.image.largest,
    publisher: business,
  });
});

test('a preview of a link reads the page’s own card, and of a guide its dates and its author', () => {
  const { path, title, metaTitle, metaDescription } = guide;
  const { name, areasText } = content.business;
  const card = { type: 'image/jpeg', width: 1200, height: 630 };
  expect(pageMetadata(guide)).toMatchObject({
    description: metaDescription,
    openGraph: {
      ...{ type: 'article', publishedTime: '2026-01-02', modifiedTime: '2026-03-04', authors: ['Bo'] },
      ...{ url: url + path, title: metaTitle, description: metaDescription, siteName: name, locale: 'en_US' },
      images: [{ ...card, url: `${url}/cards${path}.jpg`, alt: `${title} (${name}, ${areasText})` }],
    },
    twitter: { card: 'summary_large_image' },
  });
  expect(pageMetadata({ ...guide, author: null }).openGraph).toMatchObject({ authors: [url] });
  const home = { type: 'website', url, images: [{ url: `${url}/cards/index.jpg` }] };
  expect(pageMetadata(content.page('/'))).toMatchObject({ alternates: { canonical: url }, openGraph: home });
});

test('the icons that pages name exist', () => {
  const icons = JSON.stringify(siteMetadata().icons).match(/\/[\w-]+\.(png|svg)/g) ?? [];
  expect(icons).toHaveLength(3);
  expect(icons.filter((icon) => !existsSync(`public${icon}`))).toEqual([]);
});
