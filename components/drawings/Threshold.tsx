import { Fragment } from 'react';
import { piecewiseScale } from './piecewiseScale';
import {
  At,
  fillClass,
  formatDate,
  Graphic,
  Hatch,
  type HatchedProps,
  type PropsOf,
  percent,
  shapeClass,
  textClass,
} from './primitives';

const stepClass = `stroke-3 [stroke-linecap:square] ${shapeClass.line}`;

/** A text around its place, or beside it at an edge. Its width is in percent, on a phone of 320 px, where that is the most. */
function labelAt(x: number, width: number) {
  const part = x < width / 2 ? 0 : x > 100 - width / 2 ? 1 : 0.5;
  const anchor = part === 0 ? 'start' : part === 1 ? 'end' : 'middle';
  return { x, anchor, start: x - part * width, end: x + (1 - part) * width } as const;
}

const millions = (amount: number) => `$${amount / 1e6}M`;

type ThresholdData = Pick<PropsOf<'threshold'>, 'values' | 'today' | 'unknown'>;

/** The first `count` amounts, from a day on. */
function layOutFrom(start: string, count: number, { values, today, unknown }: ThresholdData) {
  const yearAfter = (date: string) => `${Number(date.slice(0, 4)) + 1}-01-01`;
  const next = values[count]?.from;
  const known = next ?? yearAfter(values[count - 1]?.until ?? today);
  const end = next ?? [known, yearAfter(today)].sort().at(-1) ?? known;
  const time = piecewiseScale([Date.parse(start), 0], [Date.parse(end), 100]);
  const toPercent = (date: string) => time(Date.parse(date));
  const steps = values.slice(0, count).flatMap(({ from, amount }, index) => {
    const [begin, until] = [from > start ? from : start, values[index + 1]?.from ?? known];
    if (until <= start) return [];
    const [x, end] = [toPercent(begin), toPercent(until)];
    return {
      from: begin,
      x,
      length: end - x,
      amount,
      amountLabel: labelAt((x + end) / 2, 1.9 + 3.2 * millions(amount).length),
      dateLabel: labelAt(x, 16),
    };
  });
  const knownUntil = toPercent(known);
  const longestWord = Math.max(...unknown.split(' ').map(({ length }) => length));
  return {
    steps,
    knownUntil,
    today: labelAt(toPercent(today), 62),
    fits:
      (knownUntil === 100 || 3.2 * longestWord < 100 - knownUntil) &&
      steps.every(
        ({ x, length, amountLabel, dateLabel }, index) =>
          x <= amountLabel.start &&
          amountLabel.end <= x + length &&
          dateLabel.start >= (steps[index - 1]?.dateLabel.end ?? 0),
      ),
  };
}

/** As many changes up to today's amount, and then as many after it, as leave room for each one's amount and date. */
export function layOutThreshold(data: ThresholdData) {
  const { values, today } = data;
  const current = Math.max(1, values.findLastIndex(({ from }) => from <= today) + 1);
  const starts = values.slice(0, current).flatMap(({ from }) => [`${from.slice(0, 4)}-01-01`, from]);
  const possible = starts.filter((start) => start >= (values[0]?.from ?? today)).sort();
  const counts = values.map((_, index) => values.length - index).filter((count) => count >= current);
  const layouts = counts.flatMap((count) => possible.map((start) => layOutFrom(start, count, data)));
  return layouts.find(({ fits }) => fits) ?? layouts.at(-1);
}

/** Washington's estate tax threshold by date of death: the last changes. The text has all amounts. */
export function Threshold({ above, below, hatch, ...data }: HatchedProps<'threshold'>) {
  const layout = layOutThreshold(data);
  if (!layout) return null;
  const { steps, knownUntil, today } = layout;
  // Above the line, there is room for what is written there.
  const level = piecewiseScale([0, 100], [1.4 * Math.max(...steps.map(({ amount }) => amount)), 0]);
  const current = steps.findLast(({ x }) => x <= today.x);
  const nowAt = current && today.x < knownUntil ? percent(level(current.amount)) : undefined;
  const strong = `font-semibold ${textClass.ink}`;
  return (
    <div className="relative mt-10 mb-14 text-label">
      <Hatch id={hatch} />
      <Graphic height="288" className="border-ink border-b">
        <rect
          className={`opacity-60 ${fillClass.taxed}`}
          fill={`url(#${hatch})`}
          width={percent(knownUntil)}
          height="100%"
        />
        {steps.map(({ from, x, length, amount, amountLabel, dateLabel }, index) => {
          const y = percent(level(amount));
          return (
            <Fragment key={from}>
              <At x={x}>
                <rect
                  y={y}
                  width={percent(length)}
                  height={percent(100 - level(amount))}
                  className="fill-spruce-tint stroke-card forced-colors:fill-[Canvas] forced-colors:stroke-[Canvas]"
                />
                {index > 0 ? (
                  <line y1={percent(level(steps[index - 1]?.amount ?? amount))} y2={y} className={stepClass} />
                ) : null}
                <line x2={percent(length)} y1={y} y2={y} className={stepClass} />
                <line y1="100%" y2="103%" className={shapeClass.line} />
                <text y="100%" textAnchor={dateLabel.anchor}>
                  <tspan x="0" dy="1.6em" className={textClass.soft}>
                    {formatDate(from, { month: 'short', day: 'numeric' })}
                  </tspan>
                  <tspan x="0" dy="1.5em" className={strong}>
                    {formatDate(from, { year: 'numeric' })}
                  </tspan>
                </text>
              </At>
              <text
                x={percent(amountLabel.x)}
                y={y}
                dy="1.6em"
                textAnchor={amountLabel.anchor}
                className={`text-[min(var(--text-compact),4.1vw)] ${strong}`}
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
        <At x={today.x}>
          <line y2={nowAt ?? '38%'} strokeDasharray="4 4" className={`stroke-2 ${shapeClass.line}`} />
          <text y="-0.5em" textAnchor={today.anchor} className={strong}>
            As of {formatDate(data.today, { month: 'long', year: 'numeric' })}
          </text>
        </At>
        {nowAt ? (
          <At x={today.x} y={nowAt}>
            <circle r="6.5" className={shapeClass.dot} />
          </At>
        ) : null}
      </Graphic>
      <p className="absolute inset-x-3 top-3 max-w-72 text-balance">
        <span className="box-decoration-clone bg-card px-1.5 py-1 font-semibold">{above}</span>
      </p>
      <p className="absolute inset-x-3 bottom-2 text-balance text-center text-ink-soft">{below}</p>
    </div>
  );
}
