import type { ExportedSite } from '../site';
import { originOf } from '../structuredData';

const contentsOf = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text);

/** The sitemap lists exactly the pages that search may show, each with a day; robots.txt names the sitemap; the feed's entries exist. */
export function checkListings(site: ExportedSite): string[] {
  const missing = ['sitemap.xml', 'robots.txt', 'feed.xml'].filter((name) => !site.has(name));
  if (missing.length > 0) return missing.map((name) => `The exported site has no ${name}.`);
  const origin = originOf(site);
  const pages = new Set(site.listedPages().map(({ path }) => (path === '/' ? origin : origin + path)));
  const sitemap = contentsOf(site.text('sitemap.xml'), 'loc');
  const places = new Map(sitemap.map((url, index) => [url, index]));
  const days = contentsOf(site.text('sitemap.xml'), 'lastmod');
  const robots = site.text('robots.txt');
  return [
    ...sitemap
      .filter((url) => !pages.has(url))
      .map((url) => `sitemap.xml lists ${url}, which is no page that search may show.`),
    ...[...pages].filter((url) => !places.has(url)).map((url) => `sitemap.xml does not list ${url}.`),
    ...sitemap.filter((url, index) => places.get(url) !== index).map((url) => `sitemap.xml lists ${url} twice.`),
    ...(days.length === sitemap.length ? [] : ['sitemap.xml lists a page without the day of its last change.']),
    ...(robots.includes(`Sitemap: ${origin}/sitemap.xml`) ? [] : ['robots.txt does not name the sitemap.']),
    ...(/^Disallow: *\S/m.test(robots)
      ? ['robots.txt hides pages; a page is kept out of search by its own noindex, which robots.txt would hide.']
      : []),
    ...contentsOf(site.text('feed.xml').split('<entry>').slice(1).join(), 'id')
      .filter((url) => !pages.has(url))
      .map((url) => `feed.xml lists ${url}, which is no page.`),
  ];
}
