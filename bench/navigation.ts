import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { launchOptions } from '../e2e/support/browser';
import { findChromium } from '../scripts/chromium.mjs';
import { ensurePackage } from '../scripts/ensure-package.mjs';
import { median, openVisitor } from './browser';

/** Median milliseconds until the first paint of the next page. */
export interface NavigationRow {
  path: string;
  /** From the start of the navigation, coming from the home page. */
  plain: number;
  /** From the click if the page was prerendered, otherwise NaN. */
  prerendered: number;
}

/** How long the pointer hovers over a link before the click, in milliseconds. */
const hover = 1500;

const firstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

async function plainLoad(browser: Browser, origin: string, path: string): Promise<number> {
  const { page } = await openVisitor(browser);
  await page.goto(origin, { waitUntil: 'load' });
  await page.waitForTimeout(hover);
  await page.goto(origin + path, { waitUntil: 'load' });
  await firstPaint(page);
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  await page.context().close();
  return painted ?? Number.NaN;
}

/** The part of Puppeteer that this file uses. It is installed on demand, so its types aren't at hand. */
interface PuppeteerPage {
  goto(url: string, options: { waitUntil: 'networkidle0' }): Promise<unknown>;
  hover(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  evaluate<Result>(script: () => Result): Promise<Result>;
  close(): Promise<void>;
}
interface PuppeteerBrowser {
  newPage(): Promise<PuppeteerPage>;
  close(): Promise<void>;
}

/** Chromium as visitors run it. Playwright can't do this: while it is attached to a page, Chromium doesn't prerender. */
async function openPrerenderingBrowser(): Promise<PuppeteerBrowser> {
  const folder = await ensurePackage('puppeteer-core', '24.43.1');
  const puppeteer = createRequire(join(folder, 'package.json'))('puppeteer-core');
  return puppeteer.launch({
    executablePath: await findChromium(),
    ignoreDefaultArgs: puppeteer.defaultArgs().filter((flag: string) => /disable-features|back-forward/.test(flag)),
    args: launchOptions.args,
    defaultViewport: { width: 1280, height: 844 },
  });
}

async function prerenderedClick(browser: PuppeteerBrowser, origin: string, path: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(origin, { waitUntil: 'networkidle0' });
  await page.evaluate(() =>
    addEventListener(
      'click',
      () => sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now())),
      { capture: true },
    ),
  );
  const link = `nav[aria-label="Main"] a[href="${path}"]`;
  await page.hover(link);
  await pause(hover);
  await page.click(link);
  await pause(hover);
  const milliseconds = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      activationStart?: number;
    })[];
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    if (!navigation?.activationStart) return Number.NaN;
    const shown = performance.timeOrigin + Math.max(painted, navigation.activationStart);
    return shown - Number(sessionStorage.getItem('clicked'));
  });
  await page.close();
  return milliseconds;
}

async function medianOf(rounds: number, measure: () => Promise<number>): Promise<number> {
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) figures.push(await measure());
  return median(figures);
}

/** Measures navigation from the home page to each path. @param prerender whether to measure prerendering too */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  prerender: boolean,
  rounds: number,
): Promise<NavigationRow[]> {
  const rows: NavigationRow[] = [];
  const prerendering = prerender ? await openPrerenderingBrowser() : undefined;
  for (const path of paths) {
    rows.push({
      path,
      plain: await medianOf(rounds, () => plainLoad(browser, origin, path)),
      prerendered: prerendering
        ? await medianOf(rounds, () => {
            const measure = () => prerenderedClick(prerendering, origin, path);
            // Puppeteer sometimes still asks the page that was left; one retry helps.
            return measure().catch(measure);
          })
        : Number.NaN,
    });
  }
  await prerendering?.close();
  return rows;
}
