/**
 * `npm run bench`: how fast each page of out/ paints on a phone with slow 4G, beside the same page without its scripts;
 * then what our own server can answer. `npx tsx tools/bench/bench.ts / /contact` measures only these pages.
 *
 *   --against=ORIGIN   compares with another site that has the same paths
 *   --rounds=N         visits each page N times; medians of 13 visits vary by 5% between runs, those of 5 by 10%
 */
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { ensureBuilt, ensureChromium, ensureInstalled } from '../commands/prerequisites.mjs';
import { compress } from '../export/compress';
import { FileTree } from '../export/fileTree';

const bandwidth = (1.6 * 1024 * 1024) / 8;
const slow4G = { offline: false, latency: 150, downloadThroughput: bandwidth, uploadThroughput: bandwidth / 2 };
/** Milliseconds to wait after the load event, because scripts start after the first paint. */
const idle = 5000;
/** How many appraisal requests are sent before each look at the memory. */
const batch = 30_000;

/** Serves the `out/` of a folder with our own server. Its appraisal requests are in a temporary folder. */
async function serveSite(folder: string) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'bench-'));
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: `${3 * batch}`, DATA_DIR };
  const args = ['--import', import.meta.resolve('tsx'), resolve('host/serve.ts')];
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const [origin] = /http:\S+/.exec(line) ?? [];
    if (origin) return { origin, child };
  }
  throw new Error('The server ended before it could be measured.');
}

/** Copies out/ without the scripts of its pages into a temporary folder. */
async function copyWithoutScripts(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await cp('out', join(folder, 'out'), { recursive: true });
  const copy = new FileTree(join(folder, 'out'));
  for (const name of copy.names('.html'))
    copy.write(name, copy.text(name).replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, ''));
  await compress(copy);
  return folder;
}

/** Prints a table in Markdown, below the machine that it was measured on. */
function printTable(head: string[], rows: (string | number)[][]): void {
  console.log(`\nNode ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model})\n`);
  for (const cells of [head, head.map(() => '---'), ...rows]) console.log(`| ${cells.join(' | ')} |`);
}

/** Runs in the page before its own scripts. Times are in milliseconds. */
function watchPainting() {
  const timings = { fcp: 0, lcp: 0, cls: 0, tasks: [] as [start: number, end: number][] };
  Object.assign(window, { timings });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((observed) => {
      for (const entry of observed.getEntries()) {
        const { name, startTime, duration } = entry;
        if (type === 'layout-shift') timings.cls += (entry as PerformanceEntry & { value: number }).value;
        if (name === 'first-contentful-paint') timings.fcp = startTime;
        if (type === 'largest-contentful-paint') timings.lcp = startTime;
        if (type === 'longtask') timings.tasks.push([startTime, startTime + duration]);
      }
    }).observe({ type, buffered: true });
  }
  return timings;
}

/** Visits a page with an empty cache, or after the page `from` of the same site. */
async function visit(browser: Browser, url: string, from?: string) {
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
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(watchPainting);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(idle);
  const { tasks, ...timings } = (await page.evaluate('timings')) as ReturnType<typeof watchPainting>;
  await context.close();
  // As Lighthouse defines it: the part beyond 50 ms of each long task, after the first paint.
  const blocking = tasks.map(([start, end]) => Math.max(0, end - Math.max(start, timings.fcp) - 50));
  return { ...timings, tbt: blocking.reduce((sum, ms) => sum + ms, 0), bytes };
}
type Visit = Awaited<ReturnType<typeof visit>>;

function median(visits: Visit[], key: keyof Visit): number {
  const figures = visits.map((timings) => timings[key]).sort((a, b) => a - b);
  return figures[Math.floor(figures.length / 2)] ?? Number.NaN;
}

async function measurePages(origin: string, other: string, paths: readonly string[], rounds: number) {
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  const rows: (string | number)[][] = [];
  for (const path of paths) {
    const visits: Record<'own' | 'other' | 'next', Visit[]> = { own: [], other: [], next: [] };
    for (let round = 0; round < rounds; round += 1) {
      visits.own.push(await visit(browser, origin + path));
      visits.other.push(await visit(browser, other + path));
    }
    // Afterward, because a browser that has visited two pages is slower in the visit that follows.
    for (let round = 0; round < rounds; round += 1) visits.next.push(await visit(browser, origin + path, `${origin}/`));
    const paints = (['fcp', 'lcp'] as const).flatMap((key) => {
      const [own, compared] = [median(visits.own, key), median(visits.other, key)];
      return [Math.round(own), Math.round(compared), (own / compared).toFixed(2)];
    });
    const [tbt = 0, next = 0] = [median(visits.own, 'tbt'), median(visits.next, 'fcp')].map(Math.round);
    const shift = Math.max(...visits.own.map(({ cls }) => cls)).toFixed(3);
    rows.push([path, ...paints, tbt, shift, (median(visits.own, 'bytes') / 1024).toFixed(1), next]);
  }
  await browser.close();
  const head = ['page', 'FCP', 'compared', 'ratio', 'LCP', 'compared', 'ratio', 'TBT', 'CLS', 'KB', 'FCP from home'];
  printTable(head, rows);
}

async function measureServer(origin: string, pid: number | undefined) {
  await ensureInstalled('tools/bench');
  const autocannon = createRequire(import.meta.url)('autocannon');
  const measure = async (what: string, path: string, load: object) => {
    const { requests, latency, non2xx, errors } = await autocannon({ url: origin + path, ...load });
    if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${path} failed.`);
    // Resident memory, on Linux.
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const megabytes = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    return [what, Math.round(requests.average), latency.p99, megabytes];
  };
  const pages = { headers: { 'accept-encoding': 'gzip' }, connections: 32, duration: 10 };
  const fields = { 'form-name': 'appraisal-request', name: 'Bench', email: 'bench@example.com', phone: '509-555-0100' };
  const body = `${new URLSearchParams({ ...fields, service: 'other', propertyAddress: '1 Example Street' })}&message=[<id>]`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  /** Each with an id of its own, so that none is a duplicate. */
  const appraisalRequests = { method: 'POST', headers, body, idReplacement: true, connections: 16, amount: batch };
  printTable(
    ['what', 'a second', 'p99, ms', 'memory after it, MB'],
    [
      await measure('pages', '/services/divorce-appraisals', pages),
      await measure('appraisal requests', '/', appraisalRequests),
      await measure('as many again', '/', appraisalRequests),
    ],
  );
}

const options = { against: { type: 'string' }, rounds: { type: 'string', default: '13' } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
await ensureBuilt();
const sitemap = await readFile('out/sitemap.xml', 'utf8');
const sitePaths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
const site = await serveSite('.');
const plain = values.against ? undefined : await serveSite(await copyWithoutScripts());
const isSelection = positionals.length > 0;
await measurePages(
  site.origin,
  values.against ?? plain?.origin ?? '',
  isSelection ? positionals : sitePaths,
  Number(values.rounds),
);
if (!isSelection) await measureServer(site.origin, site.child.pid);
site.child.kill();
plain?.child.kill();
