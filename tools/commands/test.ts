/** `npm test`: the last line counts the tests; a step without tests of its own counts as one. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, ensureInstalled } from './ensure.mjs';
import { fail, runNode, runPackage } from './run.mjs';

type Count = Record<'passed' | 'failed' | 'skipped', number>;

const started = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const total: Count = { passed: 0, failed: 0, skipped: 0 };
/** Each skipped test with its reason, for the last lines. */
const skippedTests: string[] = [];

const secondsSince = (time: number) => `${((Date.now() - time) / 1000).toFixed(1)} s`;

/**
 * Runs a step and adds its tests to the total. Returns whether it passed.
 * @param report the JSON file that a test runner writes
 * @param count counts the tests in it
 */
async function step<Report>(name: string, work: () => Promise<void>, report = '', count?: (report: Report) => Count) {
  const begun = Date.now();
  const error = await work().catch((reason: Error) => reason);
  // A step that ended too early has no report.
  const counted = existsSync(report) ? count?.(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
  const { passed, failed, skipped } = counted ?? { passed: error ? 0 : 1, failed: 0, skipped: 0 };
  total.passed += passed;
  total.skipped += skipped;
  // A step that ends with an error has failed, whatever its report says.
  total.failed += error ? Math.max(failed, 1) : failed;
  console.log(`── ${name}: ${error ? `FAILED, ${error.message}` : 'passed'} (${secondsSince(begun)})`);
  return !error;
}

const tsx = ['--import', 'tsx'];
const quietly = (name: string, ...args: string[]) => runPackage(name, args, { quiet: true });

/** Checks the sources and builds the site. Returns whether there is a new build. */
async function checkAndBuild(): Promise<boolean> {
  const content = [...tsx, 'tools/commands/check-content.ts'];
  if (!(await step('content', () => runNode(content, { quiet: true })))) return false;
  await step('format and lint', () => quietly('@biomejs/biome', 'ci', '--error-on-warnings', '.'));
  await step('unused code', () => quietly('knip'));
  await step('types', () => quietly('next', 'typegen').then(() => quietly('typescript', '--noEmit')));
  await step('spelling', () => quietly('cspell', 'lint', '--no-progress', '--quiet'));
  return step('build and its checks', () => runNode(['tools/commands/build.mjs'], { quiet: true }));
}

/** What Jest reports. The name of a skipped test ends with the reason. */
interface JestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

function unit(): Promise<boolean> {
  const file = join(reports, 'jest.json');
  const count = ({ testResults }: JestReport) => {
    const tests = testResults.flatMap((each) => each.assertionResults);
    const named = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ fullName }) => fullName);
    skippedTests.push(...named('pending'));
    return { passed: named('passed').length, failed: named('failed').length, skipped: named('pending').length };
  };
  return step('unit', () => quietly('jest', '--silent', '--json', `--outputFile=${file}`), file, count);
}

interface Suite {
  suites?: Suite[];
  specs: { title: string; tests: { status: string; annotations: { type: string; description?: string }[] }[] }[];
}

function endToEnd(): Promise<boolean> {
  const file = join(reports, 'playwright.json');
  const count = ({ suites, stats }: { suites: Suite[]; stats: Record<string, number> }) => {
    skippedTests.push(...new Set(suites.flatMap(reasonsToSkip)));
    const { expected = 0, unexpected = 0, skipped = 0 } = stats;
    return { passed: expected, failed: unexpected, skipped };
  };
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  return step(
    'end to end',
    () => runPackage('@playwright/test', ['test', '--reporter=list,json'], { env }),
    file,
    count,
  );
}

/** Why tests in a suite were skipped, each with the title of its test. */
function reasonsToSkip({ suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) => {
    const annotations = tests.filter(({ status }) => status === 'skipped').flatMap((test) => test.annotations);
    return annotations.map(({ description }) => `${title}: ${description ?? 'no reason given'}`);
  });
  return [...own, ...suites.flatMap(reasonsToSkip)];
}

process.env.NEXT_TELEMETRY_DISABLED = '1';
const browser = await ensureChromium().catch((error: Error) => error);
if (typeof browser === 'string') process.env.CHROMIUM = browser;
// Its only package is for this system; elsewhere the test that needs it is skipped.
if (process.platform === 'linux' && process.arch === 'x64') await ensureInstalled('host/testing').catch(fail);
await step('pictures', () => runNode([...tsx, 'tools/commands/pictures.ts'], { quiet: true }));
// The unit tests wait more than they compute, so they run beside the other steps.
const [built] = await Promise.all([checkAndBuild(), unit()]);
if (typeof browser !== 'string') await step('end to end', () => Promise.reject(browser));
else if (built) await endToEnd();
else console.log('── end to end: not run, because there is no new build');
if (skippedTests.length > 0) console.log(`\nSkipped:\n${skippedTests.map((test) => `  ${test}`).join('\n')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\nFinished in ${secondsSince(started)}.\n${total.passed} passed, ${total.failed} failed${skipped}`);
if (total.failed > 0) process.exitCode = 1;
