import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { medianOf } from './paint';

/** The part of Puppeteer that this file uses. It is in bench/node_modules, which the type check doesn't need. */
interface Page {
  goto(url: string, options: { waitUntil: 'networkidle0' }): Promise<unknown>;
  hover(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  evaluate<Result>(script: () => Result): Promise<Result>;
  close(): Promise<void>;
}
interface Browser {
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

/** How long the pointer rests on a link before the click, in milliseconds. */
const hover = 1500;

/** Milliseconds from a click in the home page's menu to the first paint; NaN if the page was not prerendered. */
async function click(browser: Browser, origin: string, path: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(origin, { waitUntil: 'networkidle0' });
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
  const { default: puppeteer } = await import(createRequire(resolve('bench/package.json')).resolve('puppeteer-core'));
  const defaults: string[] = await puppeteer.defaultArgs();
  const ignoreDefaultArgs = defaults.filter((flag) => /disable-features|back-forward/.test(flag));
  const defaultViewport = { width: 1280, height: 844 };
  const browser: Browser = await puppeteer.launch({ ...launch, ignoreDefaultArgs, defaultViewport });
  const medians: number[] = [];
  for (const path of paths) medians.push(await medianOf(rounds, () => click(browser, origin, path)));
  await browser.close();
  return medians;
}
