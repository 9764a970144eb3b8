/*
 * `npm run build`: the pictures, Next's pages, and the site in out/ that export/ makes of them. out/ is replaced only
 * when everything has passed.
 */
import { recordBuild } from './prepare.mjs';
import { run, runPackage } from './run.mjs';

/** On the same disk as out/, so that it can be renamed; Next empties it before each build. */
const exported = '.next/exported';

try {
  await run(process.execPath, ['art/pictures.mjs']);
  await run(process.execPath, ['--import', 'tsx', 'scripts/check-content.ts', '--readable']);
  await runPackage('next', ['build'], { env: { EXPORT_FOLDER: exported } });
  await run(process.execPath, ['--import', 'tsx', 'export/run.ts', exported, 'out']);
  recordBuild();
} catch {
  // The step has printed what is wrong.
  process.exitCode = 1;
}
