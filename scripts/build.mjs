/*
 * `npm run build`: the pictures, Next's pages, and the site in out/ that export/ makes of them. out/ is replaced only
 * when everything has passed.
 */
import { run } from './run.mjs';

/** On the same disk as out/, so that it can be renamed; Next empties it before each build. */
const exported = '.next/exported';

try {
  await run(process.execPath, ['art/pictures.mjs']);
  await run(process.execPath, ['--import', 'tsx', 'scripts/check-content.ts', '--readable']);
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { EXPORT_FOLDER: exported });
  await run(process.execPath, ['--import', 'tsx', 'export/run.ts', exported, 'out']);
} catch {
  // The step has printed what is wrong.
  process.exitCode = 1;
}
