import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExportError, type FileTree } from './fileTree';

/** What the site consists of, beside the files in public/. */
const expectedFiles = /\.html$|^(_next\/static|pictures|cards)\/|^(host\.json|robots\.txt|sitemap\.xml)$/;

/**
 * Removes what Next exports only for client-side navigation, which isn't used: each page's data in `.txt` files, which
 * replace files of public/ of the same names. @throws ExportError for files that aren't known
 */
export function keepOnlySiteFiles(site: FileTree): void {
  const ofNavigation = (name: string) => /(^|\/)__next\./.test(name) || site.has(name.replace(/txt$/, 'html'));
  for (const name of site.names('.txt').filter(ofNavigation)) {
    const replaced = join('public', name);
    if (existsSync(replaced)) site.write(name, readFileSync(replaced));
    else site.remove(name);
  }
  const unknown = site.names().filter((name) => !expectedFiles.test(name) && !existsSync(join('public', name)));
  if (unknown.length > 0)
    throw new ExportError(`tools/export does not know: ${unknown.join(', ')}. Next may have changed what it exports.`);
  site.removeEmptyFolders();
}

/** Puts app/page-not-found in the place of Next's own not-found pages. */
export function placeNotFoundPage(site: FileTree): void {
  site.write('404.html', site.bytes('page-not-found.html'));
  for (const name of ['_not-found.html', 'page-not-found.html']) site.remove(name);
}
