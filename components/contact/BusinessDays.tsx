import { At, Graphic, percent, shapeClass } from '@/components/ui/drawingPrimitives';

/** The first and the last of the business days that a text names, such as `5-7 business days`. */
export function businessDaysIn(text: string) {
  const [, first, last = first] = /(\d+)(?:(?:\s(?:to|or)\s|\D)(\d+))?\sbusiness day/.exec(text) ?? [];
  return first ? { first: Number(first), last: Number(last) } : undefined;
}

/** More would be too narrow for their numbers on a phone. */
const mostDays = 15;

/**
 * Business days as cells, with those filled that a text names, which is beside them. `among` are the texts that share the
 * scale.
 */
export function BusinessDays({ text, among }: { text: string; among: readonly string[] }) {
  const named = businessDaysIn(text);
  const count = Math.max(...among.map((other) => businessDaysIn(other)?.last ?? 0));
  if (!named || count > mostDays) return null;
  const width = percent(100 / count);
  return (
    <Graphic height="32" className="mt-3 mb-1 text-label tabular-nums">
      {Array.from({ length: count }, (_, index) => index + 1).map((day) => {
        const filled = day >= named.first && day <= named.last;
        return (
          <At key={day} x={(100 * (day - 1)) / count}>
            <rect
              width={width}
              height="100%"
              className={
                filled
                  ? 'fill-spruce stroke-card forced-colors:fill-current'
                  : 'fill-card stroke-rule forced-colors:fill-[Canvas] forced-colors:stroke-[GrayText]'
              }
            />
            <text
              x={percent(50 / count)}
              y="50%"
              dy="0.36em"
              textAnchor="middle"
              className={
                filled
                  ? 'fill-on-spruce font-semibold forced-colors:fill-[Canvas]'
                  : 'fill-ink-soft forced-colors:fill-current'
              }
            >
              {day}
            </text>
          </At>
        );
      })}
      <rect width="100%" height="100%" className={shapeClass.outline} />
    </Graphic>
  );
}
