import type { ExportedSite } from '../site';
import { originOf } from '../structuredData';

const largest = 250_000;

/** Share cards are small enough that every service that shows link previews fetches them. */
export function checkCards(site: ExportedSite): string[] {
  const origin = originOf(site);
  const cards = site.listedPages().flatMap(({ metas }) => metas.get('og:image') ?? []);
  const names = [...new Set(cards)].map((url) => url.replace(`${origin}/`, '')).filter((name) => site.has(name));
  return names
    .map((name) => ({ name, size: site.bytes(name).length }))
    .filter(({ size }) => size > largest)
    .map(({ name, size }) => `${name} has ${size} bytes; a share card has at most ${largest}.`);
}
