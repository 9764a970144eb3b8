import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../scripts/chromium.mjs';
import { ensurePackage } from '../scripts/ensure-package.mjs';
import { run } from '../scripts/run.mjs';

/** Lighthouse's scores of a page by category, 0 to 100, and its LCP in milliseconds. */
export interface Scores {
  categories: Record<string, number>;
  lcp: number;
}

interface LighthouseResult {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Reads the report from a file, because Lighthouse may exit before a pipe is drained. */
async function runLighthouse(url: string, chromium: string): Promise<LighthouseResult> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const report = join(folder, 'report.json');
  const flags = '--headless --no-sandbox --disable-background-networking --disable-sync --no-first-run';
  const options = ['--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`];
  try {
    const program = join(await ensurePackage('lighthouse', '13.5.0'), 'cli/index.js');
    await run(process.execPath, [program, url, ...options], { env: { CHROME_PATH: chromium } });
    return JSON.parse(await readFile(report, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs Lighthouse's mobile test on some pages of a site, one after the other. */
export async function measureLighthouse(origin: string, paths: readonly string[]): Promise<Record<string, Scores>> {
  const chromium = await findChromium();
  if (!chromium) throw new Error('Lighthouse needs a Chromium; set CHROMIUM to its path.');
  const result: Record<string, Scores> = {};
  for (const path of paths) {
    const measure = () => runLighthouse(origin + path, chromium);
    // Chromium sometimes records no trace; one retry helps.
    const { categories, audits } = await measure().catch(measure);
    const scores = Object.entries(categories).map(
      ([name, { score }]) => [name, Math.round((score ?? 0) * 100)] as const,
    );
    result[path] = {
      categories: Object.fromEntries(scores),
      lcp: Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
    };
  }
  return result;
}
