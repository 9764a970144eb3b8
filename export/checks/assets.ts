import type { ExportedSite } from '../site';
import { originOf } from '../structuredData';

/** Pictures, scripts, styles, fonts and cards that a page asks for exist; nothing comes from another site. */
export function checkAssets(site: ExportedSite): string[] {
  const origin = originOf(site);
  const pages = site.pages().flatMap(({ path, loaded, metas }) => {
    const shown = [...(metas.get('og:image') ?? []), ...(metas.get('twitter:image') ?? [])];
    const urls = new Set([...loaded, ...shown]);
    return [...urls].map((url) => problemOf(site, origin, path, url));
  });
  const styles = site.names('.css').flatMap((name) => {
    const urls = [...site.text(name).matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, url = '']) => url);
    return urls.map((url) => problemOf(site, origin, `/${name}`, url));
  });
  return [...pages, ...styles].filter((finding) => finding !== undefined);
}

function problemOf(site: ExportedSite, origin: string, from: string, url: string): string | undefined {
  if (!URL.canParse(url, origin + from)) return `${from} asks for “${url}”, which is no address.`;
  const target = new URL(url, origin + from);
  if (target.protocol === 'mailto:') return undefined;
  if (target.origin !== origin) return `${from} asks another site for ${url}; everything must be the site’s own.`;
  const name = decodeURIComponent(target.pathname.slice(1));
  const exists = target.pathname === '/' || site.has(name) || site.has(`${name}.html`);
  return exists ? undefined : `${from} asks for ${url}, which does not exist.`;
}
