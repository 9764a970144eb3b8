/** A colour as one number: red, green and blue, a byte each. */
export const channelsOf = (color: number): [number, number, number] => [color >> 16, (color >> 8) & 0xff, color & 0xff];

/** How far apart two colours are, squared. */
function distance(a: number, b: number): number {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 0xff) - ((b >> 8) & 0xff);
  const blue = (a & 0xff) - (b & 0xff);
  return red * red + green * green + blue * blue;
}

/**
 * Joins colours, again and again, until no more than `most` are left: of all pairs the one whose joining changes the
 * picture least, being near to each other and little used. A rare colour that stands alone, such as the brick of a
 * chimney, survives, and so do the many shades of a soft shadow.
 *
 * @param uses how often each colour is used
 * @returns for each colour, the one that takes its place
 */
export function joinColors(uses: ReadonlyMap<number, number>, most: number): Map<number, number> {
  const kept = [...uses.keys()].toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || a - b);
  const joined = new Map(kept.map((color) => [color, color]));
  const weights = kept.map((color) => Math.sqrt(uses.get(color) ?? 0));
  while (kept.length > most) {
    let [stays, goes, nearest] = [0, 1, Number.POSITIVE_INFINITY];
    for (const [index, color] of kept.entries()) {
      for (let other = index + 1; other < kept.length; other += 1) {
        const apart = distance(color, kept[other] ?? 0) * (weights[other] ?? 0);
        if (apart < nearest) [stays, goes, nearest] = [index, other, apart];
      }
    }
    const [gone] = kept.splice(goes, 1);
    weights.splice(goes, 1);
    for (const [color, stand] of joined) if (stand === gone) joined.set(color, kept[stays] ?? 0);
  }
  return joined;
}
