// @ts-check
/*
 * `npm run build`: makes the pictures, checks the content, builds Next's pages, and finishes them with export/. out/ is
 * replaced only after every check has passed.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fail, runNode, runPackage } from './run.mjs';

/** On the same disk as out/, so that it can be renamed. */
const exported = '.next/exported';
const tsx = ['--import', 'tsx'];

try {
  await runNode([...tsx, 'scripts/check-content.ts']);
  rmSync(exported, { recursive: true, force: true });
  await runPackage('next', ['build'], { env: { EXPORT_FOLDER: exported } });
  if (!existsSync(`${exported}/index.html`)) fail(`Next ended without an error and without a site in ${exported}.`);
  await runNode([...tsx, 'export/finish.ts', exported, 'out']);
  const { url } = JSON.parse(readFileSync('out/host.json', 'utf8'));
  console.log(`\nThe site for ${url} is in out/.`);
} catch {
  // The failed step has printed the reason.
  process.exitCode = 1;
}
