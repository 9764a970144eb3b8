/**
 * Draws the site's icons from the firm's mark, a roof over a dimension line, as in components/layout/SiteHeader.tsx.
 * Run `npx tsx art/icons.ts` after changing the mark or its colors; the results are committed in public/.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { color } from '../seo/palette';

const mark = `<path d="M3 18 17 6l14 12-3 3.5L17 12 6 21.5z" fill="${color('spruce')}"/>
  <path d="M5 25.5v5M29 25.5v5M5 28h24" fill="none" stroke-width="2" stroke="${color('brass')}"/>`;

/** Margin around the mark and radius of the corners, in the mark's units; it is 34 wide. */
interface Shape {
  margin: number;
  radius: number;
}

/** The mark on paper. */
function drawing({ margin, radius }: Shape): string {
  const side = 34 + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}">
  <rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" rx="${radius}" fill="${color('paper')}"/>
  ${mark}
</svg>
`;
}

/** In a browser tab, the mark fills the square, and rounded corners set it off from a dark tab. */
const tab = { margin: 1, radius: 6 };
/** Phones round the corners themselves, and crop a maskable icon to a circle of 80% of its width. */
const touch = { margin: 6, radius: 0 };
const maskable = { margin: 11, radius: 0 };

function png(shape: Shape, size: number): Promise<Buffer> {
  const density = (72 * size) / 34;
  return sharp(Buffer.from(drawing(shape)), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico file: a directory of its images, then the images as PNG files. */
function ico(pictures: { size: number; bytes: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(bytes.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([header, ...pictures.map(({ bytes }) => bytes)]);
}

const save = (name: string, content: string | Buffer) =>
  writeFile(new URL(`../public/${name}`, import.meta.url), content);

await save('icon.svg', drawing(tab));
await save(
  'favicon.ico',
  ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(tab, size) })))),
);
await save('apple-touch-icon.png', await png(touch, 180));
await save('icon-192.png', await png(touch, 192));
await save('icon-512.png', await png(touch, 512));
await save('icon-maskable-512.png', await png(maskable, 512));
