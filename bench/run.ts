/**
 * `npm run bench`: measures the site in out/ and prints tables. Name parts to measure only those:
 * `npm run bench -- pages next-page lighthouse host`.
 *
 *   --against=ORIGIN   compares with another site, as docs/performance.md does with AstroWind
 *   --rounds=N         visits each page N times; medians of 13 visits vary by 5% between runs, those of 5 by 10%
 */
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.mjs';
import { ensureBuilt, ensureInstalled } from '../scripts/prepare.mjs';
import { measureHost, serveSite } from './host';
import { measurePrerendered } from './nextPage';
import { comparePages, copyWithoutScripts, medianOf, visit } from './paint';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, rounds: { type: 'string', default: '13' } },
});
const { against } = values;
const rounds = Number(values.rounds);
const wants = (part: string) => positionals.length === 0 || positionals.includes(part);
const whole = (figure: number) => (Number.isNaN(figure) ? '–' : Math.round(figure));

/** Prints a table in Markdown. */
function show(title: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log(`\n## ${title}\n\n${[line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')}`);
}

function showPairs(title: string, other: string, pairs: Awaited<ReturnType<typeof comparePages>>) {
  const head = ['page', 'FCP', other, 'ratio', 'LCP', other, 'ratio', 'TBT', 'KB'];
  const rows = pairs.map(({ path, own, other: compared }) => [
    ...[path, whole(own.fcp), whole(compared.fcp), (own.fcp / compared.fcp).toFixed(2)],
    ...[whole(own.lcp), whole(compared.lcp), (own.lcp / compared.lcp).toFixed(2)],
    ...[whole(own.tbt), (own.bytes / 1024).toFixed(1)],
  ]);
  show(title, head, rows);
}

await ensureInstalled('bench');
await ensureBuilt();
const executablePath = await ensureChromium();
// As root, Chromium refuses to run in its sandbox.
const args = ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];

/** Lighthouse's mobile scores of a page, 0 to 100, by category. */
async function lighthouse(url: string): Promise<Record<string, number>> {
  const program = 'bench/node_modules/lighthouse/cli/index.js';
  // To a file: Lighthouse may exit before a pipe is drained.
  const report = 'bench/node_modules/report.json';
  const flags = [`--output-path=${report}`, '--output=json', `--chrome-flags=--headless=new ${args.join(' ')}`];
  const env = { ...process.env, CHROME_PATH: executablePath };
  await promisify(execFile)(process.execPath, [program, url, '--quiet', ...flags], { env });
  const categories: Record<string, { score: number }> = JSON.parse(await readFile(report, 'utf8')).categories;
  return Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]));
}

const site = await serveSite();
const { origin } = site;
const browser = await chromium.launch({ executablePath, args });
const sitemap = await readFile('out/sitemap.xml', 'utf8');
const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
console.log(`Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model}), medians of ${rounds}.`);
/** The pages that the other site has too. */
const common = ['/', '/services', '/contact'];
try {
  if (wants('pages')) {
    const folder = await copyWithoutScripts();
    const plain = await serveSite(folder);
    showPairs('Pages', 'without scripts', await comparePages(browser, origin, plain.origin, paths, rounds));
    await plain.stop();
    await rm(folder, { recursive: true });
    if (against) showPairs('Another site', 'other', await comparePages(browser, origin, against, common, rounds));
  }
  if (wants('next-page')) {
    const linked = ['/about', '/services', '/resources', '/faq', '/blog', '/contact'];
    const prerendered = await measurePrerendered(origin, linked, rounds, { executablePath, args });
    const loaded = async (from: string, path: string) =>
      whole(await medianOf(rounds, () => visit(browser, from + path, from).then(({ fcp }) => fcp)));
    const rows: (string | number)[][] = [];
    for (const [index, path] of linked.entries()) {
      rows.push([path, await loaded(origin, path), whole(prerendered[index] ?? Number.NaN)]);
      if (against && common.includes(path)) rows.push([against + path, await loaded(against, path), '–']);
    }
    show('From the home page, already visited, to', ['page', 'loaded, ms', 'prerendered, ms'], rows);
  }
  for (const path of wants('lighthouse') ? paths : []) {
    console.log(`Lighthouse ${path}: ${JSON.stringify(await lighthouse(origin + path))}`);
  }
} finally {
  await browser.close();
  await site.stop();
}
if (wants('host')) {
  const { pages, submitted, megabytes } = await measureHost(30_000);
  const figures = ({ requests, latency }: typeof pages) => [whole(requests.average), latency.p99];
  const rows = [
    ['pages', ...figures(pages)],
    ['appraisal requests', ...figures(submitted)],
  ];
  show('Self-host server', ['what', 'a second', 'p99, ms'], rows);
  console.log(`\nMemory at the start, after 30,000 and after 60,000 appraisal requests: ${megabytes.join(' · ')} MB`);
}
