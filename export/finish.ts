/* Turns the output of `next build` into the site: tsx export/finish.ts FROM TO */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { compress } from './compress';
import { ExportError, ExportedSite } from './exportedSite';
import { removeUnusedFiles, writeHostFiles } from './hostFiles';
import { checkLinks } from './links';
import { bundleStarter, rewriteSite } from './rewrites';

/**
 * Turns the folder `from`, which `next build` wrote, into the site, and replaces the folder `to` with it. `to` does not
 * change unless every check passes.
 *
 * @throws ExportError that says what is wrong and where
 */
async function finish(from: string, to: string): Promise<void> {
  const site = new ExportedSite(from);
  removeUnusedFiles(site);
  rewriteSite(site, await bundleStarter());
  writeHostFiles(site);
  checkLinks(site);
  await compress(site);
  replaceFolder(from, to);
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

const [from = '.next/exported', to = 'out'] = process.argv.slice(2);
try {
  await finish(from, to);
} catch (error) {
  if (!(error instanceof ExportError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
