import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { sizes } from './support/browser';
import { crowdedLetters, expectAccessible, expectNoSidewaysScroll } from './support/checks';
import { deadLinks, missing, pages, takenIds, texts } from './support/site';
import { errorStatus, expect, hydrated, test } from './support/test';

/*
 * Opens every page once on a phone and once on a desktop, and checks on that one load all that must be true of any page.
 * The `page` fixture adds: nothing in the console, no policy violation, no failing request, none to another site.
 */

/** In KB of 1,024 bytes. `npm run bench` measures times. */
const budget = { requests: 16, total: 215, toPaint: 75, scriptsOverBare: 6 };

/** The scripts of a bare Next export in KB, as Brotli: a layout and a page with one word, built by this version. */
const bareExport = { next: '16.4.5', scripts: 112.5 };
const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'));
// Next may grow, which says nothing about this site.
const hasBudgetForScripts = version === bareExport.next;
if (!hasBudgetForScripts)
  console.warn(`Scripts have no budget with Next ${version}: measure a bare export and put its size here.`);

interface Crawled {
  path: string;
  pageTitle: string | RegExp;
  heading: string;
  status: number;
  /** Whether search engines may list it. */
  listed: boolean;
}

const everywhere: Crawled[] = [
  ...pages.map(({ path, pageTitle, title }) => ({ path, pageTitle, heading: title, status: 200, listed: true })),
  {
    path: '/contact/received',
    pageTitle: /received/,
    heading: 'Thank you for your request!',
    status: 200,
    listed: false,
  },
  ...Object.entries(missing).map(([path, heading]) => {
    return { path, pageTitle: new RegExp(`^${heading}`), heading, status: 404, listed: false };
  }),
];

/** What the page looked like while it loaded: layout shifts, and when it was painted and requested its first script. */
const loading = (page: Page) =>
  page.evaluate(async () => {
    const shifts = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve([]), 100);
    });
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return {
      shifted: shifts.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      scriptsFrom: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });

/** Each link's response, requested once by each worker. */
const answers = new Map<string, Promise<number>>();
async function expectLinksAnswered(page: Page, request: APIRequestContext) {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).pathname))]);
  expect(links.length).toBeGreaterThan(10);
  const ask = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  for (const path of links) if (!answers.has(path)) answers.set(path, ask(path));
  const found = await Promise.all(links.map(async (path) => [path, await answers.get(path)]));
  expect(found).toEqual(links.map((path) => [path, deadLinks.includes(path) ? 404 : 200]));
}

interface Loaded {
  type: string;
  bytes: number;
  url: string;
}

/** Records what the page transfers from now on. */
async function recordTransfers(page: Page): Promise<Map<string, Loaded>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const transfers = new Map<string, Loaded>();
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request: { url } }) => {
    transfers.set(requestId, { type, bytes: 0, url });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  return transfers;
}

const hasOwnersTexts = (path: string) => /^\/(faq$|(services|resources)\/.)/.test(path) || texts.includes(path);
/** Ids of the page's parts that a heading of the owner's or a question could have as well. */
const ownIds = (page: Page) =>
  page.evaluate(
    (taken) =>
      [...document.querySelectorAll('[id]:not(.prose [id], details)')]
        .map(({ id }) => id)
        .filter((id) => /^[a-z0-9-]+$/.test(id) && !taken.includes(id)),
    takenIds,
  );

const compressed = new Map<string, number>();
/** The size of a script as Brotli at its best, in bytes. */
function compressedBytes(file: string): number {
  const size = compressed.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  compressed.set(file, size);
  return size;
}

const kilobytes = (loaded: readonly Loaded[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

/** A longer text and more than three pictures are the owner's: a page counts as 30 KB, its fourth picture not at all. */
function withoutTheOwners(all: readonly Loaded[]): Loaded[] {
  const pictures = all.filter(({ type }) => type === 'Image').slice(0, 3);
  return all
    .filter((one) => one.type !== 'Image' || pictures.includes(one))
    .map((one) => (one.type === 'Document' ? { ...one, bytes: Math.min(one.bytes, 30 * 1024) } : one));
}

async function expectWithinBudgets(page: Page, all: readonly Loaded[]) {
  const loaded = withoutTheOwners(all);
  const picture = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc ?? '',
  );
  const toPaint = loaded.filter(({ type, url }) => /^(Document|Stylesheet|Font)$/.test(type) || url === picture);
  expect.soft(toPaint.length, 'the page and its font at least').toBeGreaterThanOrEqual(2);
  expect.soft(loaded.length, 'requests').toBeLessThanOrEqual(budget.requests);
  expect.soft(kilobytes(loaded), 'KB').toBeLessThanOrEqual(budget.total);
  expect.soft(kilobytes(toPaint), 'KB to paint').toBeLessThanOrEqual(budget.toPaint);
  const scripts = loaded.map(({ url }) => `out${new URL(url).pathname}`).filter((file) => file.endsWith('.js'));
  const scriptKilobytes = scripts.reduce((sum, file) => sum + compressedBytes(file), 0) / 1024;
  expect.soft(scriptKilobytes, 'KB of scripts').toBeGreaterThan(bareExport.scripts / 2);
  if (hasBudgetForScripts)
    expect.soft(scriptKilobytes, 'KB of scripts').toBeLessThanOrEqual(bareExport.scripts + budget.scriptsOverBare);
}

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport, deviceScaleFactor: size === 'phone' ? 2 : 1, expectedProblems: errorStatus(404) });

    for (const { path, pageTitle, heading, status, listed } of everywhere) {
      test(`${path} keeps what every page promises`, async ({ page, request }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const transfers = await recordTransfers(page);
        const response = await page.goto(path, { waitUntil: 'networkidle' });
        await hydrated(page);

        expect(response?.status()).toBe(status);
        await expect(page).toHaveTitle(pageTitle);
        await expect(page.locator('h1')).toHaveCount(1);
        expect((await page.locator('h1').textContent())?.replaceAll('’', "'")).toBe(heading.replaceAll('’', "'"));
        if (listed) {
          const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
          expect(new URL(canonical ?? '').pathname).toBe(path);
        }

        const { shifted, painted, scriptsFrom } = await loading(page);
        // None where the heading font is there for the first paint. On a busy machine it can come later and wrap a heading
        // differently; `npm run bench` measures that.
        expect(shifted, 'layout shift').toBeLessThan(0.001);
        expect(scriptsFrom, 'scripts are requested after the first paint').toBeGreaterThan(painted);
        if (size === 'phone') await expectWithinBudgets(page, [...transfers.values()]);
        if (listed && hasOwnersTexts(path)) expect(await ownIds(page)).toEqual([]);
        await expectLinksAnswered(page, request);
        await expectAccessible(page, path);
        expect(await crowdedLetters(page)).toEqual([]);

        await page.setViewportSize({ width: size === 'phone' ? 320 : 1024, height: 700 });
        await expectNoSidewaysScroll(page, 'narrow');
        expect(await crowdedLetters(page)).toEqual([]);
      });
    }
  });
}
