/** @jest-environment node */
import sharp from 'sharp';
import { drawBase, drawCard } from './drawCard';
import { encodeIndexedPng } from './indexedPng';
import { breakLines, card, setTitle, type Typeface } from './layout';
import { joinColors } from './palette';

/** Every letter is a box half as wide as it is high. */
const boxes: Typeface = {
  lacks: () => undefined,
  widthOf: (text, size) => (text.length * size) / 2,
  draw: (text, { x, baseline, size }) =>
    `<rect x="${x}" y="${baseline - size / 2}" width="${(text.length * size) / 2}" height="${size / 2}"/>`,
};

describe('titles', () => {
  test('break into few, even lines', () => {
    expect(breakLines('one two three four', 9, (text) => text.length)).toEqual(['one two', 'three', 'four']);
    expect(breakLines('aaaa bb cc dd', 10, (text) => text.length)).toEqual(['aaaa bb', 'cc dd']);
  });

  test('a short one is large; a long one is smaller and stays within its place', () => {
    const short = setTitle('About Us', boxes);
    const long = setTitle('Inheritance and Gift Tax Requirements for Washington Families', boxes);
    expect(short.size).toBeGreaterThan(long.size);
    expect(long.box.width).toBeLessThan(card.width / 2);
    expect(long.box.y).toBeGreaterThan(90);
  });

  test('the brass line is as long as the longest line', () => {
    const { bars, size } = setTitle('About Us', boxes);
    expect(bars[2]?.width).toBe((8 * size) / 2);
  });

  test('are set with a printer’s apostrophe', () => {
    expect(setTitle("life's", boxes).lines[0]?.text).toBe('life’s');
  });
});

test('joining colours keeps a rare one that stands alone', () => {
  const uses = new Map([
    [0xf0f0f0, 9000],
    [0xf1f1f1, 40],
    [0x8a2f1c, 30],
  ]);
  const joined = joinColors(uses, 2);
  expect(joined.get(0xf1f1f1)).toBe(0xf0f0f0);
  expect(joined.get(0x8a2f1c)).toBe(0x8a2f1c);
});

test('an indexed PNG reads back pixel by pixel', async () => {
  const bytes = await encodeIndexedPng({
    width: 2,
    height: 1,
    pixels: Uint8Array.of(1, 0),
    palette: [255, 0, 0, 0, 0, 255],
  });
  expect([...(await sharp(bytes).removeAlpha().raw().toBuffer())]).toEqual([0, 0, 255, 255, 0, 0]);
});

test('a card is 1200 × 630, small, and the same each time', async () => {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#2c5a50' } })
    .png()
    .toBuffer();
  const draw = async () => drawCard(await drawBase(picture, 'Firm', 'Spokane', boxes), 'Home values', boxes);
  const [first, second] = [await draw(), await draw()];
  expect(await sharp(first).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  expect(first.length).toBeLessThan(120_000);
  expect(first.equals(second)).toBe(true);
});
