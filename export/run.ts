/*
 * Turns what `next build` wrote into what is shipped: tsx export/run.ts [folder, by default out]
 * What the steps change stands aside until every check has passed; only then is anything in the folder replaced.
 */
import { resolve } from 'node:path';
import { openCardDrawer } from './cards/openCardDrawer';
import { checkSite } from './checks';
import { ExportError, ExportedSite } from './site';
import { compress } from './steps/compress';
import { finishPages } from './steps/finishPages';
import { removeNextNotFound } from './steps/removeNextNotFound';
import { removeSegments } from './steps/removeSegments';
import { writeHostFiles } from './steps/writeHostFiles';

/** In this order: compression after everything that changes a file. */
const steps = {
  removeNextNotFound,
  removeSegments,
  finishPages: async (site: ExportedSite) => finishPages(site, await openCardDrawer(site)),
  writeHostFiles,
  checkSite,
  compress,
};

async function run(folder: string): Promise<void> {
  const site = ExportedSite.open(folder);
  try {
    for (const [name, step] of Object.entries(steps)) {
      const start = performance.now();
      await step(site);
      console.log(`export: ${name} ${Math.round(performance.now() - start)} ms`);
    }
    site.save();
  } finally {
    site.discard();
  }
}

try {
  await run(resolve(process.argv[2] ?? 'out'));
} catch (error) {
  if (!(error instanceof ExportError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
