import { getBusiness, getGuide, getServices } from '@/content/loader';
import { articleData, type GraphNode, pageGraph, serviceNode } from './structuredData';

const business = getBusiness();

test('every page names the firm and its offices, with the streets that the owner has published', () => {
  const { '@graph': graph } = pageGraph([]);
  const firm = graph.find((node) => node['@type'] === 'ProfessionalService');
  expect(firm).toMatchObject({ name: business.name, telephone: business.phoneE164 });
  const offices = business.offices.map(({ city, street }) => ({
    addressLocality: city,
    ...(street && { streetAddress: street }),
  }));
  expect(firm?.address).toMatchObject(offices);
});

test('a service names its provider and the cities it covers', () => {
  for (const { provider, areaServed } of getServices().map(serviceNode)) {
    expect(provider).toEqual({ '@id': `${business.url}/#business` });
    expect((areaServed as GraphNode[]).map(({ name }) => name)).toEqual(business.offices.map(({ city }) => city));
  }
});

test('a guide without an author is an article by the firm', () => {
  const { author } = articleData({ ...getGuide('step-up-basis'), author: null });
  expect(author).toMatchObject({ '@id': `${business.url}/#business`, name: business.name });
});
