import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { scriptBytes } from '../bench/scripts';
import { paths } from './support/pages';
import { phone } from './support/sizes';
import { expect, test } from './support/test';

/** The goals that can be counted exactly; what has to be timed is in `npm run bench` (docs/performance.md). */
const budget = { requests: 22, homeKilobytes: 260, kilobytes: 220, toPaintKilobytes: 75, scriptKilobytesAboveBare: 10 };

/** What the scripts of a bare export of Next 16.4.6 weigh: bench/fixtures/bare, measured by `npm run bench`. */
const bareScriptKilobytes = 112.5;

interface Loaded {
  type: string;
  bytes: number;
  url: string;
}

/** All that a phone's first visit transfers until the page has nothing more to fetch. */
async function firstVisit(browser: Browser, url: string): Promise<{ loaded: Loaded[]; picture: string }> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const asked = new Map<string, Loaded>();
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    asked.set(requestId, { type, bytes: 0, url: request.url });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const picture = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc ?? '',
  );
  await context.close();
  return { loaded: [...asked.values()], picture };
}

const kilobytes = (loaded: readonly Loaded[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

for (const path of paths) {
  test(`a first visit to ${path} stays within the budgets`, async ({ browser, baseURL }) => {
    const { loaded, picture } = await firstVisit(browser, baseURL + path);
    const toPaint = loaded.filter(({ type, url }) => /^(Document|Stylesheet|Font)$/.test(type) || url === picture);
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const html = readFileSync(`out/${file}`, 'utf8');
    expect(html).toContain('<script');
    expect.soft(html, 'React’s data does not stand in the page').not.toContain('__next_f.push([1,"');
    expect.soft(toPaint.length, 'the page and its font at least').toBeGreaterThanOrEqual(2);
    const styles = loaded.filter(({ type }) => type === 'Stylesheet');
    expect.soft(styles, 'the style sheet stands in the page').toEqual([]);
    expect.soft(loaded.length, 'requests').toBeLessThanOrEqual(budget.requests);
    expect.soft(kilobytes(loaded)).toBeLessThanOrEqual(path === '/' ? budget.homeKilobytes : budget.kilobytes);
    expect.soft(kilobytes(toPaint), 'to paint').toBeLessThanOrEqual(budget.toPaintKilobytes);
    const above = scriptBytes('out', file) / 1024 - bareScriptKilobytes;
    expect.soft(above, 'JavaScript above a bare export').toBeLessThanOrEqual(budget.scriptKilobytesAboveBare);
    expect.soft(above, 'JavaScript was found at all').toBeGreaterThan(0);
  });
}

test('nothing but the page itself is fetched again on the next visit', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const fetched = new Set<string>();
  const kept = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    const ours = /^\/(_next\/|pictures\/|icon\.svg)|\.txt$/.test(pathname);
    if (ours && !response.fromDiskCache && !kept.has(requestId)) fetched.add(pathname);
  });
  await page.goto('/services', { waitUntil: 'networkidle' });
  expect(fetched.size).toBeGreaterThan(5);
  fetched.clear();
  await page.goto('/services', { waitUntil: 'networkidle' });
  expect([...fetched]).toEqual([]);
});
