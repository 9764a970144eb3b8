/**
 * Draws the site's icons. Run `npx tsx art/icons.ts` after changing the firm's mark or its colors; the results are
 * committed in public/.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { logo } from '../components/ui/logo';
import { color } from '../seo/palette';

/** The mark on paper. Margin and radius of the corners are in its own units; it is 34 wide. */
function drawing(margin: number, radius: number): string {
  const side = 34 + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}">
  <rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" rx="${radius}" fill="${color('paper')}"/>
  <path d="${logo.roof}" fill="${color('spruce')}"/>
  <path d="${logo.line}" fill="none" stroke-width="2" stroke="${color('brass')}"/>
</svg>
`;
}

const savePng = (svg: string, size: number, name: string) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 34 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`public/${name}`);

// In a browser tab, the mark fills the square, and rounded corners set it off from a dark tab.
const tab = drawing(1, 6);
writeFileSync('public/icon.svg', tab);
// For Safari before 26, which takes no SVG.
await savePng(tab, 96, 'icon-96.png');
// Phones round the corners themselves.
const touch = drawing(6, 0);
await savePng(touch, 180, 'apple-touch-icon.png');
await savePng(touch, 512, 'icon-512.png');
