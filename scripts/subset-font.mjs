/**
 * Makes the heading font small: Newsreader cut to the characters that English headings use, one optical size and the
 * weights that the design uses. Run `node scripts/subset-font.mjs` after changing the design's characters or weights.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
);
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const typographic = '\u00a0§©®°·½×éèñüöçá–—‘’“”…•→';

const subset = await subsetFont(await readFile(source), ascii + typographic, {
  targetFormat: 'woff2',
  variationAxes: { opsz: 44, wght: { min: 400, max: 600 } },
  layoutFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'lnum', 'pnum', 'tnum', 'onum'],
});
const target = new URL('../components/ui/fonts/newsreader.woff2', import.meta.url);
await writeFile(target, subset);
console.log(`components/ui/fonts/newsreader.woff2: ${(subset.length / 1024).toFixed(1)} KB`);
