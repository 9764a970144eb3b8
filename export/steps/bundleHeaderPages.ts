import { ExportError, type ExportedSite } from '../site';

/** Read by components/layout/pagesAhead.ts. */
const bundle = 'header-pages.json';

/**
 * Gathers the data of the pages that the header leads to into one file, so that a visitor who has read a page has the
 * next ones at hand for one request. Together they compress to half of what they take one by one.
 */
export async function bundleHeaderPages(site: ExportedSite): Promise<void> {
  const header = /<header[\s\S]*?<\/header>/.exec(site.text('index.html'))?.[0] ?? '';
  const paths = new Set([...header.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)].map(([, path = '']) => path));
  if (paths.size === 0) throw new ExportError('The header of the home page leads to no page.');
  const pages = [...paths].map((path) => [path, site.text(`${path === '/' ? 'index' : path.slice(1)}.txt`)]);
  site.write(bundle, JSON.stringify(Object.fromEntries(pages)));
}
