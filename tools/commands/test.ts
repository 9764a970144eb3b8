/** `npm test`: the last line counts the tests; a step without tests of its own counts as one. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode, runNpm, runPackage } from './childProcess.mjs';
import { ensureChromium, ensureInstalled } from './prerequisites.mjs';

const started = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const total = { passed: 0, failed: 0, skipped: 0 };
const reasons = new Set<string>();

const secondsSince = (time: number) => `${((Date.now() - time) / 1000).toFixed(1)} s`;

/** The tests in the report of Jest or Playwright; undefined if there is none, because the step ended too early. */
function testsIn(report: string): typeof total | undefined {
  if (!existsSync(report)) return undefined;
  const { stats, ...jest } = JSON.parse(readFileSync(report, 'utf8'), (_key, value) => {
    // Jest has no place for a reason, so it is in the name.
    if (value?.status === 'pending') reasons.add(value.fullName);
    if (value?.type === 'skip') reasons.add(value.description ?? 'no reason given');
    return value;
  });
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
    : { passed: jest.numPassedTests, failed: jest.numFailedTests, skipped: jest.numPendingTests };
}

/**
 * Runs a step and adds its tests to the total. Returns whether it passed.
 * @param report the JSON file that a test runner writes
 */
async function step(name: string, work: () => Promise<void>, report = ''): Promise<boolean> {
  const begun = Date.now();
  const error = await work().catch((reason: Error) => reason);
  const { passed, failed, skipped } = testsIn(report) ?? { passed: error ? 0 : 1, failed: 0, skipped: 0 };
  total.passed += passed;
  total.skipped += skipped;
  // A step that ends with an error has failed, whatever its report says.
  total.failed += error ? Math.max(failed, 1) : failed;
  console.log(`── ${name}: ${error ? `FAILED, ${error.message}` : 'passed'} (${secondsSince(begun)})`);
  return !error;
}

const quietly = (name: string, ...args: string[]) => runPackage(name, args, { quiet: true });

async function testCode(building: Promise<boolean>) {
  const file = join(reports, 'jest.json');
  await step('unit', () => quietly('jest', '--silent', '--json', `--outputFile=${file}`), file);
  await step('format and lint', () => quietly('@biomejs/biome', 'ci', '--error-on-warnings', '.'));
  await step('unused code', () => quietly('knip'));
  await step('spelling', () => quietly('cspell', 'lint', '--no-progress', '--quiet'));
  // Not beside the build, which generates the same types.
  await building;
  await step('types', () => runNpm(['run', 'types'], { quiet: true }));
}

async function testSite(built: boolean) {
  if (!built) return console.log('── end to end: not run, because there is no new build');
  const file = join(reports, 'playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const work = async () => {
    if (typeof browser !== 'string') throw browser;
    await runPackage('@playwright/test', ['test', '--reporter=list,json'], { env });
  };
  await step('end to end', work, file);
}

process.env.NEXT_TELEMETRY_DISABLED = '1';
const browser = await ensureChromium().catch((error: Error) => error);
if (typeof browser === 'string') process.env.CHROMIUM = browser;
// Its only package is for this system. On others, the test that needs it is skipped.
if (process.platform === 'linux' && process.arch === 'x64')
  await ensureInstalled('host/testing').catch(({ message }: Error) => console.warn(message));
// New pictures are converted before the tests and the build, which need them.
const contentIsRight = await step('content', () => runNpm(['run', 'check-content'], { quiet: true }));
const build = () => runNode(['--import', 'tsx', 'tools/commands/build.ts'], { quiet: true });
// Tests wait more than they compute, so those of the code run beside the build and those of the site.
const building = contentIsRight ? step('build and its checks', build) : Promise.resolve(false);
await Promise.all([testCode(building), building.then(testSite)]);
if (reasons.size > 0) console.log(`\nSkipped:\n${[...reasons].map((reason) => `  ${reason}`).join('\n')}`);
const { passed, failed, skipped } = total;
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped in ${secondsSince(started)}`);
if (total.failed > 0) process.exitCode = 1;
