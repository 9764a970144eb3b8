import { getBusiness, getPage, getGuide, getServices } from '@/content/loader';
import { type Graph, guideGraph, homeGraph, type Node, openingHours, pageGraph } from './structuredData';

const business = getBusiness();
const ofType = (graph: Graph, type: string) => graph['@graph'].filter((node) => node['@type'] === type);

test('every page names the firm and its offices, with the streets that the owner has published', () => {
  const [firm, ...offices] = ofType(pageGraph(getPage('/contact'), 'ContactPage'), 'ProfessionalService');
  expect(firm).toMatchObject({ name: business.name, telephone: business.phoneE164 });
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

test('opening hours leave out days without clock times', () => {
  const hours = [
    { days: 'Monday-Friday', text: '8:00 AM-5:00 PM', opens: '08:00', closes: '17:00' },
    { days: 'Sunday', text: 'Closed', opens: null, closes: null },
  ];
  expect(openingHours(hours)).toMatchObject([{ opens: '08:00', closes: '17:00' }]);
});
