import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const sizes = new Map<string, number>();

/** Size of a file in bytes, compressed with Brotli at its highest quality. */
export function brotliSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

/**
 * The JavaScript that a modern browser loads with a page: the scripts that its HTML names, in tags or for the starter
 * that fetches them after the first paint.
 *
 * @param folder an exported site
 * @param page file of the page in it, such as `contact.html`
 * @returns bytes, Brotli
 */
export function scriptBytes(folder: string, page: string): number {
  const html = readFileSync(join(folder, page), 'utf8');
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"?]+)[^"]*"[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, src]) => src as string);
  const [, list] = /(\["\/_next[^\]]*\])\.forEach/.exec(html) ?? [];
  const files = new Set([...tags, ...(list ? (JSON.parse(list) as string[]) : [])]);
  return [...files].reduce((sum, src) => sum + brotliSize(join(folder, src)), 0);
}
