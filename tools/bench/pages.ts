/**
 * `npx tsx tools/bench/pages.ts`: how fast each page of out/ paints on a phone with slow 4G, beside the same page without its
 * scripts. Name paths to measure only those.
 *
 *   --against=ORIGIN   compares with another site that has the same paths
 *   --rounds=N         visits each page N times; medians of 13 visits vary by 5% between runs, those of 5 by 10%
 */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBuilt, ensureChromium } from '../commands/ensure.mjs';
import { compress } from '../export/compress';
import { ExportedSite } from '../export/exportedSite';
import { printTable, serveSite } from './site';

/** Times in milliseconds; start and end of each long task. */
type Timings = { fcp: number; lcp: number; cls: number; tasks: [start: number, end: number][] };
type Visit = Timings & { tbt: number; bytes: number };

const bandwidth = (1.6 * 1024 * 1024) / 8;
const slow4G = { offline: false, latency: 150, downloadThroughput: bandwidth, uploadThroughput: bandwidth / 2 };
/** Milliseconds to wait after the load event, because scripts start after the first paint. */
const idle = 5000;

/** Runs in the page before its own scripts and records performance entries. */
function watchPainting() {
  const timings: Timings = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  Object.assign(window, { timings });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, startTime, duration } = entry;
        if (type === 'layout-shift') timings.cls += (entry as PerformanceEntry & { value: number }).value;
        if (name === 'first-contentful-paint') timings.fcp = startTime;
        if (type === 'largest-contentful-paint') timings.lcp = startTime;
        if (type === 'longtask') timings.tasks.push([startTime, startTime + duration]);
      }
    }).observe({ type, buffered: true });
  }
}

/** Visits a page with an empty cache, or after the page `from` of the same site. */
async function visit(url: string, from?: string): Promise<Visit> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
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
  // As Lighthouse defines it: the part beyond 50 ms of each long task, after the first paint.
  const blocking = timings.tasks.map(([start, end]) => Math.max(0, end - Math.max(start, timings.fcp) - 50));
  return { ...timings, tbt: blocking.reduce((sum, ms) => sum + ms, 0), bytes };
}

function median(visits: Visit[], key: 'fcp' | 'lcp' | 'tbt' | 'bytes'): number {
  const figures = visits.map((one) => one[key]).sort((a, b) => a - b);
  return figures[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** Copies out/ without the scripts of its pages. Returns the temporary folder that contains the copy. */
async function copyWithoutScripts(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-plain-'));
  await cp('out', join(folder, 'out'), { recursive: true });
  const copy = new ExportedSite(join(folder, 'out'));
  for (const name of copy.names('.html')) {
    copy.write(name, copy.text(name).replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, ''));
  }
  await compress(copy);
  return folder;
}

const options = { against: { type: 'string' }, rounds: { type: 'string', default: '13' } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
await ensureBuilt();
const sitemap = await readFile('out/sitemap.xml', 'utf8');
const all = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
const browser = await chromium.launch({ executablePath: await ensureChromium() });
const site = await serveSite();
const folder = values.against ? undefined : await copyWithoutScripts();
const plain = folder ? await serveSite(folder) : undefined;
const other = values.against ?? plain?.origin ?? '';

const rows: (string | number)[][] = [];
for (const path of positionals.length > 0 ? positionals : all) {
  const visits: Record<'own' | 'other' | 'next', Visit[]> = { own: [], other: [], next: [] };
  for (let round = 0; round < Number(values.rounds); round += 1) {
    visits.own.push(await visit(site.origin + path));
    visits.other.push(await visit(other + path));
  }
  // Afterward, because a browser that has visited two pages is slower in the visit that follows.
  for (let round = 0; round < Number(values.rounds); round += 1)
    visits.next.push(await visit(site.origin + path, `${site.origin}/`));
  const paints = (['fcp', 'lcp'] as const).flatMap((key) => {
    const [own, compared] = [median(visits.own, key), median(visits.other, key)];
    return [Math.round(own), Math.round(compared), (own / compared).toFixed(2)];
  });
  const [tbt, next] = [median(visits.own, 'tbt'), median(visits.next, 'fcp')].map(Math.round);
  const shift = Math.max(...visits.own.map(({ cls }) => cls)).toFixed(3);
  rows.push([path, ...paints, `${tbt}`, shift, (median(visits.own, 'bytes') / 1024).toFixed(1), `${next}`]);
}
const compared = values.against ? 'other' : 'without scripts';
printTable(
  ['page', 'FCP', compared, 'ratio', 'LCP', compared, 'ratio', 'TBT', 'CLS', 'KB', 'FCP from the home page'],
  rows,
);
await browser.close();
await Promise.all([site.stop(), plain?.stop(), folder && rm(folder, { recursive: true })]);
