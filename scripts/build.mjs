/*
 * Writes the site to out/: its pictures, Next's pages, and what export/ makes of these. `npm run build`
 */
import { run } from './run.mjs';

/**
 * Room for what lives but a moment, in megabytes, twice what Node takes by itself: a build of thousands of guides then
 * spends a twentieth less of its time, which went to tidying up.
 */
const room = '--max-semi-space-size=32';

try {
  await run(process.execPath, ['art/pictures.mjs']);
  await run(process.execPath, [room, 'node_modules/next/dist/bin/next', 'build']);
  await run(process.execPath, [room, '--import', 'tsx', 'export/run.ts']);
} catch {
  // The step has said what is wrong; a word on top of it would hide the sentence that helps.
  process.exitCode = 1;
}
