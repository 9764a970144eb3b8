import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { median } from './browser';
import { type Visit, visit } from './paint';
import { bareScriptBytes, scriptBytes } from './scripts';
import { serve, withoutScripts } from './sites';

/** A page beside another in the same run. Times in milliseconds, sizes in bytes. */
export interface PageRow {
  path: string;
  own: Visit;
  /** The same page without its scripts, or the page of another site. */
  other: Visit;
  /** JavaScript over a bare Next export; undefined where another site is compared. */
  scriptBytesOverBare?: number;
}

/** Medians of five visits differ by a tenth from run to run, those of thirteen by a twentieth. */
const rounds = 13;

/** The paths of all pages, as the sitemap lists them. */
export async function sitePaths(): Promise<string[]> {
  const sitemap = await readFile('out/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Visits two pages in turn, one first and then the other first. */
async function compare(browser: Browser, own: string, other: string): Promise<Pick<PageRow, 'own' | 'other'>> {
  const visits: { own: Visit[]; other: Visit[] } = { own: [], other: [] };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 ? (['own', 'other'] as const) : (['other', 'own'] as const);
    for (const which of order) visits[which].push(await visit(browser, which === 'own' ? own : other));
  }
  return { own: middle(visits.own), other: middle(visits.other) };
}

/** The median of each figure. */
function middle(visits: readonly Visit[]): Visit {
  const keys = Object.keys(visits[0] ?? {}) as (keyof Visit)[];
  return Object.fromEntries(keys.map((key) => [key, median(visits.map((one) => one[key]))])) as unknown as Visit;
}

/** Each page beside the same page without its scripts. */
export async function measurePages(browser: Browser, origin: string): Promise<PageRow[]> {
  const bare = await bareScriptBytes();
  const plain = await serve(await withoutScripts());
  const rows: PageRow[] = [];
  for (const path of await sitePaths()) {
    const pair = await compare(browser, origin + path, plain.origin + path);
    rows.push({ path, ...pair, scriptBytesOverBare: scriptBytes('out', fileOf(path)) - bare });
  }
  plain.stop();
  return rows;
}

/** Pages that another site has too, beside its own. `against` is its origin. */
export async function measureAgainst(browser: Browser, origin: string, against: string): Promise<PageRow[]> {
  const rows: PageRow[] = [];
  for (const path of ['/', '/services', '/contact']) {
    rows.push({ path, ...(await compare(browser, origin + path, against + path)) });
  }
  return rows;
}
