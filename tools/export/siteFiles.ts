import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { ExportError, type ExportedSite } from './exportedSite';

/** What the site consists of, beside the files in public/. */
const expectedFiles = /\.html$|^(_next\/static|pictures|cards)\/|^(host\.json|robots\.txt|sitemap\.xml)$/;

/** Removes what Next exports only for client-side navigation, which this site does not use: each page's data in `.txt` files. */
export function removeUnusedFiles(site: ExportedSite): void {
  for (const name of site.names('.txt')) {
    if (/(^|\/)__next\./.test(name) || site.has(name.replace(/txt$/, 'html'))) site.remove(name);
  }
  const unknown = site.names().filter((name) => !expectedFiles.test(name) && !existsSync(join('public', name)));
  if (unknown.length > 0)
    throw new ExportError(`tools/export does not know: ${unknown.join(', ')}. Next may have changed what it exports.`);
  site.removeEmptyFolders();
}

/** Puts app/page-not-found in the place of Next's own not-found pages. */
export function placeNotFoundPage(site: ExportedSite): void {
  if (!site.has('page-not-found.html'))
    throw new ExportError('page-not-found.html is missing; app/page-not-found/ makes it.');
  site.write('404.html', site.bytes('page-not-found.html'));
  for (const name of ['_not-found.html', 'page-not-found.html']) site.remove(name);
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const compressible = /\.(html|txt|css|js|json|svg|xml)$/;
/** Bytes. Below this, the extra headers of a compressed response cost more than compression saves. */
const minimumSize = 512;
/** Quality 11 takes three times as long as 10 for 2% fewer bytes (measured on a guide). */
const params = {
  [zlib.constants.BROTLI_PARAM_QUALITY]: 10,
  [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
};
/** Writes a `.br` and a `.gz` copy beside each text file, for servers that send precompressed files. */
export async function compress(site: ExportedSite): Promise<void> {
  // One after another: the buffers of all pages of a large site would take gigabytes.
  for (const name of site.names().filter((one) => compressible.test(one))) {
    const content = site.bytes(name);
    if (content.length < minimumSize) continue;
    const [br, gz] = await Promise.all([brotli(content, { params }), gzip(content, { level: 9 })]);
    site.write(`${name}.br`, br);
    site.write(`${name}.gz`, gz);
  }
}
