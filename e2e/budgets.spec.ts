import type { Browser } from '@playwright/test';
import { phone } from './support/browser';
import { paths } from './support/pages';
import { expect, test } from './support/test';

/** Budgets that can be counted exactly; `npm run bench` measures times (docs/performance.md). 1 KB is 1,024 bytes. */
const budget = {
  requests: 16,
  kilobytes: 215,
  toPaintKilobytes: 75,
};

interface Loaded {
  type: string;
  bytes: number;
  url: string;
}

/** Everything that a phone transfers on a first visit, until the network is idle. */
async function firstVisit(browser: Browser, url: string): Promise<{ loaded: Loaded[]; picture: string }> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const requests = new Map<string, Loaded>();
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    requests.set(requestId, { type, bytes: 0, url: request.url });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const picture = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc ?? '',
  );
  await context.close();
  return { loaded: [...requests.values()], picture };
}

const kilobytes = (loaded: readonly Loaded[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

for (const path of paths) {
  test(`a first visit to ${path} stays within the budgets`, async ({ browser, baseURL }) => {
    const { loaded, picture } = await firstVisit(browser, baseURL + path);
    const toPaint = loaded.filter(({ type, url }) => /^(Document|Stylesheet|Font)$/.test(type) || url === picture);
    expect.soft(toPaint.length, 'the page and its font at least').toBeGreaterThanOrEqual(2);
    const styles = loaded.filter(({ type }) => type === 'Stylesheet');
    expect.soft(styles, 'the stylesheet is in the page').toEqual([]);
    expect.soft(loaded.length, 'requests').toBeLessThanOrEqual(budget.requests);
    expect.soft(kilobytes(loaded), 'kilobytes').toBeLessThanOrEqual(budget.kilobytes);
    expect.soft(kilobytes(toPaint), 'to paint').toBeLessThanOrEqual(budget.toPaintKilobytes);
  });
}

test('a second visit fetches only the page itself again', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const fetched = new Set<string>();
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    const ours = /^\/(_next\/|pictures\/|icon\.svg)|\.txt$/.test(pathname);
    if (ours && !response.fromDiskCache && !cached.has(requestId)) fetched.add(pathname);
  });
  await page.goto('/services', { waitUntil: 'networkidle' });
  expect(fetched.size).toBeGreaterThan(5);
  fetched.clear();
  await page.goto('/services', { waitUntil: 'networkidle' });
  expect([...fetched]).toEqual([]);
});
