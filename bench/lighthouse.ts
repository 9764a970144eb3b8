import { spawn } from 'node:child_process';
import { findChromium } from '../scripts/chromium.mjs';

/** Lighthouse's scores of a page by category, 0 to 100, and its LCP in milliseconds. */
export interface Scores {
  categories: Record<string, number>;
  lcp: number;
}

interface LighthouseResult {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

function runLighthouse(url: string, chromium: string): Promise<LighthouseResult> {
  return new Promise((done, fail) => {
    const flags = '--headless --no-sandbox --disable-background-networking --disable-sync --no-first-run';
    const child = spawn('npx', ['lighthouse', url, '--quiet', '--output=json', `--chrome-flags=${flags}`], {
      env: { ...process.env, CHROME_PATH: chromium },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let report = '';
    child.stdout.on('data', (chunk) => {
      report += chunk;
    });
    child.on('error', fail);
    child.on('close', () =>
      report ? done(JSON.parse(report)) : fail(new Error(`Lighthouse gave no result for ${url}.`)),
    );
  });
}

/** Runs Lighthouse's mobile test on some pages of a site, one after the other. */
export async function measureLighthouse(origin: string, paths: readonly string[]): Promise<Record<string, Scores>> {
  const chromium = await findChromium();
  if (!chromium) throw new Error('Lighthouse needs a Chromium; set CHROMIUM to its path.');
  const result: Record<string, Scores> = {};
  for (const path of paths) {
    const { categories, audits } = await runLighthouse(origin + path, chromium);
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
