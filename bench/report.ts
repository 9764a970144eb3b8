import { cpus } from 'node:os';
import { type GrowthRow, millisecondsPerGuide } from './growth';
import { type HostFigures, submissions } from './host';
import type { Scores } from './lighthouse';
import type { NavigationRow } from './navigation';
import type { PageRow } from './pages';

/* The tables of docs/performance.md, in Markdown. */

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const whole = (figure: number) => (Number.isNaN(figure) ? '–' : Math.round(figure));

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

/** The paint times of both pages and their ratios. */
const paints = ({ own, other }: PageRow) => [
  whole(own.fcp),
  whole(other.fcp),
  (own.fcp / other.fcp).toFixed(2),
  whole(own.lcp),
  whole(other.lcp),
  (own.lcp / other.lcp).toFixed(2),
];

export function pagesTable(rows: readonly PageRow[]): string {
  const head = ['page', 'FCP ms', 'without scripts', 'ratio', 'LCP ms', 'without scripts', 'ratio', 'TBT ms', 'CLS'];
  const sizes = ['to paint KB', 'idle 5 s KB', 'requests', 'failed', 'third party', 'JS over bare KB'];
  return table(
    [...head, ...sizes],
    rows.map((row) => [
      row.path,
      ...paints(row),
      whole(row.own.tbt),
      row.own.cls.toFixed(3),
      kilobytes(row.own.paintBytes),
      kilobytes(row.own.bytes),
      row.own.requests,
      row.own.failed,
      row.own.thirdParty,
      kilobytes(row.scriptBytesOverBare ?? Number.NaN),
    ]),
  );
}

export const againstTable = (rows: readonly PageRow[]) =>
  table(
    ['page', 'FCP ms', 'other site', 'ratio', 'LCP ms', 'other site', 'ratio'],
    rows.map((row) => [row.path, ...paints(row)]),
  );

export const navigationTable = (rows: readonly NavigationRow[]) =>
  table(
    ['from the home page to', 'loaded, ms', 'prerendered, ms'],
    rows.map(({ path, plain, prerendered }) => [path, whole(plain), whole(prerendered)]),
  );

export function lighthouseTable(scores: Record<string, Scores>): string {
  const categories = Object.keys(Object.values(scores)[0]?.categories ?? {});
  return table(
    ['page', ...categories, 'LCP ms'],
    Object.entries(scores).map(([path, score]) => [
      path,
      ...categories.map((category) => score.categories[category] ?? '–'),
      score.lcp,
    ]),
  );
}

export function growthTable(rows: readonly GrowthRow[]): string {
  const sizes = ['home KB', 'Resource Center KB', 'a guide KB'];
  const figures = table(
    ['more guides', 'build s', 'out/ MB', ...sizes],
    rows.map(({ guides, seconds, outMegabytes, homeBytes, centerBytes, guideBytes }) => [
      guides,
      seconds.toFixed(1),
      outMegabytes.toFixed(0),
      ...[homeBytes, centerBytes, guideBytes].map(kilobytes),
    ]),
  );
  return `${figures}\n\nEach further guide costs ${millisecondsPerGuide(rows).toFixed(1)} ms.`;
}

export function hostTable({ pages, submissionsPerSecond, submissionP99, megabytes }: HostFigures): string {
  const [start, ...after] = megabytes;
  return table(
    ['what', 'figure'],
    [
      [
        'pages a second · p99',
        pages ? `${whole(pages.perSecond)} · ${pages.p99.toFixed(1)} ms` : 'wrk is not installed',
      ],
      [
        'submissions a second, each on disk before its response · p99',
        `${whole(submissionsPerSecond)} · ${submissionP99.toFixed(1)} ms`,
      ],
      [`memory at the start, after ${submissions.join(' and ')} submissions`, `${[start, ...after].join(' · ')} MB`],
    ],
  );
}

/** The date, versions and machine of a measurement. */
export function circumstances(versions: Record<string, string>): string {
  const packages = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const [cpu] = cpus();
  const today = new Date().toISOString().slice(0, 10);
  return `Measured ${today} with Node ${process.versions.node}, ${packages.join(', ')}, on ${cpus().length} cores (${cpu?.model.trim()}).`;
}
