/* `npm run build`: the pictures, Next's pages, and the site in out/ that export/ makes of them. */
import { run } from './run.mjs';

try {
  await run(process.execPath, ['art/pictures.mjs']);
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build']);
  await run(process.execPath, ['--import', 'tsx', 'export/run.ts', '.next/exported', 'out']);
} catch {
  // The step has printed what is wrong.
  process.exitCode = 1;
}
