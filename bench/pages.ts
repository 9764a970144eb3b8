import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { fileOf } from '../export/page';
import { serveSite } from '../host/serveSite.mjs';
import { median } from './browser';
import { type Visit, visit } from './paint';
import { bareScriptBytes, scriptBytes, withoutScripts } from './scripts';

/** A page compared with another one in the same run. Sizes in bytes. */
export interface PageRow {
  path: string;
  own: Visit;
  /** The same page without its scripts, or the page of another site. */
  other: Visit;
  /** JavaScript beyond a bare Next export; `undefined` in a comparison with another site. */
  scriptBytesOverBare?: number;
}

/** The paths of all pages, as the sitemap lists them. */
export async function sitePaths(): Promise<string[]> {
  const sitemap = await readFile('out/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Visits two pages in alternating order. */
async function compare(
  browser: Browser,
  own: string,
  other: string,
  rounds: number,
): Promise<Pick<PageRow, 'own' | 'other'>> {
  const visits: { own: Visit[]; other: Visit[] } = { own: [], other: [] };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 ? (['own', 'other'] as const) : (['other', 'own'] as const);
    for (const which of order) visits[which].push(await visit(browser, which === 'own' ? own : other));
  }
  return { own: medians(visits.own), other: medians(visits.other) };
}

/** The median of each figure. */
function medians(visits: readonly Visit[]): Visit {
  const keys = Object.keys(visits[0] ?? {}) as (keyof Visit)[];
  return Object.fromEntries(keys.map((key) => [key, median(visits.map((one) => one[key]))])) as unknown as Visit;
}

/** Compares each page with itself without scripts. @param rounds visits to each */
export async function measurePages(browser: Browser, origin: string, rounds: number): Promise<PageRow[]> {
  const bare = await bareScriptBytes();
  const plain = await serveSite({ folder: await withoutScripts() });
  const rows: PageRow[] = [];
  for (const path of await sitePaths()) {
    const pair = await compare(browser, origin + path, plain.origin + path, rounds);
    rows.push({ path, ...pair, scriptBytesOverBare: scriptBytes('out', fileOf(path)) - bare });
  }
  await plain.stop();
  return rows;
}

/** Compares pages that another site has too. @param against the origin of that site */
export async function measureAgainst(
  browser: Browser,
  origin: string,
  against: string,
  rounds: number,
): Promise<PageRow[]> {
  const rows: PageRow[] = [];
  for (const path of ['/', '/services', '/contact']) {
    rows.push({ path, ...(await compare(browser, origin + path, against + path, rounds)) });
  }
  return rows;
}
