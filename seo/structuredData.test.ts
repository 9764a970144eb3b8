import { getContent } from '@/loader';
import { shareCardPath } from './metadata';
import { articleData, breadcrumbData, pageGraph, serviceNode } from './structuredData';

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
  const { '@context': context, '@graph': nodes } = pageGraph([{ '@type': 'Thing', '@id': 'x' }]);
  const inWashington = { '@type': 'PostalAddress', addressRegion: 'Washington', addressCountry: 'US' };
  const containedInPlace = { '@type': 'State', name: 'Washington' };
  expect(context).toBe('https://schema.org');
  expect(nodes).toMatchObject([
    {
      '@type': 'ProfessionalService',
      ...business,
      url,
      image: `${url}/cards/index.jpg`,
      logo: `${url}/icon-512.png`,
      areaServed: ['Spokane', 'Vancouver'].map((name) => ({ '@type': 'City', name, containedInPlace })),
      employee: [{ '@type': 'Person', name: 'Ann', jobTitle: 'State-Certified Residential Appraiser' }],
    },
    { '@type': 'WebSite', '@id': `${url}/#website`, inLanguage: 'en-US', publisher: business },
    { '@type': 'Thing' },
  ]);
  expect(nodes[0]?.address).toEqual([
    { ...inWashington, addressLocality: 'Spokane', streetAddress: '1 Main Street', postalCode: '99201' },
    { ...inWashington, addressLocality: 'Vancouver' },
  ]);
  const { business: owned, ...others } = getContent();
  jest.mocked(getContent).mockReturnValueOnce({ ...others, business: { ...owned, appraisers: [] } });
  expect(pageGraph([])['@graph'][0]).not.toHaveProperty('employee');
});

test('a service has the firm as its provider, a guide is by the author whom the owner names, and addresses are absolute', () => {
  const page = `${url}/services/inheritance`;
  const service = serviceNode(getContent().service('inheritance'));
  expect(service).toMatchObject({ '@type': 'Service', '@id': `${page}#service`, url: page, provider: business });
  const { author, publisher } = articleData({ ...getContent().guide('step-up-basis'), author: 'Bo' });
  expect(author).toEqual({ '@type': 'Person', name: 'Bo' });
  expect(publisher).toMatchObject({ '@type': 'Organization', ...business, url });
  expect(breadcrumbData([])).toEqual([{ name: 'Home', item: url }]);
  expect(shareCardPath('/faq')).toBe('/cards/faq.jpg');
});
