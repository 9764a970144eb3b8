import { Fragment } from 'react';
import { formatDay } from '@/shared/format';
import { piecewiseScale } from './piecewiseScale';
import {
  type FieldsOf,
  fillClass,
  Hatch,
  type HatchedProps,
  labelClass,
  Placed,
  percent,
  Svg,
  shapeClass,
  strongLineClass,
  textClass,
} from './primitives';

/** A text of this width, in percent, around its place, or beside it at an edge. */
const anchorAt = (x: number, width: number) => (x < width / 2 ? 'start' : x > 100 - width / 2 ? 'end' : 'middle');

const millions = (amount: number) => `$${amount / 1e6}M`;

/**
 * The amounts of two years: of the last and this one or, once the next one has an amount, of this and the next. A phone
 * has room for two changes a year, and no law has made more. If nobody has added amounts for years, the last known one
 * is first.
 */
function layOut({ values, today }: Pick<FieldsOf<'threshold'>, 'values' | 'today'>) {
  const last = values.at(-1);
  const knownEnd = last ? `${Number(last.until.slice(0, 4)) + 1}-01-01` : today;
  const year = Number(today.slice(0, 4));
  const endYear = knownEnd > `${year + 1}-01-01` ? year + 2 : year + 1;
  const start = Math.min(Date.UTC(endYear - 2), Date.parse(last?.from ?? today));
  const time = piecewiseScale([start, 0], [Date.UTC(endYear), 100]);
  const toPercent = (date: string) => time(Date.parse(date));
  const periods = values.flatMap(({ from, amount }, index) => {
    const [x, end] = [toPercent(from), toPercent(values[index + 1]?.from ?? knownEnd)];
    const since = new Date(Math.max(start, Date.parse(from))).toISOString();
    return end > x ? { since, x, length: end - x, amount } : [];
  });
  return { periods, knownUntil: toPercent(knownEnd), now: toPercent(today) };
}

/**
 * How Washington's estate tax threshold last changed, by date of death. The text around the drawing has all amounts.
 */
export function Threshold({ above, below, hatchId, ...data }: HatchedProps<'threshold'>) {
  const { periods, knownUntil, now } = layOut(data);
  // Above the line, there is room for what is written there.
  const level = piecewiseScale([0, 100], [1.4 * Math.max(...periods.map(({ amount }) => amount)), 0]);
  const current = periods.findLast(({ x }) => x <= now);
  const nowAt = current && now < knownUntil ? percent(level(current.amount)) : undefined;
  const strongClass = `font-semibold ${textClass.ink}`;
  return (
    <div className="relative mt-10 mb-14 text-label">
      <Hatch id={hatchId} />
      <Svg height="18rem" className="border-ink border-b">
        <rect
          className={`opacity-60 ${fillClass.taxable}`}
          fill={`url(#${hatchId})`}
          width={percent(knownUntil)}
          height="100%"
        />
        {periods.map(({ since, x, length, amount }, index) => {
          const y = percent(level(amount));
          return (
            <Fragment key={since}>
              <Placed x={x}>
                <rect
                  y={y}
                  width={percent(length)}
                  height={percent(100 - level(amount))}
                  className="fill-spruce-tint stroke-card forced-colors:fill-[Canvas] forced-colors:stroke-[Canvas]"
                />
                {index > 0 ? (
                  <line y1={percent(level(periods[index - 1]?.amount ?? amount))} y2={y} className={strongLineClass} />
                ) : null}
                <line x2={percent(length)} y1={y} y2={y} className={strongLineClass} />
                <line y1="100%" y2="103%" className={shapeClass.line} />
                <text y="100%" textAnchor={anchorAt(x, 16)} className={labelClass}>
                  <tspan x="0" dy="1.6em" className={textClass.soft}>
                    {formatDay(since, { month: 'short', day: 'numeric' })}
                  </tspan>
                  <tspan x="0" dy="1.5em" className={strongClass}>
                    {formatDay(since, { year: 'numeric' })}
                  </tspan>
                </text>
              </Placed>
              <text
                x={percent(x + length / 2)}
                y={y}
                dy="1.6em"
                textAnchor="middle"
                className={`text-[min(var(--text-compact),4.1vw)] ${strongClass}`}
              >
                {millions(amount)}
              </text>
            </Fragment>
          );
        })}
        {knownUntil < 100 ? (
          <foreignObject x={percent(knownUntil)} y="40%" width={percent(100 - knownUntil)} height="60%">
            <p className="text-balance text-center font-semibold">{data.unknown}</p>
          </foreignObject>
        ) : null}
        <Placed x={now}>
          <line y2={nowAt ?? '38%'} strokeDasharray="4 4" className={`stroke-2 ${shapeClass.line}`} />
          <text y="-0.5em" textAnchor={anchorAt(now, 62)} className={`${labelClass} ${strongClass}`}>
            As of {formatDay(data.today, { month: 'long', year: 'numeric' })}
          </text>
        </Placed>
        {nowAt ? (
          <Placed x={now} y={nowAt}>
            <circle r="6.5" className={shapeClass.dot} />
          </Placed>
        ) : null}
      </Svg>
      <p className={`absolute inset-x-3 top-3 max-w-44 ${labelClass}`}>
        <span className="block bg-card px-1.5 py-0.5 font-semibold">{above}</span>
      </p>
      <p className={`absolute inset-x-3 bottom-2 text-balance bg-spruce-tint text-center text-ink-soft ${labelClass}`}>
        {below}
      </p>
    </div>
  );
}
