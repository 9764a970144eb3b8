import { existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress';
import { FileTree } from './fileTree';
import { rewriteSite } from './rewrites';

/**
 * Turns the folder `from`, which `next build` wrote, into the site, and replaces the folder `to` with it. `to` does not
 * change unless every check passes.
 *
 * @throws errors that say in a sentence what is wrong and where
 */
export async function finishSite(from: string, to: string): Promise<void> {
  const site = new FileTree(from);
  removeNavigationFiles(site);
  expectKnownFiles(site);
  placeNotFoundPage(site);
  rewriteSite(site);
  await compress(site);
  keepFilesOfOpenPages(site, to);
  replaceFolder(from, to);
}

/** What the site consists of, beside the files in public/. */
const expectedFiles = /\.html$|^(_next\/static|pictures|cards)\/|^(site\.json|robots\.txt|sitemap\.xml)$/;

/**
 * Removes what Next exports only for client-side navigation, which isn't used: each page's data in `.txt` files, which
 * replace files of public/ of the same names.
 */
export function removeNavigationFiles(site: FileTree): void {
  const ofNavigation = (name: string) => /(^|\/)__next\./.test(name) || site.has(name.replace(/txt$/, 'html'));
  for (const name of site.names('.txt').filter(ofNavigation)) {
    const replaced = join('public', name);
    if (existsSync(replaced)) site.write(name, readFileSync(replaced));
    else site.remove(name);
  }
  site.removeEmptyFolders();
}

/** @throws an error that names files which aren't known */
export function expectKnownFiles(site: FileTree): void {
  const unknown = site.names().filter((name) => !expectedFiles.test(name) && !existsSync(join('public', name)));
  if (unknown.length > 0)
    throw new Error(`tools/export does not know: ${unknown.join(', ')}. Next may have changed what it exports.`);
}

/** Puts app/page-not-found in the place of Next's own not-found pages. */
function placeNotFoundPage(site: FileTree): void {
  site.write('404.html', site.bytes('page-not-found.html'));
  for (const name of ['_not-found.html', 'page-not-found.html']) site.remove(name);
}

/** Milliseconds for which the files of replaced builds are kept. The last build's are kept however old it is. */
const keptFor = 7 * 24 * 3600 * 1000;
const isHashed = (name: string) => /^(_next\/static|pictures)\//.test(name);

/**
 * Adds the hashed files of earlier builds in the folder `previous`, because visitors still have pages of those open.
 * The time of such a file is that of the last build it was part of.
 */
function keepFilesOfOpenPages(site: FileTree, previous: string): void {
  const now = new Date();
  for (const name of site.names().filter(isHashed)) utimesSync(join(site.path, name), now, now);
  if (!existsSync(previous)) return;
  const previousSite = new FileTree(previous);
  const names = previousSite.names().filter(isHashed);
  const times = new Map(names.map((name) => [name, statSync(join(previous, name)).mtimeMs]));
  const keptSince = Math.min(now.getTime() - keptFor, Math.max(...times.values()));
  for (const [name, time] of times) {
    if (time < keptSince || site.has(name)) continue;
    site.write(name, previousSite.bytes(name));
    utimesSync(join(site.path, name), time / 1000, time / 1000);
  }
}

/** Renames `from` to `to`. The old `to` is moved aside first, and restored if that fails. */
function replaceFolder(from: string, to: string): void {
  const aside = `${from}.replaced`;
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(to)) renameSync(to, aside);
  try {
    renameSync(from, to);
  } catch (error) {
    if (existsSync(aside)) renameSync(aside, to);
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
}

// By itself, it finishes what was built in another way: tsx tools/export/finishSite.ts FROM TO
const [, startedFile, from, to] = process.argv;
if (startedFile?.endsWith('finishSite.ts') && from && to) void finishSite(from, to);
