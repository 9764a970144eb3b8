/* The steps of `npm test`. The last line counts the tests; a step without tests of its own counts as one. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode, runPackage } from './run.mjs';

interface Count {
  passed: number;
  failed: number;
  /** The names of the skipped tests, with the reason if one is given. */
  skipped: string[];
}

const started = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const reportOf = (tool: string) => join(reports, `${tool}.json`);
const total: Count = { passed: 0, failed: 0, skipped: [] };

const secondsSince = (time: number) => `${((Date.now() - time) / 1000).toFixed(1)} s`;

/** Runs a step and adds its tests to the total. Returns whether it passed. */
async function step(name: string, work: () => Promise<void>, count?: () => Count): Promise<boolean> {
  const begun = Date.now();
  try {
    await work();
    add(count?.() ?? { passed: 1, failed: 0, skipped: [] });
    console.log(`── ${name}: passed (${secondsSince(begun)})`);
    return true;
  } catch (error) {
    const failures = countOr(count, { passed: 0, failed: 1, skipped: [] });
    add({ ...failures, failed: Math.max(failures.failed, 1) });
    console.log(`── ${name}: FAILED (${secondsSince(begun)}): ${(error as Error).message}`);
    return false;
  }
}

/** What a report counts; `otherwise` if the step ended before it wrote one. */
function countOr(count: (() => Count) | undefined, otherwise: Count): Count {
  try {
    return count?.() ?? otherwise;
  } catch {
    return otherwise;
  }
}

function add({ passed, failed, skipped }: Count) {
  total.passed += passed;
  total.failed += failed;
  total.skipped.push(...skipped);
}

const quietly = (...command: string[]) => runPackage(command, { quiet: true });

/** The checks of the sources, and the build if they could not find a mistake in the content. */
async function checkAndBuild(): Promise<boolean> {
  const content = ['--import', 'tsx', 'scripts/check-content.ts'];
  if (!(await step('content', () => runNode(content, { quiet: true })))) return false;
  await step('format and lint', () => quietly('biome', 'ci', '--error-on-warnings', '.'));
  await step('unused code', () => quietly('knip'));
  await step('types', () => quietly('next', 'typegen').then(() => quietly('tsc', '--noEmit')));
  await step('spelling', () => quietly('cspell', 'lint', '--no-progress', '--quiet'));
  return step('build and its checks', () => runNode(['scripts/build.mjs'], { quiet: true }));
}

const unit = () =>
  step('unit', () => quietly('jest', '--silent', '--json', `--outputFile=${reportOf('jest')}`), countJest);

const endToEnd = () =>
  step(
    'end to end',
    () => {
      const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('playwright') };
      return runPackage(['playwright', 'test', '--reporter=line,json'], { env });
    },
    countPlaywright,
  );

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

function countJest(): Count {
  const report: JestReport = JSON.parse(readFileSync(reportOf('jest'), 'utf8'));
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const skipped = tests.filter(({ status }) => status === 'pending').map(({ fullName }) => fullName);
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { status: string; projectName: string; annotations: { type: string; description?: string }[] }[];
  }[];
}

function countPlaywright(): Count {
  const { stats, suites } = JSON.parse(readFileSync(reportOf('playwright'), 'utf8'));
  const specsIn = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsIn),
  ];
  const skipped = (suites as PlaywrightSuite[]).flatMap(specsIn).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations, projectName }) => {
        const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
        return [projectName, title, reason].filter(Boolean).join(': ');
      }),
  );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped };
}

// The unit tests wait more than they compute, so they run beside the other steps.
const [built] = await Promise.all([checkAndBuild(), unit()]);
if (built) await endToEnd();
else console.log('── end to end: not run, because there is no new build');
if (total.skipped.length > 0) console.log(`\nSkipped:\n  ${total.skipped.join('\n  ')}`);
console.log(`\nFinished in ${secondsSince(started)}.`);
const skipped = total.skipped.length > 0 ? `, ${total.skipped.length} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
if (total.failed > 0 || !built) process.exitCode = 1;
