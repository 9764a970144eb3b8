import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

/** A picture of at most 256 colours: one byte a pixel, and the colours that the bytes stand for. */
export interface IndexedPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
  /** Red, green, blue, red, green, blue … */
  palette: readonly number[];
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/**
 * Writes an indexed PNG. sharp would look for the best colours again for every card, which costs a hundred times more
 * than the words that differ; here the colours of a picture are found once.
 */
export async function encodeIndexedPng({ width, height, pixels, palette }: IndexedPicture): Promise<Buffer> {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette)),
    chunk('IDAT', await compress(rows, { level: 4, memLevel: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
