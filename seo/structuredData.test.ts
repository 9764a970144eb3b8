import { getBusiness, getGuide, getPage, getServices } from '@/content/loader';
import { type Graph, guideGraph, homeGraph, type Node, pageGraph } from './structuredData';

const business = getBusiness();
const ofType = (graph: Graph, type: string) => graph['@graph'].filter((node) => node['@type'] === type);

test('every page names the firm and its offices, with the hours and the streets that the owner has published', () => {
  const [firm, ...offices] = ofType(pageGraph(getPage('/contact'), 'ContactPage'), 'ProfessionalService');
  expect(firm).toMatchObject({ name: business.name, telephone: business.phoneE164 });
  expect(firm?.openingHoursSpecification).toHaveLength(business.openings.length);
  const streets = offices.map(({ address }) => (address as { streetAddress?: string }).streetAddress ?? null);
  expect(streets).toEqual(business.offices.map(({ street }) => street));
});

test('the home page names the services, their provider and the cities they cover', () => {
  const services = ofType(homeGraph(), 'Service');
  expect(services.map(({ serviceType }) => serviceType)).toEqual(getServices().map(({ title }) => title));
  for (const { provider, areaServed } of services) {
    expect(provider).toEqual({ '@id': `${business.url}/#business` });
    expect((areaServed as Node[]).map(({ name }) => name)).toEqual(business.offices.map(({ city }) => city));
  }
});

test('a guide without an author is an article by the firm', () => {
  const [article] = ofType(guideGraph({ ...getGuide('step-up-basis'), author: null }), 'Article');
  expect(article?.author).toEqual({ '@id': `${business.url}/#business` });
});
