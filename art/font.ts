/**
 * Subsets the heading font, Newsreader, to the characters of English headings and one optical size. Writes the variable
 * font of the pages and the single weight of the share cards.
 * Run `npx tsx art/font.ts` after changing the characters or the weights.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';
import { characters } from '../seo/fonts/characters.json';

const source = await readFile(
  createRequire(import.meta.url).resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'),
);
const layoutFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'lnum', 'pnum', 'tnum', 'onum'];

async function subset(
  target: string,
  targetFormat: 'woff' | 'woff2',
  wght: number | { min: number; max: number },
): Promise<void> {
  const font = await subsetFont(source, characters, {
    targetFormat,
    variationAxes: { opsz: 44, wght },
    layoutFeatures,
  });
  await writeFile(target, font);
  console.log(`${target}: ${(font.length / 1024).toFixed(1)} KB`);
}

await subset('components/ui/fonts/newsreader.woff2', 'woff2', { min: 400, max: 600 });
await subset('seo/fonts/newsreader-500.woff', 'woff', 500);
