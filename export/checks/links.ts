import { pathOf } from '../page';
import type { ExportedSite } from '../site';
import { originOf } from '../structuredData';

const resource = (id: string) => `/resources/${id}`;

/** Links whose pages the specification leaves unwritten. A file for such a guide brings its link to life. */
export const knownDeadLinks: ReadonlySet<string> = new Set([
  resource('court-requirements'),
  resource('equitable-distribution'),
  resource('tax-benefits'),
  resource('executor-checklist'),
  resource('gift-tax'),
  resource('qualified-appraisals'),
  resource('gift-tax-exclusions'),
  resource('executor-guide'),
  resource('probate-requirements'),
  resource('estate-tax-planning'),
  '/blog/market-trends-2024',
  '/blog/tax-law-changes',
  '/blog/divorce-property-division',
]);

/** Every link within the site leads to a page, in the form in which it is served, and to a place on it that exists. */
export function checkLinks(site: ExportedSite): string[] {
  const origin = originOf(site);
  const pages = new Map(site.pages().map((page) => [page.path, new Set(page.ids)]));
  const findings: string[] = [];
  for (const { path, links } of site.pages()) {
    for (const link of new Set(links)) {
      const target = URL.canParse(link, origin + path) ? new URL(link, origin + path) : undefined;
      if (!target) findings.push(`${path} has a link that is no address: “${link}”.`);
      if (target?.origin !== origin || /^(tel|mailto):/.test(link)) continue;
      const finding = problemOf(site, pages, target);
      if (finding) findings.push(`${path} has a link to ${link}, ${finding}.`);
    }
  }
  return findings;
}

function problemOf(site: ExportedSite, pages: Map<string, Set<string>>, { pathname, hash }: URL): string | undefined {
  const ids = pages.get(pathname);
  const id = decodeURIComponent(hash.slice(1));
  if (ids) return id && !ids.has(id) ? `but that page has nothing with the id “${id}”` : undefined;
  if (site.has(pathname.slice(1)) && !pathname.endsWith('.html')) return undefined;
  const served = pathOf(pathname.slice(1).replace(/(\/|\.html)$/, '.html'));
  if (pages.has(served)) return `which hosts redirect; write ${served}`;
  return knownDeadLinks.has(pathname) ? undefined : 'which does not exist';
}
