import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { systemFilePattern } from '../../shared/siteFiles';

const servedFolder = 'public/pictures';
const manifestFile = 'loader/pictures.json';

/** Part of each file's name. */
const settings = {
  /**
   * A quality for each format and width: details show at 1440; a phone shrinks 800. `budget` is the most KB of an AVIF:
   * a photo has more detail than most renders, but its page stays as light.
   */
  sizes: [
    { width: 480, quality: { avif: 50, webp: 70 }, budget: 10 },
    { width: 640, quality: { avif: 52, webp: 70 }, budget: 14 },
    { width: 800, quality: { avif: 54, webp: 70 }, budget: 17 },
    { width: 1440, quality: { avif: 62, webp: 74 }, budget: 47 },
  ],
  avif: { effort: 6, chromaSubsampling: '4:2:0' },
  webp: { alphaQuality: 80, effort: 5, smartSubsample: true },
};

const smallestWidth = Math.min(...settings.sizes.map(({ width }) => width));
/** A picture's file name; its group is the picture's name. */
const pictureFile = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(?:jpe?g|png|webp|JPE?G|PNG|WEBP)$/;
/** Other files that may be in content/pictures/. */
const noteFile = /\.(md|txt)$/i;

/** Throws a sentence about a file that sharp can't decode. */
const unreadable = (file: string) => () => {
  throw new Error(`${file} cannot be read to its end: expected a complete JPEG, PNG or WebP file.`);
};

/** The names in a folder, sorted; none if there is no such folder. */
const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);

function sourcesIn(folder: string): Map<string, string> {
  const sources = new Map<string, string>();
  for (const fileName of namesIn(folder).filter((name) => !systemFilePattern.test(name) && !noteFile.test(name))) {
    const file = `${folder}/${fileName}`;
    const name = pictureFile.exec(fileName)?.[1];
    if (!name)
      throw new Error(
        `${file} cannot be used: expected a JPEG, PNG or WebP picture, named in lowercase letters, digits and single hyphens, like front-of-house.jpg.`,
      );
    const twin = sources.get(name);
    if (twin) throw new Error(`${file} and ${twin} share a name: expected one file per name.`);
    sources.set(name, file);
  }
  return sources;
}

/** Reads a picture's size, without decoding it, and which files are made of it. */
async function readPicture(name: string, file: string) {
  const bytes = readFileSync(file);
  const { width, height } = (await sharp(bytes).metadata().catch(unreadable(file))).autoOrient;
  if (width < smallestWidth)
    throw new Error(`${file} is ${width} pixels wide, but a picture must be at least ${smallestWidth}.`);
  // A picture narrower than the largest width is served at its own width, never upscaled.
  const sizes = settings.sizes
    .map((size) => ({ ...size, width: Math.min(size.width, width) }))
    .filter((size, index, sizes) => size.width !== sizes[index - 1]?.width);
  const largest = Math.max(...sizes.map((size) => size.width));
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(settings)).digest('hex').slice(0, 8);
  const fileName = (width: number, format: string) => `${name}-${width}.${hash}.${format}`;
  const files = sizes.flatMap((size) =>
    (['avif', 'webp'] as const).map((format) => ({ ...size, format, name: fileName(size.width, format) })),
  );
  const srcSet = (format: string) =>
    sizes.map((size) => `/pictures/${fileName(size.width, format)} ${size.width}w`).join(', ');
  const entry = {
    source: file,
    width: largest,
    height: Math.round((height * largest) / width),
    avif: srcSet('avif'),
    webp: srcSet('webp'),
    largest: `/pictures/${fileName(largest, 'webp')}`,
  };
  return { name, file, bytes, files, entry };
}
type Picture = Awaited<ReturnType<typeof readPicture>>;

async function encode({ file, bytes }: Picture, output: Picture['files'][number]): Promise<Buffer> {
  const { width, format, budget } = output;
  const picture = sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true });
  for (let quality = output.quality[format]; ; quality = Math.floor(quality * 0.95)) {
    const encoded = picture.clone()[format]({ ...settings[format], quality });
    const result = await encoded.toBuffer().catch(unreadable(file));
    if (format === 'webp' || result.length <= 1024 * budget || quality < 5) return result;
  }
}

/** Writes a file atomically: an interrupted run leaves no partial picture, and two runs at once don't mix. */
function writeWhole(path: string, data: string | Buffer): void {
  const unfinished = join(dirname(path), `.${basename(path)}.${process.pid}`);
  writeFileSync(unfinished, data);
  renameSync(unfinished, path);
}

/**
 * Makes what the site serves of its pictures: reads art/masters/*.webp and the owner's in content/pictures/, of which
 * one replaces the scene of the same name; writes public/pictures/ and loader/pictures.json. Returns what it did.
 * @throws errors that say in a sentence what is wrong with a picture
 */
export async function makePictures(): Promise<string> {
  mkdirSync(servedFolder, { recursive: true });
  const present = new Set(namesIn(servedFolder));
  const sources = [...new Map([...sourcesIn('art/masters'), ...sourcesIn('content/pictures')])];
  const sorted = sources.sort(([a], [b]) => (a < b ? -1 : 1));
  const pictures = await Promise.all(sorted.map((source) => readPicture(...source)));
  let written = 0;
  for (const picture of pictures) {
    for (const output of picture.files.filter(({ name }) => !present.has(name))) {
      writeWhole(join(servedFolder, output.name), await encode(picture, output));
      written += 1;
    }
  }
  // Only after every picture is encoded: an error must not remove files that are being served.
  const wanted = new Set(pictures.flatMap(({ files }) => files.map(({ name }) => name)));
  const outdated = [...present].filter((name) => !wanted.has(name) && !name.startsWith('.'));
  for (const name of outdated) rmSync(join(servedFolder, name));
  const entries = pictures.map(({ name, entry }) => `  "${name}": ${JSON.stringify(entry)}`);
  const json = `{\n${entries.join(',\n')}\n}\n`;
  // An unchanged file keeps its time, so that `npm start` doesn't build again.
  if (!existsSync(manifestFile) || readFileSync(manifestFile, 'utf8') !== json) writeWhole(manifestFile, json);
  return `${pictures.length} pictures: ${written} files written, ${outdated.length} removed.`;
}
