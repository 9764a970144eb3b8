// @ts-check
/*
 * `npm run build`: checks the content, unless it is `--checked`, builds Next's pages, and finishes them with tools/export/.
 * out/ is replaced only after every check has passed.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { fail, runNode, runNpm, runPackage } from './run.mjs';

/** On the same disk as out/, so that it can be renamed. */
const exported = '.next/exported';

rmSync(exported, { recursive: true, force: true });
try {
  if (!process.argv.includes('--checked')) await runNpm(['run', '--silent', 'check-content']);
  const buildBegan = Date.now();
  await runPackage('next', ['build'], { env: { EXPORT_FOLDER: exported } });
  if (!existsSync(`${exported}/index.html`)) fail(`Next ended without an error and without a site in ${exported}.`);
  const { getContent } = await tsImport('../../loader/index.ts', import.meta.url);
  const { name, phone, phoneLink, requestRetentionMonths } = getContent().business;
  // Our own server reads only out/. What changes while Next builds may not be in the site, so `npm start` asks when it began.
  const facts = { name, phone, phoneLink, requestRetentionMonths, buildBegan };
  writeFileSync(`${exported}/host.json`, JSON.stringify(facts));
  await runNode(['--import', 'tsx', 'tools/export/finishSite.ts', exported, 'out']);
  const { placeholderNotice } = await tsImport('./launchFindings.ts', import.meta.url);
  console.log(`\nThe site is in out/.\n\n${placeholderNotice()}`);
} catch (error) {
  fail(error);
}
