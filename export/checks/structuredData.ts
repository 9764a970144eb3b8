import type { Page } from '../page';
import type { ExportedSite } from '../site';
import { businessOf, everyNode, type Node, nodesOf, originOf, textOf } from '../structuredData';

/** Properties that the law or Google forbids for the firm itself; see docs/search.md. */
const forbidden = ['aggregateRating', 'review', 'hasCredential'];
const dates = ['datePublished', 'dateModified'];
const isReference = (node: Node) => Object.keys(node).length === 1 && '@id' in node;

/** Each listed page has one linked graph of structured data, which says the same as the visible page. */
export function checkStructuredData(site: ExportedSite): string[] {
  const origin = originOf(site);
  return site.listedPages().flatMap((page) => {
    try {
      return inGraph(page, nodesOf(page), origin);
    } catch {
      return [`${page.path} has structured data that is not JSON.`];
    }
  });
}

function inGraph(page: Page, nodes: readonly Node[], origin: string): string[] {
  if (nodes.length === 0) return [`${page.path} has no structured data.`];
  const all = everyNode(nodes);
  const ids = nodes.map((node) => textOf(node, '@id'));
  const say = (problem: string) => `${page.path}: in its structured data, ${problem}.`;
  return [
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => say(`“${id || 'a node without @id'}” appears twice`)),
    ...all
      .filter(isReference)
      .map((node) => textOf(node, '@id'))
      .filter((id) => !ids.includes(id))
      .map((id) => say(`“${id}” is referenced but missing`)),
    ...forbidden
      .filter((property) => all.some((node) => property in node))
      .map((property) => say(`“${property}” is not allowed`)),
    ...all
      .flatMap((node) => dates.filter((name) => name in node && !/^\d{4}-\d{2}-\d{2}$/.test(textOf(node, name))))
      .map((name) => say(`${name} is not a date such as 2026-11-20`)),
    ...differences(page, nodes, origin).map(say),
  ];
}

/** Where the structured data differs from the visible page. */
function differences(page: Page, nodes: readonly Node[], origin: string): string[] {
  const address = page.path === '/' ? origin : origin + page.path;
  const webPage = nodes.find((node) => textOf(node, '@id') === `${address}#webpage`);
  if (!webPage) return [`the page ${address} is missing`];
  const subject = nodes.find(
    (node) => ['Article', 'Service'].includes(textOf(node, '@type')) && textOf(node, 'url') === address,
  );
  const breadcrumb = nodes.find((node) => textOf(node, '@type') === 'BreadcrumbList')?.itemListElement;
  const crumbs = (Array.isArray(breadcrumb) ? breadcrumb : []).map((crumb: Node) => textOf(crumb, 'name'));
  const pairs: [string, string, string][] = [
    ['the name of the page', textOf(webPage, 'name'), page.titles[0] ?? ''],
    ['the description of the page', textOf(webPage, 'description'), page.metas.get('description')?.[0] ?? ''],
    ['the address of the page', textOf(webPage, 'url'), address],
    ['the breadcrumb', crumbs.join(' > '), page.crumbs.join(' > ')],
  ];
  if (subject)
    pairs.push(['the headline', textOf(subject, 'headline') || textOf(subject, 'name'), page.headings[0] ?? '']);
  return pairs
    .filter(([, data, shown]) => data !== shown)
    .map(([what, data, shown]) => `${what} is “${data}”, on the page it is “${shown}”`);
}

const phones = /(?:\+?1[ .-]?)?\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g;
const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Formats +15095550142 as (509) 555-0142. */
const formatPhone = (e164: string) => e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** The firm's name, phone, email and address are the same on every page. */
export function checkContact(site: ExportedSite): string[] {
  const firm = businessOf(site);
  const phone = formatPhone(firm.telephone);
  const expected = JSON.stringify({ ...firm.node, hasOfferCatalog: undefined });
  return site.pages().flatMap((page) => {
    const { path, links, text, metas } = page;
    const differing = (what: string, right: string, found: readonly string[]) =>
      [...new Set(found)]
        .filter((value) => value !== right)
        .map((value) => `${path} has the ${what} “${value}”; elsewhere it is “${right}”.`);
    const own = nodesOf(page).find((node) => textOf(node, '@id') === textOf(firm.node, '@id'));
    const dialed = links.filter((link) => link.startsWith('tel:')).map((link) => link.slice(4));
    const written = links
      .filter((link) => link.startsWith('mailto:'))
      .map((link) => decodeURIComponent(link.slice(7).split('?')[0] ?? ''));
    return [
      ...differing('phone link', firm.telephone, dialed),
      ...differing('phone number', phone, text.match(phones) ?? []),
      ...differing('email link', firm.email, written.filter(Boolean)),
      ...differing('email address', firm.email, text.match(emails) ?? []),
      ...differing('firm name', firm.name, [
        ...(metas.get('og:site_name') ?? []),
        ...(metas.get('application-name') ?? []),
      ]),
      ...(own && JSON.stringify({ ...own, hasOfferCatalog: undefined }) !== expected
        ? [`${path} describes the firm in its structured data differently from the home page.`]
        : []),
    ];
  });
}
