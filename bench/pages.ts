import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { median } from './browser';
import { type Visit, visit } from './paint';
import type { PageRow } from './report';
import { scriptBytes } from './scripts';
import { buildBare, serve, withoutScripts } from './sites';

/** Medians of five still differed by a tenth from one run to the next, those of thirteen by a twentieth. */
const rounds = 13;

/** The paths of all pages, as the sitemap lists them. */
export async function sitePaths(): Promise<string[]> {
  const sitemap = await readFile('out/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname);
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
const middle = (visits: readonly Visit[], figure: 'fcp' | 'lcp' | 'tbt' | 'cls') =>
  median(visits.map((one) => one[figure]));

/**
 * Visits each page and the same page without its scripts, in turn, and takes the medians. Other sites given by name
 * and address are visited in the same run.
 */
export async function measurePages(
  browser: Browser,
  origin: string,
  others: readonly (readonly [name: string, url: string])[],
): Promise<PageRow[]> {
  const bare = scriptBytes(`${await buildBare()}/out`, 'index.html');
  const plain = await serve(await withoutScripts());
  const rows: PageRow[] = [];
  for (const path of await sitePaths()) {
    const withScripts: Visit[] = [];
    const without: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const pair = [
        { visits: withScripts, url: origin + path },
        { visits: without, url: plain.origin + path },
      ];
      // Now this one first, now that one.
      for (const { visits, url } of round % 2 ? pair : pair.toReversed()) visits.push(await visit(browser, url));
    }
    const idle = await visit(browser, origin + path, 5000);
    rows.push({
      ...rowOf(path, withScripts, without, idle),
      scriptBytesAboveBare: scriptBytes('out', fileOf(path)) - bare,
    });
  }
  plain.stop();
  for (const [name, url] of others) {
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, url));
    rows.push({ ...rowOf(name, visits, visits, await visit(browser, url, 5000)), scriptBytesAboveBare: Number.NaN });
  }
  return rows;
}

function rowOf(
  path: string,
  visits: readonly Visit[],
  plain: readonly Visit[],
  idle: Visit,
): Omit<PageRow, 'scriptBytesAboveBare'> {
  return {
    path,
    fcp: middle(visits, 'fcp'),
    fcpPlain: middle(plain, 'fcp'),
    lcp: middle(visits, 'lcp'),
    lcpPlain: middle(plain, 'lcp'),
    cls: Math.max(...visits.map(({ cls }) => cls), idle.cls),
    tbt: middle(visits, 'tbt'),
    paintBytes: idle.paintBytes,
    idleBytes: idle.bytes,
    requests: idle.requests,
    failed: idle.failed,
    thirdParty: idle.thirdParty,
  };
}
