/*
 * The pictures that the site is given: art/masters/*.webp and, if there are any, the owner's in content/pictures/, of which
 * one replaces the scene of the same name. What is wrong with one is a sentence, which ends the command.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { fail } from './run.mjs';

/** Part of each file's name. A quality per width: details show at 1440; a phone shrinks 800. */
export const settings = {
  widths: [480, 640, 800, 1440],
  qualities: { avif: [48, 49, 50, 57], webp: [70, 70, 70, 74] },
  avif: { effort: 6, chromaSubsampling: '4:2:0' },
  webp: { alphaQuality: 80, effort: 5, smartSubsample: true },
  /** The most KB of an AVIF per width: a photo has more detail than most renders, but its page stays as light. */
  budgets: [10, 14, 17, 47],
};

const smallestWidth = Math.min(...settings.widths);
/** A picture's file name; its group is the picture's name. */
const pictureFile = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(?:jpe?g|png|webp|JPE?G|PNG|WEBP)$/;
/** Other files that may be in content/pictures/: hidden files and notes. */
const notPictures = /^\.|\.(md|txt)$/i;

/** Ends the command with a sentence about a file that sharp can't decode. */
export const unreadable = (file: string) => () =>
  fail(`${file} cannot be read to its end: expected a complete JPEG, PNG or WebP file.`);

/** The names in a folder, sorted; none if there is no such folder. */
export const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** The pictures in a folder, by name. */
function sourcesIn(folder: string): Map<string, string> {
  const sources = new Map<string, string>();
  for (const fileName of namesIn(folder).filter((name) => !notPictures.test(name))) {
    const file = `${folder}/${fileName}`;
    const name = pictureFile.exec(fileName)?.[1];
    if (!name)
      fail(
        `${file} cannot be used: expected a JPEG, PNG or WebP picture, named in lowercase letters, digits and single hyphens, like front-of-house.jpg.`,
      );
    const twin = sources.get(name);
    if (twin) fail(`${file} and ${twin} share a name: expected one file per name.`);
    sources.set(name, file);
  }
  return sources;
}

/** Reads a picture's size, without decoding it, and which files are made of it. */
async function readPicture(name: string, file: string) {
  const bytes = readFileSync(file);
  const { width, height } = (await sharp(bytes).metadata().catch(unreadable(file))).autoOrient;
  if (width < smallestWidth) fail(`${file} is ${width} pixels wide, but a picture must be at least ${smallestWidth}.`);
  // A picture narrower than the largest width is served at its own width, never upscaled.
  const widths = [...new Set(settings.widths.map((target) => Math.min(target, width)))];
  const largest = Math.max(...widths);
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(settings)).digest('hex').slice(0, 8);
  const fileName = (size: number, format: string) => `${name}-${size}.${hash}.${format}`;
  const files = widths.flatMap((size, index) =>
    (['avif', 'webp'] as const).map((format) => ({ name: fileName(size, format), size, index, format })),
  );
  const srcSet = (format: string) => widths.map((size) => `/pictures/${fileName(size, format)} ${size}w`).join(', ');
  /** What loader/pictures.json says of it. */
  const entry = {
    width: largest,
    height: Math.round((height * largest) / width),
    ...{ avif: srcSet('avif'), webp: srcSet('webp'), largest: `/pictures/${fileName(largest, 'webp')}` },
  };
  return { name, file, bytes, files, entry };
}
export type Picture = Awaited<ReturnType<typeof readPicture>>;

/** Reads all pictures, in the order of their names. */
export function readPictures(): Promise<Picture[]> {
  const sources = [...new Map([...sourcesIn('art/masters'), ...sourcesIn('content/pictures')])];
  return Promise.all(sources.sort(([a], [b]) => (a < b ? -1 : 1)).map((source) => readPicture(...source)));
}
