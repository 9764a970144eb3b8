import { pathOf } from '../page';
import type { ExportedSite } from '../site';
import { originOf } from '../structuredData';

const resource = (id: string) => `/resources/${id}`;

/** Guides that the specification links to but leaves unwritten. Adding the guide's file makes its links work. */
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
]);

/** Every internal link leads to an existing page, written as the address it is served at, and to an existing id. */
export function checkLinks(site: ExportedSite): string[] {
  const origin = originOf(site);
  const pages = new Map(site.pages().map((page) => [page.path, new Set(page.ids)]));
  const dead = new Set([...knownDeadLinks, ...postLinks(site)]);
  const findings: string[] = [];
  for (const { path, links } of site.pages()) {
    for (const link of new Set(links)) {
      const target = URL.canParse(link, origin + path) ? new URL(link, origin + path) : undefined;
      if (!target) findings.push(`${path} has a link that is not an address: “${link}”.`);
      if (target?.origin !== origin || /^(tel|mailto):/.test(link)) continue;
      const finding = linkProblem(site, pages, dead, target);
      if (finding) findings.push(`${path} has a link to ${link}, ${finding}.`);
    }
  }
  return findings;
}

/** The posts that the blog page lists; they have no pages of their own. */
function postLinks(site: ExportedSite): string[] {
  const links = site.pages().find(({ path }) => path === '/blog')?.links ?? [];
  return links.filter((link) => link.startsWith('/blog/'));
}

function linkProblem(
  site: ExportedSite,
  pages: Map<string, Set<string>>,
  dead: Set<string>,
  { pathname, hash }: URL,
): string | undefined {
  const ids = pages.get(pathname);
  const id = decodeURIComponent(hash.slice(1));
  if (ids) return id && !ids.has(id) ? `but that page has nothing with the id “${id}”` : undefined;
  if (site.has(pathname.slice(1)) && !pathname.endsWith('.html')) return undefined;
  const served = pathOf(pathname.slice(1).replace(/(\/|\.html)$/, '.html'));
  if (pages.has(served)) return `which hosts redirect; write ${served}`;
  return dead.has(pathname) ? undefined : 'which does not exist';
}

/** No page repeats an id: links and labels would reach the wrong element. */
export function checkIds(site: ExportedSite): string[] {
  return site.pages().flatMap(({ path, ids }) => {
    const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    return [...twice].map((id) => `${path} has the id “${id}” more than once.`);
  });
}

/** Everything that a page or a stylesheet loads exists, and nothing comes from another site. */
export function checkAssets(site: ExportedSite): string[] {
  const origin = originOf(site);
  const pages = site.pages().flatMap(({ path, loaded, metas }) => {
    const shown = [...(metas.get('og:image') ?? []), ...(metas.get('twitter:image') ?? [])];
    const urls = new Set([...loaded, ...shown]);
    return [...urls].map((url) => assetProblem(site, origin, path, url));
  });
  const styles = site.names('.css').flatMap((name) => {
    const urls = [...site.text(name).matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, url = '']) => url);
    return urls.map((url) => assetProblem(site, origin, `/${name}`, url));
  });
  return [...pages, ...styles].filter((finding) => finding !== undefined);
}

function assetProblem(site: ExportedSite, origin: string, from: string, url: string): string | undefined {
  if (!URL.canParse(url, origin + from)) return `${from} loads “${url}”, which is not an address.`;
  const target = new URL(url, origin + from);
  if (target.protocol === 'mailto:') return undefined;
  if (target.origin !== origin) return `${from} loads ${url} from another site; add the file to this one.`;
  const name = decodeURIComponent(target.pathname.slice(1));
  const exists = target.pathname === '/' || site.has(name) || site.has(`${name}.html`);
  return exists ? undefined : `${from} loads ${url}, which does not exist.`;
}
