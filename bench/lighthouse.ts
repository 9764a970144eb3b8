import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../scripts/chromium.mjs';

/** Lighthouse's four scores of a page, 0 to 100, and its LCP in milliseconds. */
export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
}

/** Runs Lighthouse's mobile test on some pages of a site, one after the other. */
export async function measureLighthouse(origin: string, paths: readonly string[]): Promise<Record<string, Scores>> {
  const port = 9333;
  const context = await chromium.launchPersistentContext(await mkdtemp(join(tmpdir(), 'lighthouse-')), {
    executablePath: await findChromium(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking', '--disable-sync'],
  });
  const result: Record<string, Scores> = {};
  try {
    for (const path of paths) {
      const run = await lighthouse(origin + path, { port, output: 'json', logLevel: 'error' });
      if (!run) throw new Error(`Lighthouse gave no result for ${path}.`);
      const { categories, audits } = run.lhr;
      const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
      result[path] = {
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
        lcp: Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
      };
    }
  } finally {
    await context.close();
  }
  return result;
}
