import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { attributesOf, elementsIn, parsePage } from '../export/html';
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
