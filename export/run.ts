/*
 * Turns what `next build` wrote into what is shipped: tsx export/run.ts [folder, by default out]
 * Each step changes the site in memory; only when every check has passed is anything written.
 */
import { resolve } from 'node:path';
import { checkSite } from './checks';
import { ExportError, ExportedSite } from './site';
import { addPolicy } from './steps/addPolicy';
import { bundleHeaderPages } from './steps/bundleHeaderPages';
import { compress } from './steps/compress';
import { drawCards } from './steps/drawCards';
import { mergeInlineScripts } from './steps/mergeInlineScripts';
import { removeNextNotFound } from './steps/removeNextNotFound';
import { removeSegments } from './steps/removeSegments';
import { startScriptsAfterPaint } from './steps/startScriptsAfterPaint';
import { writeHostFiles } from './steps/writeHostFiles';

/** In this order: the policy after everything that changes a page, compression after everything that changes a file. */
const steps = {
  removeNextNotFound,
  removeSegments,
  bundleHeaderPages,
  startScriptsAfterPaint,
  mergeInlineScripts,
  drawCards,
  addPolicy,
  writeHostFiles,
  checkSite,
  compress,
};

async function run(folder: string): Promise<void> {
  const site = ExportedSite.open(folder);
  for (const [name, step] of Object.entries(steps)) {
    const start = performance.now();
    await step(site);
    console.log(`export: ${name} ${Math.round(performance.now() - start)} ms`);
  }
  site.save();
}

try {
  await run(resolve(process.argv[2] ?? 'out'));
} catch (error) {
  if (!(error instanceof ExportError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
