import { readFileSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { compress } from '../export/compress';
import { applyEdits, attributesOf, elementsIn, locationOf, parsePage } from '../export/html';
import { ExportedSite } from '../export/site';
import { runPackage } from '../scripts/run.mjs';

const sizes = new Map<string, number>();

/** The size of a file in bytes, compressed with Brotli at quality 11. */
export function brotliSize(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

/**
 * The JavaScript that a modern browser loads with a page.
 *
 * @param folder an exported site
 * @param page file of the page in it, such as `contact.html`
 * @returns bytes, Brotli
 */
export function scriptBytes(folder: string, page: string): number {
  const elements = [...elementsIn(parsePage(readFileSync(join(folder, page), 'utf8')))];
  const scripts = elements
    .filter(({ tagName }) => tagName === 'script')
    .map(attributesOf)
    .filter(({ nomodule }) => nomodule === undefined);
  const sources = scripts.flatMap(({ src, 'data-scripts': started = '[]' }) => [
    ...(src === undefined ? [] : [src]),
    ...(JSON.parse(started) as { src: string }[]).map((script) => script.src),
  ]);
  const files = new Set(sources.map((src) => src.split('?')[0] ?? ''));
  return [...files].reduce((sum, file) => sum + brotliSize(join(folder, file)), 0);
}

/** Builds a bare Next export with this site's packages. Returns the size of its JavaScript in bytes, Brotli. */
export async function bareScriptBytes(): Promise<number> {
  const folder = 'bench/fixtures/bare';
  await runPackage('next', ['build', folder], {
    quiet: true,
    env: { NEXT_TELEMETRY_DISABLED: '1', EXPORT_FOLDER: '' },
  });
  return scriptBytes(join(folder, 'out'), 'index.html');
}

/**
 * Copies `out/` and removes the scripts from its pages, which makes them as fast as pages can be. Returns the folder that
 * contains the copied `out/`.
 */
export async function withoutScripts(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-plain-'));
  await cp('out', join(folder, 'out'), { recursive: true });
  const site = new ExportedSite(join(folder, 'out'));
  for (const name of site.names('.html')) {
    const html = site.text(name);
    const scripts = [...elementsIn(parsePage(html, { locations: true }))].filter(
      (element) => element.tagName === 'script' && attributesOf(element).type !== 'application/ld+json',
    );
    site.write(
      name,
      applyEdits(
        html,
        scripts.map((element) => ({ ...locationOf(element), text: '' })),
      ),
    );
  }
  await compress(site);
  return folder;
}
