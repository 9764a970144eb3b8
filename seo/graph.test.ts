import type { Graph } from 'schema-dts';
import {
  getBusiness,
  getPage,
  getResource,
  getResourceIds,
  getService,
  getServices,
  serviceIds,
} from '@/content/schema';
import { openingHours } from './businessNodes';
import { guideGraph, homeGraph, pageGraph, serviceGraph, servicesGraph } from './graph';

const business = getBusiness();

type Node = Record<string, unknown> & { '@id'?: string; '@type'?: string };

const nodesOf = (graph: Graph) => JSON.parse(JSON.stringify(graph['@graph'])) as Node[];
const ofType = (graph: Graph, type: string) => nodesOf(graph).filter((node) => node['@type'] === type);

/** The objects in a value, at any depth. */
function deep(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(Array.isArray(value) ? [] : [value as Node]), ...Object.values(value).flatMap(deep)];
}

const graphs: [string, Graph][] = [
  ['home', homeGraph()],
  ['services', servicesGraph(getPage('/services'))],
  ['contact', pageGraph(getPage('/contact'), 'ContactPage')],
  ...serviceIds.map((id): [string, Graph] => [id, serviceGraph(getService(id))]),
  ...getResourceIds().map((id): [string, Graph] => [id, guideGraph(getResource(id))]),
];

describe.each(graphs)('the graph of %s', (_, graph) => {
  const nodes = nodesOf(graph);
  const ids = nodes.map((node) => node['@id']);

  test('has unique ids, and every reference resolves', () => {
    expect(new Set(ids).size).toBe(nodes.length);
    const references = deep(nodes).filter((node) => Object.keys(node).length === 1 && node['@id']);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) expect(ids).toContain(reference['@id']);
  });

  test('names the firm and its offices, and no credential or rating', () => {
    const offices = ofType(graph, 'ProfessionalService');
    expect(offices.map(({ name }) => name)).toEqual(Array(business.offices.length + 1).fill(business.name));
    expect(JSON.stringify(graph)).not.toMatch(/hasCredential|aggregateRating|"review"/);
    expect(offices.map(({ telephone }) => telephone)).toEqual(
      Array(business.offices.length + 1).fill(business.phoneE164),
    );
    const streets = offices.slice(1).map(({ address }) => (address as Node).streetAddress ?? null);
    expect(streets).toEqual(business.offices.map(({ street }) => street));
  });
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
