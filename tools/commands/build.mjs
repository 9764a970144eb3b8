// @ts-check
/*
 * `npm run build`: checks the content, unless it is `--checked`, builds Next's pages, and finishes them with
 * tools/export/. out/ is replaced only after every check has passed.
 */
import { existsSync, rmSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { exitWith, runNode, runNpm, runPackage } from './childProcess.mjs';

/** On the same disk as out/, so that it can be renamed. */
const exported = '.next/exported';

rmSync(exported, { recursive: true, force: true });
try {
  if (!process.argv.includes('--checked')) await runNpm(['run', '--silent', 'check-content']);
  await runPackage('next', ['build'], { env: { EXPORT_FOLDER: exported, BUILD_BEGAN: String(Date.now()) } });
  if (!existsSync(`${exported}/index.html`)) exitWith(`Next ended without an error and without a site in ${exported}.`);
  await runNode(['--import', 'tsx', 'tools/export/finishSite.ts', exported, 'out']);
  const { placeholderNotice } = await tsImport('./launchFindings.ts', import.meta.url);
  console.log(`\nThe site is in out/.\n\n${placeholderNotice()}`);
} catch (error) {
  exitWith(error);
}
