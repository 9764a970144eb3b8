/**
 * Subsets the heading font, Newsreader, to one optical size: for the pages to the letters of English and most other
 * Western European languages, as a variable font; for the share cards, which visitors don't load, to all that it has, in
 * one weight. Run `npx tsx art/font.ts` after changing the characters or the weights.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';

/** What a page has beyond these is drawn in the next font of the stylesheet. */
const pageCharacters =
  ' !"#$%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]abcdefghijklmnopqrstuvwxyz\u00a0' +
  'àáâãäåæçèéêëìíîïñòóôõöøùúûüýßÁÉÍÑÓÖÚÜ–—‘’“”…§½¿¡·×';
/** Up to the letters of Vietnamese; a subset has those that the font has. */
const everything = Array.from({ length: 0x2122 }, (_, code) => String.fromCodePoint(code + 1)).join('');

const layoutFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'lnum', 'pnum', 'tnum', 'onum'];
const { resolve } = createRequire(import.meta.url);

interface Subset {
  characters: string;
  targetFormat: 'woff' | 'woff2';
  wght: number | { min: number; max: number };
}

async function subset(script: string, target: string, { characters, targetFormat, wght }: Subset): Promise<void> {
  const source = await readFile(
    resolve(`@fontsource-variable/newsreader/files/newsreader-${script}-opsz-normal.woff2`),
  );
  const options = { targetFormat, variationAxes: { opsz: 44, wght }, layoutFeatures };
  const font = await subsetFont(source, characters, options);
  await writeFile(target, font);
  console.log(`${target}: ${(font.length / 1024).toFixed(1)} KB`);
}

await subset('latin', 'components/ui/fonts/newsreader.woff2', {
  characters: pageCharacters,
  targetFormat: 'woff2',
  wght: { min: 400, max: 600 },
});
for (const script of ['latin', 'latin-ext', 'vietnamese']) {
  await subset(script, `seo/fonts/newsreader-${script}.woff`, {
    characters: everything,
    targetFormat: 'woff',
    wght: 500,
  });
}
