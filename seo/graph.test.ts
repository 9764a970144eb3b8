import type { Graph } from 'schema-dts';
import { getBusiness, getPage, getResource, getServices } from '@/content/loader';
import { openingHours } from './businessNodes';
import { guideGraph, homeGraph, pageGraph } from './graph';

const business = getBusiness();

type Node = Record<string, unknown> & { '@id'?: string; '@type'?: string };

const nodesOf = (graph: Graph) => JSON.parse(JSON.stringify(graph['@graph'])) as Node[];
const ofType = (graph: Graph, type: string) => nodesOf(graph).filter((node) => node['@type'] === type);

test('every page names the firm and its offices, with the streets that the owner has published', () => {
  const offices = ofType(pageGraph(getPage('/contact'), 'ContactPage'), 'ProfessionalService');
  const all = Array(business.offices.length + 1);
  expect(offices.map(({ name }) => name)).toEqual(all.fill(business.name));
  expect(offices.map(({ telephone }) => telephone)).toEqual(all.fill(business.phoneE164));
  const streets = offices.slice(1).map(({ address }) => (address as Node).streetAddress ?? null);
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

test('a guide without an author is an article by the firm, with its dates and its picture', () => {
  const guide = { ...getResource('step-up-basis'), author: null };
  const [article] = ofType(guideGraph(guide), 'Article');
  expect(article).toMatchObject({
    headline: guide.title,
    author: { '@id': `${business.url}/#business` },
    datePublished: guide.published,
    dateModified: guide.updated,
    image: expect.stringMatching(/^https:\/\/.*\/pictures\/step-up-basis-\d+\.[0-9a-f]{8}\.webp$/),
  });
  expect(ofType(guideGraph(guide), 'WebPage')[0]).not.toHaveProperty('reviewedBy');
});

test('opening hours leave out days without clock times', () => {
  const hours = [
    { days: 'Monday-Friday', text: '8:00 AM-5:00 PM', opens: '08:00', closes: '17:00' },
    { days: 'Sunday', text: 'Closed', opens: null, closes: null },
  ];
  expect(openingHours(hours)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '17:00',
    },
  ]);
});
