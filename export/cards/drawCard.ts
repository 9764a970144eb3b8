import sharp, { type OverlayOptions } from 'sharp';
import { encodeIndexedPng, type IndexedPicture } from './indexedPng';
import { card, colors, drawFrame, drawTitle, setTitle, type Typeface } from './layout';
import { channelsOf, joinColors } from './palette';

/** How many colours a picture may keep, best first; a noisy picture gets fewer, so that its cards stay small. */
const pictureColors = [216, 144, 96, 64];
/** Steps from paper to ink, for the soft edges of letters. */
const inkSteps = 24;
/** Bytes of a card before its title; the title adds a few thousand, and 120 KB is the limit. */
const largestBase = 105_000;

/** A card without its title, as colour numbers: the same for every page that shows the same picture. */
interface Base extends IndexedPicture {
  firstInk: number;
  brass: number;
}

/** For pictures that are read again at once. */
const unpacked = { compressionLevel: 0 } as const;

const hex = (color: string) => Number.parseInt(color.slice(1), 16);

/** A picture as wide as the card is its background; any other stands at the right and runs over the edge a little. */
async function place(picture: Buffer): Promise<OverlayOptions> {
  const { width = 3, height = 2 } = await sharp(picture).metadata();
  if (width / height > 1.7) {
    return {
      input: await sharp(picture).resize(card.width, card.height, { fit: 'cover' }).toBuffer(),
      left: 0,
      top: 0,
    };
  }
  const [drawn, shown] = [660, 624];
  const tall = Math.round((drawn * height) / width);
  const input = await sharp(picture)
    .resize(drawn, tall)
    .extract({ left: 0, top: 0, width: shown, height: Math.min(tall, card.height) })
    .png(unpacked)
    .toBuffer();
  return { input, left: card.width - shown, top: Math.max(0, Math.round((card.height - tall) / 2) + 24) };
}

/** Draws what the cards of one picture share, and reduces it to a palette once. */
export async function drawBase(picture: Buffer, name: string, towns: string, typeface: Typeface): Promise<Base> {
  const drawing = await sharp({ create: { ...card, channels: 3, background: colors.paper } })
    .composite([await place(picture), { input: Buffer.from(drawFrame(name, towns, typeface)) }])
    .png({ ...unpacked, palette: true, dither: 0.4, effort: 5 })
    .toBuffer();
  const data = await sharp(drawing).removeAlpha().raw().toBuffer();
  for (const most of pictureColors) {
    const base = baseOf(data, most);
    if (most === pictureColors.at(-1) || (await encodeIndexedPng(base)).length <= largestBase) return base;
  }
  throw new Error('A share card needs at least one size of palette.');
}

function baseOf(data: Buffer, most: number): Base {
  const colorAt = (index: number) => data.readUIntBE(index * 3, 3);
  const count = data.length / 3;
  const uses = new Map<number, number>();
  for (let index = 0; index < count; index += 1) uses.set(colorAt(index), (uses.get(colorAt(index)) ?? 0) + 1);
  const joined = joinColors(uses, most);
  const kept = [...new Set(joined.values())];
  const numbers = new Map([...joined].map(([color, stand]) => [color, kept.indexOf(stand)]));
  const pixels = Uint8Array.from({ length: count }, (_, index) => numbers.get(colorAt(index)) ?? 0);
  const [paper, ink] = [channelsOf(hex(colors.paper)), channelsOf(hex(colors.ink))];
  const blends = Array.from({ length: inkSteps }, (_, step) =>
    paper.map((from, channel) => Math.round(from + (((ink[channel] ?? 0) - from) * (step + 1)) / inkSteps)),
  );
  const palette = [...kept.map(channelsOf), ...blends, channelsOf(hex(colors.brass))].flat();
  return { ...card, pixels, palette, firstInk: kept.length, brass: kept.length + inkSteps };
}

/** Sets the title on a base: the finished card, as a PNG file. */
export async function drawCard(base: Base, title: string, typeface: Typeface): Promise<Buffer> {
  const { box, bars, ...block } = setTitle(title, typeface);
  const letters = await sharp(Buffer.from(drawTitle({ ...block, box, bars }, typeface)))
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  const pixels = base.pixels.slice();
  for (let row = 0; row < box.height; row += 1) {
    const start = (box.y + row) * card.width + box.x;
    for (let column = 0; column < box.width; column += 1) {
      const letter = letters[row * box.width + column] ?? 0;
      if (letter === 0) continue;
      const step = Math.round((letter * inkSteps) / 255);
      if (step > 0) pixels[start + column] = base.firstInk + step - 1;
    }
  }
  for (const { x, y, width, height } of bars) {
    for (let row = y; row < y + height; row += 1)
      pixels.fill(base.brass, row * card.width + x, row * card.width + x + width);
  }
  return encodeIndexedPng({ ...base, pixels });
}
