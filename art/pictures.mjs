/**
 * Turns the rendered masters and the owner's own pictures into what the site serves.
 *
 *   node art/pictures.mjs                  writes public/pictures/ and content/loader/pictures.json
 *   node art/pictures.mjs --contact-sheet  also writes docs/pictures/scenes.webp
 *
 * Pictures come from art/masters/*.webp and, if there are any, from content/pictures/.
 * A picture in content/pictures/ replaces the scene of the same name.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * @typedef {{ width: number, height: number, hash: string, widths: number[] }} PictureEntry
 * @typedef {{ name: string, file: string }} Source
 * @typedef {{ name: string, width: number, format: 'avif' | 'webp' }} Output
 */

/** Everything that affects the encoded bytes. It is part of the hash in each file's name. */
export const SETTINGS = Object.freeze({
  widths: [480, 800, 1440],
  avif: { quality: 46, effort: 6, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, alphaQuality: 80, effort: 5, smartSubsample: true },
});

const SMALLEST_WIDTH = SETTINGS.widths[0];
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MASTERS = /\.webp$/;
const OWNERS = /\.(jpe?g|png|webp)$/i;
/** Other files that may be in content/pictures/: hidden files and notes. */
const NOT_PICTURES = /^\.|\.(md|txt)$/i;

/** A problem with a picture. The message tells the owner what to do. */
export class PictureError extends Error {}

/**
 * The first 8 hex digits of the SHA-256 of a picture and the settings it is encoded with.
 * @param {Uint8Array} bytes
 */
export function hashOf(bytes) {
  return createHash('sha256').update(bytes).update(JSON.stringify(SETTINGS)).digest('hex').slice(0, 8);
}

/**
 * The size, hash and widths of a picture, without encoding it.
 * @param {Uint8Array} bytes
 * @param {string} file the picture's name in errors
 * @returns {Promise<PictureEntry>}
 */
export async function describe(bytes, file) {
  const { width, height } = await sizeOf(bytes, file);
  if (width < SMALLEST_WIDTH) {
    throw new PictureError(
      `${file} is ${width} pixels wide, but a picture must be at least ${SMALLEST_WIDTH} pixels wide.`,
    );
  }
  // A picture narrower than the largest width is served at its own width, never upscaled.
  const widths = [...new Set(SETTINGS.widths.map((target) => Math.min(target, width)))];
  const largest = widths[widths.length - 1];
  return {
    width: largest,
    height: Math.round((height * largest) / width),
    hash: hashOf(bytes),
    widths,
  };
}

/**
 * Encodes a picture at one width, in one format.
 * @param {Uint8Array} bytes
 * @param {number} width
 * @param {'avif' | 'webp'} format
 * @returns {Promise<Buffer>}
 */
export function encode(bytes, width, format) {
  const picture = sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true });
  return format === 'avif' ? picture.avif(SETTINGS.avif).toBuffer() : picture.webp(SETTINGS.webp).toBuffer();
}

/**
 * The files that are served for a picture.
 * @param {string} name
 * @param {PictureEntry} entry
 * @returns {Output[]}
 */
export function outputsOf(name, { hash, widths }) {
  return widths.flatMap((width) =>
    /** @type {const} */ (['avif', 'webp']).map((format) => ({
      name: `${name}-${width}.${hash}.${format}`,
      width,
      format,
    })),
  );
}

/**
 * @param {Uint8Array} bytes
 * @param {string} file
 */
async function sizeOf(bytes, file) {
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    return autoOrient;
  } catch {
    throw new PictureError(`${file} cannot be read as a picture: expected a complete JPEG, PNG or WebP file.`);
  }
}

/**
 * The pictures in a folder; none if the folder does not exist.
 * @param {string} root
 * @param {string} folder
 * @param {RegExp} accepted
 * @returns {Promise<Source[]>}
 */
async function sourcesIn(root, folder, accepted) {
  const names = (await namesIn(join(root, folder))).filter((name) => accepted.test(name));
  /** @type {Map<string, Source>} */
  const sources = new Map();
  for (const fileName of names) {
    const file = `${folder}/${fileName}`;
    const name = basename(fileName, extname(fileName));
    if (!KEBAB_CASE.test(name)) {
      throw new PictureError(
        `${file} needs another name: expected lowercase letters, digits and single hyphens, like front-of-house.jpg.`,
      );
    }
    const twin = sources.get(name);
    if (twin) {
      throw new PictureError(`${file} and ${twin.file} share a name: expected one file per name.`);
    }
    sources.set(name, { name, file });
  }
  return [...sources.values()];
}

/** @param {string} folder */
async function namesIn(folder) {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * All pictures of the site, sorted by name. The owner's pictures replace scenes of the same name.
 * @param {string} root
 * @returns {Promise<Source[]>}
 */
export async function findSources(root) {
  const scenes = await sourcesIn(root, 'art/masters', MASTERS);
  const owners = await sourcesIn(root, 'content/pictures', OWNERS);
  const unsupported = (await namesIn(join(root, 'content/pictures'))).find(
    (name) => !OWNERS.test(name) && !NOT_PICTURES.test(name),
  );
  if (unsupported) {
    throw new PictureError(`content/pictures/${unsupported} cannot be used: expected a JPEG, PNG or WebP picture.`);
  }
  const byName = new Map([...scenes, ...owners].map((source) => [source.name, source]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Writes a file atomically: an interrupted run leaves no partial picture, and two runs at once (a build and a dev
 * server) don't write to the same file.
 * @param {string} path
 * @param {string | Uint8Array} data
 */
async function writeWhole(path, data) {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = join(dirname(path), `.${basename(path)}.${process.pid}`);
  try {
    await writeFile(unfinished, data);
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * Brings public/pictures and content/loader/pictures.json up to date.
 * @param {string} root the project's folder
 * @returns {Promise<{ pictures: number, written: number, removed: number }>}
 */
export async function exportPictures(root) {
  const folder = join(root, 'public/pictures');
  const present = new Set(await namesIn(folder));
  const wanted = new Set();
  /** @type {Record<string, PictureEntry>} */
  const index = {};
  let written = 0;

  for (const { name, file } of await findSources(root)) {
    const bytes = await readFile(join(root, file));
    const entry = await describe(bytes, file);
    index[name] = entry;
    for (const output of outputsOf(name, entry)) {
      wanted.add(output.name);
      if (present.has(output.name)) continue;
      const data = await encode(bytes, output.width, output.format).catch(() => {
        throw new PictureError(`${file} cannot be read to its end: expected a complete JPEG, PNG or WebP file.`);
      });
      await writeWhole(join(folder, output.name), data);
      written += 1;
    }
  }

  // Only after every picture is encoded: an error must not remove files that are being served.
  const outdated = [...present].filter((name) => !wanted.has(name) && !name.startsWith('.'));
  await Promise.all(outdated.map((name) => rm(join(folder, name), { force: true })));

  const indexFile = join(root, 'content/loader/pictures.json');
  const json = `${JSON.stringify(index, null, 2).replace(/\[[^\]]*\]/g, (list) => list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))}\n`;
  if ((await readFile(indexFile, 'utf8').catch(() => '')) !== json) await writeWhole(indexFile, json);
  return { pictures: Object.keys(index).length, written, removed: outdated.length };
}

/**
 * Writes one picture of all scenes side by side, on the site's paper color. Returns its path.
 * @param {string} root
 */
export async function writeContactSheet(root) {
  const [columns, cell, picture, label, margin] = [3, 520, 480, 44, 40];
  const row = 320 + label;
  const scenes = await sourcesIn(root, 'art/masters', MASTERS);
  const width = 2 * margin + columns * cell - (cell - picture);
  const height = 2 * margin + Math.ceil(scenes.length / columns) * row;
  const parts = await Promise.all(
    scenes.map(async ({ name, file }, place) => {
      const left = margin + (place % columns) * cell;
      const top = margin + Math.floor(place / columns) * row;
      const input = await sharp(join(root, file))
        .resize({ width: picture, height: 320, fit: 'contain', background: '#f7f2ea00' })
        .toBuffer();
      const text = `<svg width="${picture}" height="${label}"><text x="50%" y="18" text-anchor="middle" font-family="Georgia, 'DejaVu Serif', serif" font-size="15" fill="#3c4a45">${name}</text></svg>`;
      return [
        { input, left, top },
        { input: Buffer.from(text), left, top: top + 320 },
      ];
    }),
  );
  const sheet = await sharp({ create: { width, height, channels: 3, background: '#f7f2ea' } })
    .composite(parts.flat())
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
  const file = join(root, 'docs/pictures/scenes.webp');
  await writeWhole(file, sheet);
  return file;
}

const isCommand = process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url);
if (isCommand) {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  try {
    const { pictures, written, removed } = await exportPictures(root);
    console.log(`${pictures} pictures: ${written} files written, ${removed} removed.`);
    if (process.argv.includes('--contact-sheet')) {
      console.log(`Contact sheet: ${relative(root, await writeContactSheet(root))}`);
    }
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
