import type { Browser, Page } from '@playwright/test';
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

async function prerenderedClick(browser: Browser, origin: string, path: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.evaluate(() =>
    addEventListener(
      'click',
      () => sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now())),
      {
        capture: true,
      },
    ),
  );
  const link = page.locator(`a[href="${path}"]:visible`).first();
  await link.hover();
  await page.waitForTimeout(hover);
  await link.click();
  await page.waitForURL(origin + path);
  await firstPaint(page);
  const milliseconds = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      activationStart?: number;
    })[];
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    if (!navigation?.activationStart) return Number.NaN;
    const shown = performance.timeOrigin + Math.max(painted, navigation.activationStart);
    return shown - Number(sessionStorage.getItem('clicked'));
  });
  await context.close();
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
  for (const path of paths) {
    rows.push({
      path,
      plain: await medianOf(rounds, () => plainLoad(browser, origin, path)),
      prerendered: prerender ? await medianOf(rounds, () => prerenderedClick(browser, origin, path)) : Number.NaN,
    });
  }
  return rows;
}
