import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { compress } from '../export/compress';
import { ExportedSite } from '../export/exportedSite';

/** The measurements of one visit. Times in milliseconds, sizes in transferred bytes. */
type Visit = Record<'fcp' | 'lcp' | 'tbt' | 'bytes', number>;

const slow4G = (1.6 * 1024 * 1024) / 8;
const network = { offline: false, latency: 150, downloadThroughput: slow4G, uploadThroughput: slow4G / 2 };

interface Timings extends Pick<Visit, 'fcp' | 'lcp'> {
  /** Start and end of each long task. */
  tasks: [start: number, end: number][];
}

/** Runs in the page before its own scripts and records performance entries. */
function watchPainting() {
  const timings: Timings = { fcp: 0, lcp: 0, tasks: [] };
  Object.assign(window, { timings });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries()) {
        if (name === 'first-contentful-paint') timings.fcp = startTime;
        if (type === 'largest-contentful-paint') timings.lcp = startTime;
        if (type === 'longtask') timings.tasks.push([startTime, startTime + duration]);
      }
    }).observe({ type, buffered: true });
  }
}

/** Total blocking time as Lighthouse defines it: the part beyond 50 ms of each long task, after the first paint. */
const blockingTime = ({ tasks, fcp }: Timings) =>
  tasks.reduce((sum, [start, end]) => sum + Math.max(0, end - Math.max(start, fcp) - 50), 0);

/** Milliseconds to wait after the load event, because scripts start after the first paint. */
const idle = 5000;

/** Visits a page with an empty cache, or after the page `from` of the same site. */
export async function visit(browser: Browser, url: string, from?: string): Promise<Visit> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (from) {
    await page.goto(from, { waitUntil: 'load' });
    await page.waitForTimeout(idle);
  }
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watchPainting);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(idle);
  const timings = await page.evaluate(() => (window as unknown as { timings: Timings }).timings);
  await context.close();
  return { fcp: timings.fcp, lcp: timings.lcp, tbt: blockingTime(timings), bytes };
}

const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** Measures several times, one after the other. Returns the middle value. */
export async function medianOf(rounds: number, measure: () => Promise<number>): Promise<number> {
  const figures: number[] = [];
  while (figures.length < rounds) figures.push(await measure());
  return median(figures);
}

function medians(visits: readonly Visit[]): Visit {
  const of = (key: keyof Visit) => median(visits.map((one) => one[key]));
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), bytes: of('bytes') };
}

/** Visits each page on both sites, in alternating order. */
export async function comparePages(
  browser: Browser,
  own: string,
  other: string,
  paths: readonly string[],
  rounds: number,
) {
  const pairs: { path: string; own: Visit; other: Visit }[] = [];
  for (const path of paths) {
    const visits: Record<string, Visit[]> = { [own]: [], [other]: [] };
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 ? [own, other] : [other, own];
      for (const origin of order) visits[origin]?.push(await visit(browser, origin + path));
    }
    pairs.push({ path, own: medians(visits[own] ?? []), other: medians(visits[other] ?? []) });
  }
  return pairs;
}

/** Copies out/ without the scripts of its pages. Returns the temporary folder that contains the copy. */
export async function copyWithoutScripts(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-plain-'));
  const out = join(folder, 'out');
  await cp('out', out, { recursive: true });
  for (const name of (await readdir(out, { recursive: true })).filter((each) => each.endsWith('.html'))) {
    const html = await readFile(join(out, name), 'utf8');
    await writeFile(join(out, name), html.replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, ''));
  }
  await compress(new ExportedSite(out));
  return folder;
}
