import type { ExportedSite } from '../site';

/** Two or more scripts in a row that stand in the page and have no attributes. */
const row = /(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>){2,}/g;
const seam = /;?\s*<\/script><script>/g;

/**
 * Joins the scripts that Next writes one after another. They run in the same order, and a long guide's policy needs one
 * hash in place of many: the head stays short, and the character set within the first 1,024 bytes.
 */
export async function mergeInlineScripts(site: ExportedSite): Promise<void> {
  for (const name of site.names('.html')) {
    const html = site.text(name);
    const merged = html.replace(row, (scripts) => scripts.replace(seam, ';'));
    if (merged !== html) site.write(name, merged);
  }
}
