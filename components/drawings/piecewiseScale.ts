/** A value, and its place on a drawing, in percent. */
export type ScalePoint = readonly [value: number, place: number];

/** The place of any value on a scale through these points, which are in order. Beyond them, values are at its ends. */
export const piecewiseScale =
  (firstPoint: ScalePoint, ...nextPoints: ScalePoint[]) =>
  (value: number): number => {
    let [start, from] = firstPoint;
    if (value < start) return from;
    for (const [end, to] of nextPoints) {
      if (value < end) return from + ((to - from) * (value - start)) / (end - start);
      [start, from] = [end, to];
    }
    return from;
  };
