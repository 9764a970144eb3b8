import type { Page } from './page';
import { ExportError, type ExportedSite } from './site';

/** A node of a page's structured data. */
export type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a text property, or ''. */
export const textOf = (node: Node | undefined, property: string): string => {
  const value = node?.[property];
  return typeof value === 'string' ? value : '';
};

/** The nodes of a page's `@graph`. Throws SyntaxError when a block is not JSON. */
export function nodesOf(page: Page): Node[] {
  return page.data.flatMap((text) => {
    const data: unknown = JSON.parse(text);
    const graph = isNode(data) ? data['@graph'] : undefined;
    return Array.isArray(graph) ? graph.filter(isNode) : [];
  });
}

/** A node and all nodes inside it. */
export function everyNode(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(everyNode);
  return isNode(value) ? [value, ...Object.values(value).flatMap(everyNode)] : [];
}

function homePage(site: ExportedSite): Page {
  if (!site.has('index.html')) throw new ExportError('The exported site has no home page.');
  return site.page('index.html');
}

/** The site's origin, from the home page's canonical link. Throws ExportError if there is none. */
export function originOf(site: ExportedSite): string {
  const { canonical } = homePage(site);
  if (!canonical) throw new ExportError('The home page does not state its address (rel="canonical").');
  return new URL(canonical).origin;
}

/** The firm's name and contact details, from the home page's structured data. Throws ExportError if missing. */
export function businessOf(site: ExportedSite) {
  const nodes = nodesOf(homePage(site));
  const firm = nodes.find((node) => textOf(node, '@id').endsWith('/#business'));
  if (!firm) throw new ExportError('The home page’s structured data has no node of the firm (…/#business).');
  return {
    node: firm,
    name: textOf(firm, 'name'),
    telephone: textOf(firm, 'telephone'),
    email: textOf(firm, 'email'),
  };
}
