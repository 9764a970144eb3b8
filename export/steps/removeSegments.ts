import type { ExportedSite } from '../site';

/**
 * Next exports every page's data a second time, in parts, for its own prefetching. Here the whole answers its questions
 * (components/layout/pagesAhead.ts), so nothing asks for the parts.
 */
export async function removeSegments(site: ExportedSite): Promise<void> {
  for (const name of site.names('.txt')) if (/(?:^|\/)__next\.[^/]+$/.test(name)) site.remove(name);
}
