/** Where things stand on a share card: 1200 × 630 pixels, words on the left, the picture on the right. */

/** A font that can measure and draw; see typeface.ts. */
export interface Typeface {
  /** A character of the text that the font cannot draw, if there is one. */
  lacks(text: string): string | undefined;
  widthOf(text: string, size: number): number;
  /** SVG shapes of the text. */
  draw(text: string, place: { x: number; baseline: number; size: number }): string;
}

export const card = { width: 1200, height: 630 } as const;

export const colors = {
  paper: '#f7f2ea',
  ink: '#20302c',
  inkSoft: '#4b5a56',
  spruce: '#2c5a50',
  brass: '#b07f24',
} as const;

const left = 72;
const title = { width: 524, height: 264, middle: 318, sizes: [76, 68, 60, 54, 48, 42, 36], lineHeight: 1.1 } as const;

/** Beneath the title, as long as its longest line: the measure is taken. */
const dimension = { gap: 30, thickness: 4, tick: 24 } as const;

/** A rectangle on whole pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A title set in lines, and the brass line that measures it. */
export interface TitleBlock {
  size: number;
  lines: { text: string; baseline: number }[];
  /** Where its letters are: nothing outside changes from card to card. */
  box: Box;
  bars: Box[];
}

/** Breaks words into as few lines as fit, then makes the lines as even as that number allows. */
export function breakLines(text: string, most: number, widthOf: (text: string) => number): string[] {
  const words = text.split(/\s+/);
  const fill = (limit: number) => {
    const lines: string[] = [];
    for (const word of words) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && widthOf(longer) <= limit) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const lines = fill(most);
  let [narrow, wide] = [0, most];
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    if (fill(middle).length > lines.length) narrow = middle;
    else wide = middle;
  }
  return fill(wide);
}

const heightOf = (lines: number, size: number) => size * (1 + title.lineHeight * (lines - 1));

/** Sets a title in the largest size in which it fits, with the apostrophe that a printer would use. */
export function setTitle(words: string, typeface: Typeface): TitleBlock {
  const text = words.replaceAll("'", '’');
  const settings = title.sizes.map((size) => {
    const widthOf = (line: string) => typeface.widthOf(line, size);
    const lines = breakLines(text, title.width, widthOf);
    const width = Math.max(...lines.map(widthOf));
    return { size, lines, width, fits: width <= title.width && heightOf(lines.length, size) <= title.height };
  });
  const chosen = settings.find(({ fits }) => fits) ?? settings.at(-1);
  if (!chosen) throw new Error('A share card needs at least one size of title.');
  const { size, lines, width } = chosen;
  const step = Math.round(size * title.lineHeight);
  const height = step * (lines.length - 1) + size * 0.68 + dimension.gap + dimension.tick;
  const first = Math.round(title.middle - height / 2 + size * 0.68);
  const last = first + step * (lines.length - 1);
  return {
    size,
    lines: lines.map((line, index) => ({ text: line, baseline: first + index * step })),
    box: { x: left - 12, y: first - size, width: Math.ceil(width) + 24, height: last - first + Math.ceil(size * 1.4) },
    bars: dimensionLine(last + dimension.gap, width),
  };
}

function dimensionLine(y: number, length: number): Box[] {
  const { thickness, tick } = dimension;
  const width = Math.round(length);
  return [
    { x: left, y, width: thickness, height: tick },
    { x: left + width - thickness, y, width: thickness, height: tick },
    { x: left, y: y + (tick - thickness) / 2, width, height: thickness },
  ];
}

/** The title's letters in white, to be used as a mask. */
export function drawTitle(block: TitleBlock, typeface: Typeface): string {
  const lines = block.lines.map(({ text, baseline }) => typeface.draw(text, { x: left, baseline, size: block.size }));
  return svg(`<g fill="#fff">${lines.join('')}</g>`, block.box);
}

/** What is the same on every card: the firm's mark and name at the top, its towns at the bottom. */
export function drawFrame(name: string, towns: string, typeface: Typeface): string {
  const mark = `<g transform="translate(${left - 4} 52) scale(1.5)">
    <path d="M3 18 17 6l14 12-3 3.5L17 12 6 21.5z" fill="${colors.spruce}"/>
    <path d="M5 25.5v5M29 25.5v5M5 28h24" fill="none" stroke-width="2" stroke="${colors.brass}"/></g>`;
  return svg(
    `${mark}
    <g fill="${colors.ink}">${typeface.draw(name, { x: left + 64, baseline: 89, size: 34 })}</g>
    <g fill="${colors.inkSoft}">${typeface.draw(towns, { x: left, baseline: 566, size: 27 })}</g>`,
    { x: 0, y: 0, ...card },
  );
}

const svg = (content: string, { x, y, width, height }: Box) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${content}</svg>`;
