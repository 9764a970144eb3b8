import type { ExportedSite } from '../site';

/** Next exports each page's data in segments for its router's prefetching, which this site does not use. */
export async function removeSegments(site: ExportedSite): Promise<void> {
  for (const name of site.names('.txt')) if (/(?:^|\/)__next\.[^/]+$/.test(name)) site.remove(name);
}
