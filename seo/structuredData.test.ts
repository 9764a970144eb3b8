import { getContent } from '@/loader';
import { articleData, pageGraph, serviceNode } from './structuredData';

const url = 'https://firm.com';
jest.mock('@/loader', () => {
  const loader = jest.requireActual('@/loader');
  const offices = [
    { city: 'Spokane', street: '1 Main Street', postalCode: '99201' },
    { city: 'Vancouver', street: null, postalCode: null },
  ];
  const appraisers = [{ name: 'Ann', credential: 'State-Certified Residential Appraiser' }];
  return {
    ...loader,
    getContent: jest.fn(() => {
      const content = loader.getContent();
      return { ...content, business: { ...content.business, url: 'https://firm.com', offices, appraisers } };
    }),
  };
});
const business = { '@id': `${url}/#business` };

test('every page names the streets that are published, and the appraisers if there are any', () => {
  const inWashington = { '@type': 'PostalAddress', addressRegion: 'Washington', addressCountry: 'US' };
  const [firm, site] = pageGraph([])['@graph'];
  expect(firm).toMatchObject({
    ...business,
    url,
    image: `${url}/cards/index.jpg`,
    address: [
      { ...inWashington, addressLocality: 'Spokane', streetAddress: '1 Main Street', postalCode: '99201' },
      { ...inWashington, addressLocality: 'Vancouver' },
    ],
    employee: [{ '@type': 'Person', name: 'Ann', jobTitle: 'State-Certified Residential Appraiser' }],
  });
  expect(site).toMatchObject({ '@id': `${url}/#website`, publisher: business });
  const { business: owned, ...others } = getContent();
  jest.mocked(getContent).mockReturnValueOnce({ ...others, business: { ...owned, appraisers: [] } });
  expect(pageGraph([])['@graph'][0]).not.toHaveProperty('employee');
});

test('a service is of the firm, and a guide is by the author whom the owner names', () => {
  const service = serviceNode(getContent().service('inheritance'));
  expect(service).toMatchObject({ url: `${url}/services/inheritance`, provider: business });
  const guide = getContent().guide('step-up-basis');
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
