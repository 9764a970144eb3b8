import type { ExportedSite } from '../site';
import { originOf } from '../structuredData';

const size = { width: 1200, height: 630, bytes: 120_000 } as const;

/** Every share card is a PNG of the size that link previews show whole, and small enough that all of them fetch it. */
export function checkCards(site: ExportedSite): string[] {
  const origin = originOf(site);
  const cards = site.listedPages().flatMap(({ metas }) => metas.get('og:image') ?? []);
  const names = cards.map((url) => url.replace(`${origin}/`, '')).filter((name) => site.has(name));
  return names.flatMap((name) => {
    const bytes = site.bytes(name);
    if (bytes.toString('latin1', 1, 4) !== 'PNG') return [`${name} is not a PNG picture.`];
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    if (width !== size.width || height !== size.height)
      return [`${name} is ${width} × ${height} pixels, not 1200 × 630.`];
    return bytes.length > size.bytes
      ? [`${name} has ${bytes.length} bytes; a share card has at most ${size.bytes}.`]
      : [];
  });
}
