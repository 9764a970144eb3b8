/*
 * Turns what `next build` wrote into the site that is shipped: tsx export/run.ts FROM TO
 * FROM becomes TO only after every check has passed; until then TO stays as it was.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { checkSite } from './checks';
import { compress } from './compress';
import { removeUnusedFiles, writeHostFiles } from './hostFiles';
import { addPolicy, bundleStarter, inlineStylesheet, startScriptsAfterPaint } from './rewrites';
import { ExportError, ExportedSite } from './site';

async function finish(from: string, to: string): Promise<void> {
  const site = new ExportedSite(from);
  removeUnusedFiles(site);
  const rewrites = [inlineStylesheet(site), startScriptsAfterPaint(await bundleStarter()), addPolicy];
  for (const name of site.names('.html')) {
    site.write(
      name,
      rewrites.reduce((html, rewrite) => rewrite(html, name), site.text(name)),
    );
  }
  writeHostFiles(site);
  await checkSite(site);
  await compress(site);
  replaceFolder(from, to);
}

/** Renames `from` to `to`. What was there is put aside first and comes back if the renaming fails. */
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
