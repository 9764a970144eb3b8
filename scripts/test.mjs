/** `npm test`: everything that must hold, from nothing but a fresh clone. */
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './prepare.mjs';
import { fail, run } from './run.mjs';
import { findSqld } from './sqld.mjs';

/** @type {[name: string, command: string, args: string[]][]} */
const steps = [
  ['format and lint', 'npx', ['biome', 'ci', '--error-on-warnings', '.']],
  ['house rules', 'node', ['scripts/house-rules.mjs']],
  ['types', 'npm', ['run', '--silent', 'types']],
  ['spelling', 'npm', ['run', '--silent', 'spelling']],
  ['unused code', 'npm', ['run', '--silent', 'unused']],
  ['duplicates', 'npm', ['run', '--silent', 'duplicates']],
  ['unit', 'npx', ['jest', '--silent']],
  ['build and export checks', 'npm', ['run', '--silent', 'build']],
  ['build again', 'node', ['scripts/build-again.mjs']],
  ['end to end', 'npx', ['playwright', 'test']],
  ['three engines', 'node', ['e2e/engines/run.mjs']],
];

const started = Date.now();
const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

try {
  await ensureInstalled();
  const tools = { CHROMIUM: await ensureChromium(), SQLD_BIN: (await findSqld()) ?? '', NEXT_TELEMETRY_DISABLED: '1' };
  for (const [name, command, args] of steps) {
    console.log(`\n── ${name}`);
    const begun = Date.now();
    await run(command, args, tools);
    console.log(`── ${name}: passed in ${seconds(begun)}`);
  }
  console.log(`\nAll passed in ${seconds(started)}.\n${steps.length} passed, 0 failed`);
} catch (error) {
  fail(error);
}
