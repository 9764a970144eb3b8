import { cpus } from 'node:os';
import type { GrowthRow } from './growth';
import type { HostFigures } from './host';
import type { Interactions, Navigation } from './interactions';
import type { Scores } from './lighthouse';

/** One page beside itself without scripts. Times in milliseconds, sizes in bytes. */
export interface PageRow {
  path: string;
  fcp: number;
  fcpPlain: number;
  lcp: number;
  lcpPlain: number;
  cls: number;
  tbt: number;
  paintBytes: number;
  idleBytes: number;
  requests: number;
  failed: number;
  thirdParty: number;
  /** JavaScript above a bare Next export. */
  scriptBytesAboveBare: number;
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

/** The pages' table: each page beside the same page with its scripts removed. */
export function pagesTable(rows: readonly PageRow[]): string {
  return table(
    [
      'page',
      'FCP',
      'without scripts',
      'ratio',
      'LCP',
      'without scripts',
      'ratio',
      'CLS',
      'TBT',
      'to paint KB',
      'idle 5 s KB',
      'requests',
      'failed',
      'third party',
      'JS above bare KB',
    ],
    rows.map((row) => [
      row.path,
      Math.round(row.fcp),
      Math.round(row.fcpPlain),
      (row.fcp / row.fcpPlain).toFixed(2),
      Math.round(row.lcp),
      Math.round(row.lcpPlain),
      (row.lcp / row.lcpPlain).toFixed(2),
      row.cls.toFixed(3),
      Math.round(row.tbt),
      kilobytes(row.paintBytes),
      kilobytes(row.idleBytes),
      row.requests,
      row.failed,
      row.thirdParty,
      Number.isNaN(row.scriptBytesAboveBare) ? '–' : kilobytes(row.scriptBytesAboveBare),
    ]),
  );
}

/** The interactions' table. */
export function interactionsTable(figures: Interactions): string {
  return table(
    ['interaction', 'ms'],
    Object.entries(figures).map(([name, ms]) => [name, Math.round(ms)]),
  );
}

/** What follows a click on a link, by the page that it leads to. */
export function navigationTable(figures: Record<string, Navigation>): string {
  const shown = (ms: number) => (Number.isNaN(ms) ? '–' : Math.round(ms));
  return table(
    ['from a click on a link to', 'its heading, ms', 'the whole page, ms'],
    Object.entries(figures).map(([name, { heading, whole }]) => [name, shown(heading), shown(whole)]),
  );
}

/** Lighthouse's scores. */
export function lighthouseTable(scores: Record<string, Scores>): string {
  const categories = Object.keys(Object.values(scores)[0]?.categories ?? {});
  return table(
    ['page', ...categories, 'LCP ms'],
    Object.entries(scores).map(([path, score]) => [
      path,
      ...categories.map((category) => score.categories[category] ?? '-'),
      score.lcp,
    ]),
  );
}

/** Builds with more and more guides. */
export function growthTable(rows: readonly GrowthRow[]): string {
  return table(
    [
      'guides more',
      'build s',
      'of it export s',
      'processor s',
      'peak MB',
      'out MB',
      'home KB',
      'Resource Center KB',
      'a guide KB',
    ],
    rows.map((row) => [
      row.guides,
      row.seconds.toFixed(1),
      row.exportSeconds.toFixed(1),
      row.processorSeconds.toFixed(1),
      row.peakMegabytes,
      row.outMegabytes.toFixed(0),
      kilobytes(row.homeBytes),
      kilobytes(row.centerBytes),
      kilobytes(row.guideBytes),
    ]),
  );
}

/** The self-host server beside nginx. */
export function hostTable(figures: HostFigures): string {
  const { pagesPerSecond: pages, hour } = figures;
  return table(
    ['what', 'figure'],
    [
      ['pages a second, ours', pages ? Math.round(pages.ours) : 'wrk and nginx are not installed'],
      ['pages a second, nginx with one worker', pages ? Math.round(pages.nginx) : '-'],
      ['ratio', pages ? pages.ratio.toFixed(2) : '-'],
      ['submissions a second, each on disk before its answer', Math.round(figures.submissionsPerSecond)],
      ['submission p50 / p99, ms', `${figures.submissionP50Ms.toFixed(1)} / ${figures.submissionP99Ms.toFixed(1)}`],
      [
        `memory before, after ${hour.pages} pages, after ${hour.submissions} submissions, 30 s later, MB`,
        hour.megabytes.join(' / '),
      ],
    ],
  );
}

/** Where and with what the figures were measured. */
export function circumstances(versions: Record<string, string>): string {
  const packages = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const [cpu] = cpus();
  return `Measured ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node}, ${packages.join(', ')}, on ${cpus().length} cores (${cpu?.model.trim()}).`;
}
