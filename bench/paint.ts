import type { Browser } from '@playwright/test';
import { openVisitor } from './browser';

/** The measurements of one visit. Times in milliseconds, sizes in transferred bytes. */
export interface Visit {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  requests: number;
  failed: number;
  thirdParty: number;
  bytes: number;
  /** HTML, stylesheet, font, and the picture if it is the largest contentful paint. */
  paintBytes: number;
}

interface Timings {
  fcp: number;
  lcp: number;
  cls: number;
  /** Start and end of each long task. */
  tasks: [start: number, end: number][];
  /** The URL of the largest picture; empty if the largest element is text. */
  lcpUrl: string;
}

/** Runs in the page before its own scripts and records performance entries. */
function watchPainting() {
  const timings: Timings = { fcp: 0, lcp: 0, cls: 0, tasks: [], lcpUrl: '' };
  (window as unknown as { timings: Timings }).timings = timings;
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Record<string, unknown>)[]) {
        if (entry.name === 'first-contentful-paint') timings.fcp = entry.startTime;
        if (type === 'layout-shift' && !entry.hadRecentInput) timings.cls += entry.value as number;
        if (type === 'longtask') timings.tasks.push([entry.startTime, entry.startTime + entry.duration]);
        if (type === 'largest-contentful-paint') {
          timings.lcp = entry.startTime;
          timings.lcpUrl = entry.url as string;
        }
      }
    }).observe({ type, buffered: true });
  }
}

/** Total blocking time as Lighthouse defines it: the part beyond 50 ms of each long task, after the first paint. */
const blockingTime = ({ tasks, fcp }: Timings) =>
  tasks.reduce((sum, [start, end]) => sum + Math.max(0, end - Math.max(start, fcp) - 50), 0);

/** How long to wait after the load event in milliseconds, because scripts start after the first paint. */
const idle = 5000;

/**
 * Visits a page once, as a new visitor.
 *
 * @param url absolute address on this machine
 */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page, session } = await openVisitor(browser);
  const types = new Map<string, string>();
  const urls = new Map<string, string>();
  const bytesByUrl: Record<string, number> = {};
  const bytesByType: Record<string, number> = {};
  let failed = 0;
  let thirdParty = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    types.set(requestId, type ?? 'Other');
    urls.set(requestId, request.url);
    if (!request.url.startsWith('data:') && new URL(request.url).origin !== new URL(url).origin) thirdParty += 1;
  });
  session.on('Network.responseReceived', ({ response }) => {
    if (response.status >= 400) failed += 1;
  });
  session.on('Network.loadingFailed', () => {
    failed += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytesByType[type] = (bytesByType[type] ?? 0) + encodedDataLength;
    bytesByUrl[urls.get(requestId) ?? ''] = encodedDataLength;
  });
  await page.addInitScript(watchPainting);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(idle);
  const timings = await page.evaluate(() => (window as unknown as { timings: Timings }).timings);
  const { fcp, lcp, cls, lcpUrl } = timings;
  await page.context().close();
  const paintBytes = ['Document', 'Stylesheet', 'Font'].reduce((sum, type) => sum + (bytesByType[type] ?? 0), 0);
  const bytes = Object.values(bytesByType).reduce((sum, size) => sum + size, 0);
  return {
    fcp,
    lcp,
    cls,
    tbt: blockingTime(timings),
    requests: types.size,
    failed,
    thirdParty,
    bytes,
    paintBytes: paintBytes + (bytesByUrl[lcpUrl] ?? 0),
  };
}
