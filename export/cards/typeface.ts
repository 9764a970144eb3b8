import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import type { Typeface } from './layout';

/** The `wght` of headings; see app/globals.css. */
const weight = 500;

/**
 * Opens the site's heading font for drawing: the browsers' own file, unpacked and set to the weight of headings.
 * @param woff2 the font file that the pages load
 */
export async function openTypeface(woff2: Uint8Array): Promise<Typeface> {
  const face = new Face(new Blob(await decompress(woff2)));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const outlines = new Map<number, string>();
  /** Of words, as breaking lines measures the same ones again and again. */
  const widths = new Map<string, number>();

  const glyphsOf = (text: string) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
  };
  const outlineOf = (glyph: number) => {
    const known = outlines.get(glyph) ?? font.glyphToPath(glyph);
    outlines.set(glyph, known);
    return known;
  };

  const unitsOf = (word: string) => {
    const known = widths.get(word) ?? glyphsOf(word).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
    widths.set(word, known);
    return known;
  };

  return {
    lacks: (text) => [...text].find((character) => glyphsOf(character).some(({ codepoint }) => codepoint === 0)),
    widthOf: (text, size) => {
      const words = text.split(' ');
      const units = words.reduce((sum, word) => sum + unitsOf(word), unitsOf(' ') * (words.length - 1));
      return (units * size) / face.upem;
    },
    draw(text, { x, baseline, size }) {
      const scale = size / face.upem;
      let pen = 0;
      const glyphs = glyphsOf(text).map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const outline = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${outlineOf(codepoint)}"/>`;
        pen += xAdvance;
        return outline;
      });
      return `<g transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
    },
  };
}
