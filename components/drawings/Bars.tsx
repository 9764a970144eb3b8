import { InlineProse } from '@/components/ui/Prose';
import { dollars } from '@/shared/format';
import { piecewiseScale } from './piecewiseScale';
import {
  fillClass,
  Graphic,
  Hatch,
  type HatchedProps,
  LegendMark,
  Note,
  percent,
  shapeClass,
  sumOf,
} from './primitives';

/** Bars on one scale, each with its sum, and below it the names and amounts of its parts. */
export function Bars({ bars, note, hatchId }: HatchedProps<'bars'>) {
  const toPercent = piecewiseScale([0, 0], [Math.max(...bars.map(({ parts }) => sumOf(parts))), 100]);
  const drawn = bars.map(({ name, parts }) => ({
    name,
    sum: sumOf(parts),
    parts: parts.map((part, index) => ({
      ...part,
      start: toPercent(sumOf(parts.slice(0, index))),
      end: toPercent(sumOf(parts.slice(0, index + 1))),
      fill: part.role === 'taxed' ? `url(#${hatchId})` : undefined,
      className: fillClass[part.role],
    })),
  }));
  return (
    <>
      <Hatch id={hatchId} />
      <ul className="space-y-6">
        {drawn.map(({ name, sum, parts }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order is fixed, and some may be alike.
          <li key={index}>
            <p className="font-semibold">
              <InlineProse html={name.html} /> <span className="font-normal">{dollars(sum)}</span>
            </p>
            <Graphic className="my-1.5 h-8 @min-[52rem]:h-12">
              {parts.map(({ role, amount, start, end, fill, className }, index) => (
                <g key={start}>
                  <rect x={percent(start)} width={percent(end - start)} height="100%" {...{ fill, className }} />
                  {role === 'equity' ? <Halves {...{ amount, start, end }} /> : null}
                  {index > 0 ? (
                    <line x1={percent(start)} x2={percent(start)} y2="100%" className={shapeClass.gap} />
                  ) : null}
                </g>
              ))}
            </Graphic>
            <ul className="flex flex-wrap gap-x-8 gap-y-1">
              {parts.map(({ name, amount, start, fill, className }) => (
                <li key={start} className="flex items-baseline gap-x-1 @max-[28rem]:w-full">
                  <LegendMark>
                    <rect width="100%" height="100%" {...{ fill, className }} />
                  </LegendMark>
                  <InlineProse html={name.html} />{' '}
                  <b className="ms-1 font-semibold @max-[28rem]:ms-auto">{dollars(amount)}</b>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Note text={note} />
    </>
  );
}

/** Equity is what two people divide: an even half for each, if there is room for its amount. */
function Halves({ amount, start, end }: { amount: number; start: number; end: number }) {
  const middle = (start + end) / 2;
  const half = dollars(Math.floor(amount / 2));
  return (
    <>
      <line x1={percent(middle)} x2={percent(middle)} y2="100%" className={shapeClass.gap} />
      {middle - start > 2.3 * half.length
        ? [start, middle].map((from) => (
            <text
              key={from}
              x={percent(from + (middle - start) / 2)}
              y="50%"
              dy="0.35em"
              textAnchor="middle"
              className="fill-on-spruce font-semibold text-[min(var(--text-label),3vw)] forced-colors:fill-[Canvas]"
            >
              {half}
            </text>
          ))
        : null}
    </>
  );
}
