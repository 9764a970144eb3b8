import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { benchPackage } from './host';
import { medianOf } from './paint';

/** Puppeteer, of which this file uses only what Playwright has too. */
type Visitor = Pick<Browser, 'close'> & {
  newPage(): Promise<Pick<Page, 'goto' | 'hover' | 'click' | 'evaluate' | 'close'>>;
};

/** How long the pointer rests on a link before the click, in milliseconds. */
const hover = 1500;

/** Milliseconds from a click in the home page's menu to the first paint; NaN if the page was not prerendered. */
async function click(browser: Visitor, origin: string, path: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(origin, { waitUntil: 'load' });
  await pause(hover);
  await page.evaluate(() => {
    addEventListener('click', () => sessionStorage.setItem('clicked', `${performance.timeOrigin + performance.now()}`));
  });
  const link = `nav[aria-label="Main"] a[href="${path}"]`;
  await page.hover(link);
  await pause(hover);
  await page.click(link);
  await pause(hover);
  const milliseconds = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const { activationStart = 0 } = entry as PerformanceEntry & { activationStart?: number };
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const shown = performance.timeOrigin + Math.max(painted, activationStart);
    return activationStart === 0 ? Number.NaN : shown - Number(sessionStorage.getItem('clicked'));
  });
  await page.close();
  return milliseconds;
}

/**
 * Measures clicks on prerendered pages, in Chromium as visitors run it. Playwright can't do this: while it is attached to
 * a page, Chromium doesn't prerender. Returns the median for each path.
 */
export async function measurePrerendered(
  origin: string,
  paths: readonly string[],
  rounds: number,
  launch: { executablePath: string; args: string[] },
): Promise<number[]> {
  const puppeteer = await benchPackage('puppeteer-core');
  const defaults: string[] = await puppeteer.defaultArgs();
  const ignoreDefaultArgs = defaults.filter((flag) => /disable-features|back-forward/.test(flag));
  const defaultViewport = { width: 1280, height: 844 };
  const browser: Visitor = await puppeteer.launch({ ...launch, ignoreDefaultArgs, defaultViewport });
  const medians: number[] = [];
  for (const path of paths) medians.push(await medianOf(rounds, () => click(browser, origin, path)));
  await browser.close();
  return medians;
}
