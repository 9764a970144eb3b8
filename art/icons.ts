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
/** Phones round the corners themselves. */
const touch = { margin: 6, radius: 0 };

function png(shape: Shape, size: number): Promise<Buffer> {
  const density = (72 * size) / 34;
  return sharp(Buffer.from(drawing(shape)), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

const save = (name: string, content: string | Buffer) =>
  writeFile(new URL(`../public/${name}`, import.meta.url), content);

await save('icon.svg', drawing(tab));
// For Safari before 26, which takes no SVG.
await save('icon-96.png', await png(tab, 96));
await save('apple-touch-icon.png', await png(touch, 180));
await save('icon-512.png', await png(touch, 512));
