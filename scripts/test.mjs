/** `npm test`: installs what is missing and runs every check. */
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './prepare.mjs';
import { fail, run, runPackage } from './run.mjs';

/** @typedef {{ env: Record<string, string> }} Tools */

/** @type {[name: string, step: (tools: Tools) => Promise<void>][]} */
const steps = [
  // First, because it takes seconds and its sentences are for the owner.
  ['content', (tools) => run(process.execPath, ['--import', 'tsx', 'scripts/check-content.ts'], tools)],
  ['format and lint', (tools) => runPackage('@biomejs/biome', ['ci', '--error-on-warnings', '.'], tools)],
  ['route types', (tools) => runPackage('next', ['typegen'], tools)],
  ['types', (tools) => runPackage('typescript', ['--noEmit'], { ...tools, bin: 'tsc' })],
  ['spelling', (tools) => run(process.execPath, ['scripts/spelling.mjs'], tools)],
  ['unit', (tools) => runPackage('jest', ['--silent'], tools)],
  ['build and export checks', (tools) => run(process.execPath, ['scripts/build.mjs'], tools)],
  ['build again', (tools) => run(process.execPath, ['scripts/build-again.mjs'], tools)],
  ['end to end', (tools) => runPackage('@playwright/test', ['test'], tools)],
  ['three engines', (tools) => run(process.execPath, ['e2e/engines/run.mjs'], tools)],
  ['another firm', (tools) => run(process.execPath, ['scripts/another-firm.mjs'], tools)],
];

const started = Date.now();
const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

try {
  await ensureInstalled();
  const env = { CHROMIUM: await ensureChromium(), NEXT_TELEMETRY_DISABLED: '1' };
  for (const [name, step] of steps) {
    console.log(`\n── ${name}`);
    const begun = Date.now();
    await step({ env });
    console.log(`── ${name}: passed in ${seconds(begun)}`);
  }
  console.log(`\nAll passed in ${seconds(started)}.\n${steps.length} passed, 0 failed`);
} catch (error) {
  fail(error);
}
