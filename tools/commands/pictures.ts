/**
 * `npm run pictures`: turns the rendered masters and the owner's own pictures into what the site serves. Writes
 * public/pictures/ and loader/pictures.json.
 *
 * Pictures come from art/masters/*.webp and, if there are any, from content/pictures/. A picture in content/pictures/
 * replaces the scene of the same name.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { servedFile } from '../../loader/fieldTypes';

/** Part of each file's name. A quality per width: details show at 1440; a phone shrinks 800. */
const settings = {
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
const served = 'public/pictures';
/** The folder of the owner's pictures. */
const owners = 'content/pictures';
const manifest = 'loader/pictures.json';

/** Tells the owner what to do with a picture, and ends. */
function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}
const unreadable = (file: string) => () =>
  fail(`${file} cannot be read to its end: expected a complete JPEG, PNG or WebP file.`);

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);

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

type Picture = Awaited<ReturnType<typeof readPicture>>;

/** Reads a picture's size, without decoding it. */
async function readPicture(name: string, file: string) {
  const bytes = readFileSync(file);
  const { width, height } = (await sharp(bytes).metadata().catch(unreadable(file))).autoOrient;
  if (width < smallestWidth) fail(`${file} is ${width} pixels wide, but a picture must be at least ${smallestWidth}.`);
  // A picture narrower than the largest width is served at its own width, never upscaled.
  const widths = [...new Set(settings.widths.map((target) => Math.min(target, width)))];
  const largest = Math.max(...widths);
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(settings)).digest('hex').slice(0, 8);
  return { name, file, bytes, width: largest, height: Math.round((height * largest) / width), hash, widths };
}

async function encode({ file, bytes, widths }: Picture, width: number, format: 'avif' | 'webp'): Promise<Buffer> {
  const picture = sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true });
  const size = widths.indexOf(width);
  const budget = format === 'avif' ? 1024 * (settings.budgets[size] ?? 0) : Number.POSITIVE_INFINITY;
  for (let quality = settings.qualities[format][size] ?? 50; ; quality = Math.floor(quality * 0.9)) {
    const encoded = picture.clone()[format]({ ...settings[format], quality });
    const result = await encoded.toBuffer().catch(unreadable(file));
    if (result.length <= budget || quality < 5) return result;
  }
}

/** Writes a file atomically: an interrupted run leaves no partial picture, and two runs at once don't mix. */
function writeWhole(path: string, data: string | Buffer): void {
  const unfinished = join(dirname(path), `.${basename(path)}.${process.pid}`);
  writeFileSync(unfinished, data);
  renameSync(unfinished, path);
}

mkdirSync(served, { recursive: true });
const present = new Set(namesIn(served));
const wanted = new Set<string>();
const entries: string[] = [];
let written = 0;
const sources = new Map([...sourcesIn('art/masters'), ...sourcesIn(owners)]);
for (const [name, file] of [...sources].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const picture = await readPicture(name, file);
  const { width, height, hash, widths } = picture;
  entries.push(`  "${name}": ${JSON.stringify({ width, height, hash, widths })}`);
  for (const size of widths) {
    for (const format of ['avif', 'webp'] as const) {
      const output = servedFile(name, size, hash, format);
      wanted.add(output);
      if (present.has(output)) continue;
      writeWhole(join(served, output), await encode(picture, size, format));
      written += 1;
    }
  }
}
// Only after every picture is encoded: an error must not remove files that are being served.
const outdated = [...present].filter((name) => !wanted.has(name) && !name.startsWith('.'));
for (const name of outdated) rmSync(join(served, name));
const json = `{\n${entries.join(',\n')}\n}\n`;
// An unchanged file keeps its time, so that `npm start` doesn't build again.
if (!existsSync(manifest) || readFileSync(manifest, 'utf8') !== json) writeWhole(manifest, json);
console.log(`${entries.length} pictures: ${written} files written, ${outdated.length} removed.`);
