import { type Content, getContent } from '@/loader';
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

test('every page names the streets that are published, and the appraisers if there are any', () => {
  setAppraisers({ name: 'Ann', credential: 'State-Certified Residential Appraiser', certificate: null });
  const inWashington = { '@type': 'PostalAddress', addressRegion: 'Washington', addressCountry: 'US' };
  const washington = { '@type': 'State', name: 'Washington' };
  const [firm, site] = pageGraph([])['@graph'];
  expect(firm).toMatchObject({
    ...business,
    url,
    image: `${url}/cards/index.jpg`,
    logo: `${url}/icon-512.png`,
    priceRange: content.business.feeText,
    areaServed: ['Spokane', 'Vancouver'].map((name) => ({ '@type': 'City', name, containedInPlace: washington })),
    address: [
      { ...inWashington, addressLocality: 'Spokane', streetAddress: '1 Main Street', postalCode: '99201' },
      { ...inWashington, addressLocality: 'Vancouver' },
    ],
    employee: [{ '@type': 'Person', name: 'Ann', jobTitle: 'State-Certified Residential Appraiser' }],
  });
  expect(site).toMatchObject({ '@id': `${url}/#website`, publisher: business });
  setAppraisers();
  expect(pageGraph([])['@graph'][0]).not.toHaveProperty('employee');
});

test('a service is of the firm, and a guide is by the author whom the owner names', () => {
  const service = serviceNode(content.service('inheritance'));
  const page = `${url}/services/inheritance`;
  expect(service).toMatchObject({ '@type': 'Service', '@id': `${page}#service`, url: page, provider: business });
  expect(service.areaServed).toHaveLength(offices.length);
  const guide = content.guide('step-up-basis');
  expect(articleData({ ...guide, author: null }).author).toMatchObject(business);
  const named = articleData({ ...guide, author: 'Bo', published: '2026-01-02', updated: '2026-03-04' });
  expect(named).toMatchObject({
    datePublished: '2026-01-02',
    dateModified: '2026-03-04',
    author: { '@type': 'Person', name: 'Bo' },
    image: url + guide.image.largest,
    publisher: business,
  });
});
