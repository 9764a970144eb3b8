/**
 * Subsets the heading font, Newsreader, to the characters of English headings and one optical size. Writes the variable
 * font of the pages and the single weight of the share cards.
 * Run `node scripts/subset-font.mjs` after changing the characters or the weights.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const source = await readFile(
  require.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'),
);
const { characters } = require('../seo/fonts/characters.json');
const layoutFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'lnum', 'pnum', 'tnum', 'onum'];

/**
 * @param {string} target
 * @param {'woff' | 'woff2'} targetFormat
 * @param {number | { min: number, max: number }} wght
 */
async function subset(target, targetFormat, wght) {
  const font = await subsetFont(source, characters, {
    targetFormat,
    variationAxes: { opsz: 44, wght },
    layoutFeatures,
  });
  await writeFile(new URL(`../${target}`, import.meta.url), font);
  console.log(`${target}: ${(font.length / 1024).toFixed(1)} KB`);
}

await subset('components/ui/fonts/newsreader.woff2', 'woff2', { min: 400, max: 600 });
await subset('seo/fonts/newsreader-500.woff', 'woff', 500);
