import type { ExportedSite } from '../site';

/** An id stands once on a page, or links and labels that point to it hit the wrong place. */
export function checkIds(site: ExportedSite): string[] {
  return site.pages().flatMap(({ path, ids }) => {
    const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    return [...twice].map((id) => `${path} has the id “${id}” more than once.`);
  });
}
