/* Turns the output of `next build` into the site: tsx tools/export/finishSite.ts FROM TO */
import { existsSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress';
import { keepOnlySiteFiles, placeNotFoundPage } from './exportedFiles';
import { ExportError, FileTree } from './fileTree';
import { rewriteSite } from './rewrites';

/**
 * Turns the folder `from`, which `next build` wrote, into the site, and replaces the folder `to` with it. `to` does not
 * change unless every check passes.
 *
 * @throws ExportError that says what is wrong and where
 */
async function finishSite(from: string, to: string): Promise<void> {
  const site = new FileTree(from);
  keepOnlySiteFiles(site);
  placeNotFoundPage(site);
  rewriteSite(site);
  await compress(site);
  keepFilesOfOpenPages(site, to);
  replaceFolder(from, to);
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

const [from, to] = process.argv.slice(2);
try {
  if (!from || !to) throw new ExportError('Name two folders: what `next build` wrote, and the site.');
  await finishSite(from, to);
} catch (error) {
  if (!(error instanceof ExportError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
