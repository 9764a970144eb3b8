import type { ExportedSite } from '../site';

/** Next also exports its not-found page under an address of its own, `/_not-found`, which would answer 200. */
export async function removeNextNotFound(site: ExportedSite): Promise<void> {
  for (const name of site.names()) if (/^_not-found[./]/.test(name)) site.remove(name);
}
