import clsx from 'clsx';
import { InlineProse } from '@/components/ui/Prose';
import { dollars } from '@/shared/format';
import { piecewiseScale } from './piecewiseScale';
import {
  At,
  fillClass,
  Graphic,
  Hatch,
  type HatchedProps,
  LegendMark,
  Note,
  percent,
  shapeClass,
  textClass,
} from './primitives';

/**
 * The width of a label in percent of the drawing, on a phone of 320 px, where labels are widest: a letter takes about
 * 2.3, and a bold digit 2.55.
 */
const labelWidth = (name: string, amount: number) => Math.max(2.3 * name.length, 2.55 * dollars(amount).length);

/**
 * Bars on one scale, each with its sum. The names and amounts of their parts are below them or, without room, in a key.
 */
export function Bars({ bars, note, hatchId }: HatchedProps<'bars'>) {
  const sumOf = (parts: (typeof bars)[number]['parts']) => parts.reduce((sum, { amount }) => sum + amount, 0);
  const toPercent = piecewiseScale([0, 0], [Math.max(...bars.map(({ parts }) => sumOf(parts))), 100]);
  const drawn = bars.map(({ name, parts }) => ({
    name,
    sum: sumOf(parts),
    parts: parts.map(({ role, name, amount }, index) => {
      const [start, end] = [toPercent(sumOf(parts.slice(0, index))), toPercent(sumOf(parts.slice(0, index + 1)))];
      // Without tags and the numbers of sources.
      const text = name.html.replace(/<sup.*?<\/sup>|<[^>]*>/g, '');
      const width = labelWidth(text.replace(/&\w+;/g, '&'), amount);
      const last = index === parts.length - 1;
      // A label that would reach beyond its part, or the last beyond the drawing, ends where its part ends. The label
      // of two halves is between them.
      const fromEnd = start + width > (last ? 100 : end);
      const anchor: 'start' | 'middle' | 'end' = role === 'equity' ? 'middle' : fromEnd ? 'end' : 'start';
      const at = { start, middle: (start + end) / 2, end: end - (last ? 0 : 4) }[anchor];
      const labelStart = at - { start: 0, middle: width / 2, end: width }[anchor];
      return {
        role,
        name,
        amount,
        text,
        start,
        end,
        anchor,
        at,
        label: [labelStart, labelStart + width],
        fill: role === 'taxed' ? `url(#${hatchId})` : undefined,
        className: fillClass[role],
      };
    }),
  }));
  const labeled = drawn.every(({ parts }) =>
    parts.every(({ label }, index) => (label[0] ?? 0) > (parts[index - 1]?.label[1] ?? -2) + 1),
  );
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
            {labeled ? (
              <Graphic height="2.8em" className="text-[min(var(--text-label),3.6vw)]">
                {parts.map(({ text, amount, start, at, anchor }) => (
                  <At key={start} x={at}>
                    <text y="1em" textAnchor={anchor}>
                      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: checked Markdown without its tags. */}
                      <tspan className={textClass.soft} dangerouslySetInnerHTML={{ __html: text }} />
                      <tspan x="0" dy="1.35em" className={`font-semibold ${textClass.ink}`}>
                        {dollars(amount)}
                      </tspan>
                    </text>
                  </At>
                ))}
              </Graphic>
            ) : null}
            <ul className={clsx('flex flex-wrap gap-x-5 gap-y-1 text-label', labeled && 'sr-only')}>
              {parts.map(({ name, amount, start, fill, className }) => (
                <li key={start} className="flex items-baseline gap-x-1 @max-[28rem]:w-full">
                  <LegendMark>
                    <rect width="100%" height="100%" {...{ fill, className }} />
                  </LegendMark>
                  <InlineProse html={name.html} />{' '}
                  <b className="ms-1 font-semibold text-compact @max-[28rem]:ms-auto">{dollars(amount)}</b>
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
