import { existsSync, renameSync, rmSync } from 'node:fs';
import { checkSite } from './checks';
import { compress } from './compress';
import { removeUnusedFiles, writeHostFiles } from './hostFiles';
import { addPolicy, bundleStarter, inlineStylesheet, rewritePage, startScriptsAfterPaint } from './rewrites';
import { ExportedSite } from './site';

/**
 * Turns the folder `from`, which `next build` wrote, into the site, and replaces the folder `to` with it. `to` does not
 * change unless every check passes.
 *
 * @throws ExportError that says what is wrong and where
 */
export async function finish(from: string, to: string): Promise<void> {
  const site = new ExportedSite(from);
  removeUnusedFiles(site);
  const rewrites = [inlineStylesheet(site), startScriptsAfterPaint(await bundleStarter())];
  for (const name of site.names('.html')) {
    const html = rewritePage(site.text(name), name, rewrites);
    site.write(name, rewritePage(html, name, [addPolicy]));
  }
  writeHostFiles(site);
  checkSite(site);
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
