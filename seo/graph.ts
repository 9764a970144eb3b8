/*
 * The structured data of each kind of page: one linked `@graph`, built from the same content as the visible page.
 * `export/checks/` checks that ids are unique and resolve, and that the text equals the visible page's.
 */
import type { Graph, Thing } from 'schema-dts';
import {
  type BreadcrumbItem,
  breadcrumbItems,
  getPage,
  getServices,
  type Page,
  type Resource,
  type Service,
} from '@/content/loader';
import { businessNodes, serviceNode, serviceRef, websiteNode } from './businessNodes';
import { articleNode, articleRef, breadcrumbNode, type WebPageOptions, webPageNode } from './pageNodes';

const graphOf = (nodes: readonly Thing[]): Graph => ({ '@context': 'https://schema.org', '@graph': nodes });

/** The home page: the firm, its offices and its four services. */
export function homeGraph(): Graph {
  const services = getServices();
  return graphOf([
    ...businessNodes(services),
    websiteNode(),
    webPageNode(getPage('/'), { crumbs: false }),
    ...services.map(serviceNode),
  ]);
}

/** The list of services. */
export function servicesGraph(page: Page): Graph {
  const services = getServices();
  return graphOf([
    ...businessNodes(services),
    ...innerPage(page, breadcrumbItems(page.path), { type: 'CollectionPage' }),
    ...services.map(serviceNode),
  ]);
}

/** One service. */
export function serviceGraph(service: Service): Graph {
  const { path, title, picture } = service;
  const options = { picture, mainEntity: serviceRef(path) };
  return graphOf([
    ...businessNodes(),
    ...innerPage(service, breadcrumbItems(path, title), options),
    serviceNode(service),
  ]);
}

/** One guide: an article by the firm. */
export function guideGraph(guide: Resource): Graph {
  const { path, title, picture } = guide;
  const options = { picture, mainEntity: articleRef(path) };
  return graphOf([...businessNodes(), ...innerPage(guide, breadcrumbItems(path, title), options), articleNode(guide)]);
}

/** Every other page. */
export function pageGraph(page: Page, type: WebPageOptions['type'] = 'WebPage'): Graph {
  return graphOf([...businessNodes(), ...innerPage(page, breadcrumbItems(page.path), { type })]);
}

function innerPage(page: Page, crumbs: readonly BreadcrumbItem[], options: WebPageOptions): Thing[] {
  return [websiteNode(), webPageNode(page, options), breadcrumbNode(page.path, crumbs)];
}
