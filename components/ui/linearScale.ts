/** A value, and its place on a drawing, in percent. */
export type ScalePoint = readonly [value: number, place: number];

/** The place of any value on a scale through these points, which are in order. Beyond them, values are at its ends. */
export const linearScale =
  (...points: ScalePoint[]) =>
  (value: number): number => {
    const next = points.findIndex(([pointValue]) => pointValue > value);
    if (next < 1) return points.at(next)?.[1] ?? 0;
    const [[start, from] = [0, 0], [end, to] = [0, 0]] = points.slice(next - 1);
    return from + ((to - from) * (value - start)) / (end - start);
  };
