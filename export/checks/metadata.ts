import type { Page } from '../page';
import type { ExportedSite } from '../site';
import { originOf } from '../structuredData';

const firstMeta = (page: Page, name: string) => page.metas.get(name)?.[0] ?? '';

/** Each listed page has one title, description, heading, canonical address and share card. Titles and descriptions differ. */
export function checkHeads(site: ExportedSite): string[] {
  const origin = originOf(site);
  const listed = site.listedPages();
  return [
    ...site.pages().flatMap(onEveryPage),
    ...listed.flatMap((page) => onListedPage(page, origin)),
    ...site
      .pages()
      .filter((page) => page.noindex && page.canonical)
      .map(({ path }) => `${path} is kept out of search, so it must not name itself canonical.`),
    ...site
      .pages()
      .filter(({ path, noindex }) => /\/404$/.test(path) && !noindex)
      .map(({ path }) => `${path} is a not-found page, but search engines may list it.`),
    ...repeated(
      site.pages().filter(({ path }) => !path.endsWith('/404')),
      'title',
      ({ titles }) => titles[0] ?? '',
    ),
    ...repeated(listed, 'description', (page) => firstMeta(page, 'description')),
  ];
}

function onEveryPage({ path, titles, headings }: Page): string[] {
  const findings: string[] = [];
  if (titles.length !== 1 || !titles[0]) findings.push(`${path} has ${titles.length} titles; it needs exactly one.`);
  if (headings.length !== 1 || !headings[0])
    findings.push(`${path} has ${headings.length} main headings (h1); it needs exactly one.`);
  return findings;
}

function onListedPage(page: Page, origin: string): string[] {
  const { path, canonical, headings } = page;
  const findings: string[] = [];
  const descriptions = page.metas.get('description') ?? [];
  const length = [...(descriptions[0] ?? '')].length;
  const address = path === '/' ? origin : origin + path;
  if (descriptions.length !== 1)
    findings.push(`${path} has ${descriptions.length} descriptions; it needs exactly one.`);
  else if (length < 50 || length > 170)
    findings.push(`${path} has a description of ${length} characters; search results show 50 to 170 in full.`);
  if (canonical !== address)
    findings.push(`${path} names ${canonical ?? 'no address'} as its canonical address, which should be ${address}.`);
  if (firstMeta(page, 'og:url') !== address)
    findings.push(`${path} names “${firstMeta(page, 'og:url')}” in og:url, which should be ${address}.`);
  if (!firstMeta(page, 'og:image').endsWith('.jpg')) findings.push(`${path} has no share card.`);
  if (!firstMeta(page, 'og:image:alt').startsWith(headings[0] ?? ' '))
    findings.push(`${path} has a share card whose description does not start with its heading, “${headings[0]}”.`);
  return findings;
}

function repeated(pages: readonly Page[], what: string, textOf: (page: Page) => string): string[] {
  const owners = new Map<string, string>();
  const findings: string[] = [];
  for (const page of pages) {
    const text = textOf(page);
    const owner = owners.get(text);
    if (owner && text) findings.push(`${page.path} has the same ${what} as ${owner}: “${text}”.`);
    else owners.set(text, page.path);
  }
  return findings;
}

const contentsOf = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text);

/** The sitemap lists exactly the listed pages, with dates; robots.txt names it; the feed's pages exist. */
export function checkListings(site: ExportedSite): string[] {
  const missing = ['sitemap.xml', 'robots.txt', 'feed.xml'].filter((name) => !site.has(name));
  if (missing.length > 0) return missing.map((name) => `The exported site has no ${name}.`);
  const origin = originOf(site);
  const pages = new Set(site.listedPages().map(({ path }) => (path === '/' ? origin : origin + path)));
  const sitemap = contentsOf(site.text('sitemap.xml'), 'loc');
  const firstIndex = new Map(sitemap.map((url, index) => [url, index]));
  const dates = contentsOf(site.text('sitemap.xml'), 'lastmod');
  const robots = site.text('robots.txt');
  return [
    ...sitemap
      .filter((url) => !pages.has(url))
      .map((url) => `sitemap.xml lists ${url}, which is not a page that search may show.`),
    ...[...pages].filter((url) => !firstIndex.has(url)).map((url) => `sitemap.xml does not list ${url}.`),
    ...sitemap.filter((url, index) => firstIndex.get(url) !== index).map((url) => `sitemap.xml lists ${url} twice.`),
    ...(dates.length === sitemap.length ? [] : ['sitemap.xml lists a page without the date of its last change.']),
    ...(robots.includes(`Sitemap: ${origin}/sitemap.xml`) ? [] : ['robots.txt does not name the sitemap.']),
    ...(/^Disallow: *\S/m.test(robots)
      ? ['robots.txt disallows pages; use noindex in a page instead, which search engines must be able to read.']
      : []),
    ...contentsOf(site.text('feed.xml').split('<entry>').slice(1).join(), 'id')
      .filter((url) => !pages.has(url))
      .map((url) => `feed.xml lists ${url}, which is not a page.`),
  ];
}

/** Bytes. Some services that show link previews skip larger pictures. */
const maxCardBytes = 250_000;

/** Share cards are small enough for every service that shows link previews. */
export function checkCards(site: ExportedSite): string[] {
  const origin = originOf(site);
  const cards = site.listedPages().flatMap(({ metas }) => metas.get('og:image') ?? []);
  const names = [...new Set(cards)].map((url) => url.replace(`${origin}/`, '')).filter((name) => site.has(name));
  return names
    .map((name) => ({ name, size: site.bytes(name).length }))
    .filter(({ size }) => size > maxCardBytes)
    .map(({ name, size }) => `${name} is ${size} bytes; a share card can be at most ${maxCardBytes}.`);
}
