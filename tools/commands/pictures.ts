/** `npm run pictures`: makes what the site serves of its pictures. Writes public/pictures/ and loader/pictures.json. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { namesIn, type Picture, readPictures, settings, unreadable } from './pictureSources';

const served = 'public/pictures';
const manifest = 'loader/pictures.json';

async function encode({ file, bytes }: Picture, { size, index, format }: Picture['files'][number]): Promise<Buffer> {
  const picture = sharp(bytes).autoOrient().resize({ width: size, withoutEnlargement: true });
  const budget = format === 'avif' ? 1024 * (settings.budgets[index] ?? 0) : Number.POSITIVE_INFINITY;
  for (let quality = settings.qualities[format][index] ?? 50; ; quality = Math.floor(quality * 0.9)) {
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
const pictures = await readPictures();
let written = 0;
for (const picture of pictures) {
  for (const output of picture.files.filter(({ name }) => !present.has(name))) {
    writeWhole(join(served, output.name), await encode(picture, output));
    written += 1;
  }
}
// Only after every picture is encoded: an error must not remove files that are being served.
const wanted = new Set(pictures.flatMap(({ files }) => files.map(({ name }) => name)));
const outdated = [...present].filter((name) => !wanted.has(name) && !name.startsWith('.'));
for (const name of outdated) rmSync(join(served, name));
const entries = pictures.map(({ name, entry }) => `  "${name}": ${JSON.stringify(entry)}`);
const json = `{\n${entries.join(',\n')}\n}\n`;
// An unchanged file keeps its time, so that `npm start` doesn't build again.
if (!existsSync(manifest) || readFileSync(manifest, 'utf8') !== json) writeWhole(manifest, json);
console.log(`${pictures.length} pictures: ${written} files written, ${outdated.length} removed.`);
