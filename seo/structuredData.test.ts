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
  const [firm, site, thing] = pageGraph([{ '@type': 'Thing', '@id': 'x' }])['@graph'];
  expect(firm).toMatchObject({
    ...business,
    areaServed: [{ name: 'Spokane' }, { name: 'Vancouver' }],
    address: [{ streetAddress: '1 Main Street', postalCode: '99201' }, { addressLocality: 'Vancouver' }],
    employee: [{ '@type': 'Person', name: 'Ann', jobTitle: 'State-Certified Residential Appraiser' }],
  });
  expect(firm?.address).toEqual([expect.anything(), expect.not.objectContaining({ streetAddress: expect.anything() })]);
  expect([site, thing]).toMatchObject([{ '@type': 'WebSite', publisher: business }, { '@type': 'Thing' }]);
  const { business: owned, ...others } = getContent();
  jest.mocked(getContent).mockReturnValueOnce({ ...others, business: { ...owned, appraisers: [] } });
  expect(pageGraph([])['@graph'][0]).not.toHaveProperty('employee');
});

test('a service has the firm as its provider, and a guide is by the author whom the owner names', () => {
  expect(serviceNode(getContent().service('inheritance'))).toMatchObject({
    url: `${url}/services/inheritance`,
    provider: business,
  });
  expect(articleData({ ...getContent().guide('step-up-basis'), author: 'Bo' }).author).toEqual({
    '@type': 'Person',
    name: 'Bo',
  });
});
