import clsx from 'clsx';
import { Fragment } from 'react';
import type { DrawingData, TextSection } from '@/loader';
import { dollars } from '@/shared/dollars';
import { Deadlines } from './Deadlines';
import { At, fillClass, Graphic, KeyMark, Point, percent, shapeClass, textClass } from './drawingPrimitives';
import { linearScale } from './linearScale';
import { Picture } from './Picture';
import { InlineProse, Prose } from './Prose';

type PropsOf<Kind> = Omit<Extract<DrawingData, { kind: Kind }>, 'kind' | 'title'> & {
  /** The id of the pattern of what may be taxed. */
  hatch: string;
};

interface TextWithDrawingsProps {
  sections: readonly Pick<TextSection, 'parts'>[];
  className?: string;
}

/** Running text with its drawings. */
export function TextWithDrawings({ sections, className }: TextWithDrawingsProps) {
  return (
    <div className={className}>
      {sections
        .flatMap(({ parts }) => parts)
        .map((part) =>
          'drawing' in part ? <CaptionedDrawing key={part.id} {...part} /> : <Prose key={part.id} html={part.html} />,
        )}
    </div>
  );
}

interface DrawingProps {
  drawing: DrawingData;
  id: string;
}

function CaptionedDrawing({ drawing, id }: DrawingProps) {
  return (
    <figure className="@container my-8 rounded-card border border-rule bg-card p-5 text-compact lining-nums tabular-nums max-tiny:p-3 sm:p-7">
      <figcaption className="mb-5 text-balance font-medium font-serif text-heading-m">
        <InlineProse html={drawing.title.html} />
      </figcaption>
      <Drawing drawing={drawing} id={id} />
    </figure>
  );
}

function Drawing({ drawing, id }: DrawingProps) {
  const hatch = `hatch-${id}`;
  switch (drawing.kind) {
    case 'bars':
      return <Bars {...drawing} hatch={hatch} />;
    case 'scale':
      return <Scale {...drawing} />;
    case 'step-up':
      return <StepUp {...drawing} hatch={hatch} />;
    case 'threshold':
      return <Threshold {...drawing} hatch={hatch} />;
    case 'deadlines':
      return <Deadlines {...drawing} drawingId={id} />;
  }
}

/** The pattern of what may be taxed, which print and forced colors keep. */
function Hatch({ id }: { id: string }) {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0h6v6H0z" className="fill-card forced-colors:fill-[Canvas]" />
        <path d="M0 0v6" strokeWidth="5" className="stroke-brass forced-colors:stroke-[CanvasText]" />
      </pattern>
    </svg>
  );
}

/**
 * The width of a label in percent of the drawing, on a phone of 320 px, where that is the most: a letter has about 2.3, and a
 * bold digit 2.55.
 */
const labelWidth = (name: string, amount: number) => Math.max(2.3 * name.length, 2.55 * dollars(amount).length);

/** Bars with one scale: each with its sum, and its parts with their amounts, below them or in a key. */
function Bars({ bars, note, hatch }: PropsOf<'bars'>) {
  const sumOf = (parts: (typeof bars)[number]['parts']) => parts.reduce((sum, { amount }) => sum + amount, 0);
  const toPercent = linearScale([0, 0], [Math.max(...bars.map(({ parts }) => sumOf(parts))), 100]);
  const drawn = bars.map(({ name, parts }) => ({
    name,
    sum: sumOf(parts),
    parts: parts.map(({ role, name, amount }, index) => {
      const [start, end] = [toPercent(sumOf(parts.slice(0, index))), toPercent(sumOf(parts.slice(0, index + 1)))];
      // Without tags and the numbers of sources.
      const text = name.html.replace(/<sup.*?<\/sup>|<[^>]*>/g, '');
      const width = labelWidth(text.replace(/&\w+;/g, '&'), amount);
      const last = index === parts.length - 1;
      // A label that is wider than its part, or than what is right of it, ends with it.
      const fromEnd = start + width > (last ? 100 : end);
      const at = fromEnd ? end - (last ? 0 : 4) : start;
      return {
        name,
        amount,
        text,
        start,
        end,
        fromEnd,
        at,
        label: fromEnd ? [at - width, at] : [at, at + width],
        fill: role === 'taxed' ? `url(#${hatch})` : undefined,
        className: fillClass[role],
      };
    }),
  }));
  const labeled = drawn.every(({ parts }) =>
    parts.every(({ label }, index) => (label[0] ?? 0) > (parts[index - 1]?.label[1] ?? -2) + 1),
  );
  return (
    <>
      <Hatch id={hatch} />
      <ul className="space-y-6">
        {drawn.map(({ name, sum, parts }) => (
          <li key={name.html}>
            <p className="font-semibold">
              <InlineProse html={name.html} /> <span className="font-normal">{dollars(sum)}</span>
            </p>
            <Graphic height="32" className="my-1.5">
              {parts.map(({ name, start, end, fill, className }, index) => (
                <g key={name.html}>
                  <rect x={percent(start)} width={percent(end - start)} height="100%" {...{ fill, className }} />
                  {index > 0 ? (
                    <line x1={percent(start)} x2={percent(start)} y2="100%" className={shapeClass.gap} />
                  ) : null}
                </g>
              ))}
            </Graphic>
            {labeled ? (
              <Graphic height="2.8em" className="text-[min(var(--text-label),3.6vw)]">
                {parts.map(({ name, text, amount, at, fromEnd }) => (
                  <At key={name.html} x={at}>
                    <text y="1em" textAnchor={fromEnd ? 'end' : 'start'}>
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
              {parts.map(({ name, amount, fill, className }) => (
                <li key={name.html} className="flex items-baseline gap-x-1 @max-[28rem]:w-full">
                  <KeyMark>
                    <rect width="100%" height="100%" {...{ fill, className }} />
                  </KeyMark>
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

const Note = ({ text }: { text: { html: string } | undefined }) =>
  text ? (
    <p className="mt-6 max-w-measure text-balance border-rule border-t pt-4">
      <InlineProse html={text.html} />
    </p>
  ) : null;

/** One house on three dates, on a block as high as its price; once sold, on two: without and with what the second adds. */
function StepUp({ dates: [bought, death, sold], bars, hatch }: PropsOf<'step-up'>) {
  const height = linearScale([0, 0], [Math.max(bought.amount, death.amount, sold.amount), 200]);
  const basis = bars[1]?.parts.filter(({ role }) => role !== 'taxed') ?? [];
  return (
    <>
      <Hatch id={hatch} />
      <ul className="grid grid-cols-4 gap-x-1.5 text-center text-[min(var(--text-label),3.6vw)] leading-tight @min-[28rem]:gap-x-8">
        {[bought, death].map((date, index) => (
          <li key={date.year} className="row-span-4 grid grid-rows-subgrid">
            <DateAndPrice {...date} />
            <div className="row-span-2 flex flex-col justify-end">
              <HousePicture {...date} />
              <StackedAmounts parts={basis.slice(0, index + 1)} {...{ height, hatch }} />
            </div>
          </li>
        ))}
        <li className="col-span-2 row-span-4 grid grid-rows-subgrid">
          <DateAndPrice {...sold} />
          <div>
            <HousePicture {...sold} />
            <div className="mx-[25%] mb-2 h-3 border-field-edge border-x border-t" />
          </div>
          <ul className="row-span-2 grid grid-cols-2 grid-rows-subgrid gap-x-1.5">
            {bars.map(({ name, parts }) => (
              <li key={name.html} className="row-span-2 grid grid-rows-subgrid">
                <div className="flex flex-col justify-end">
                  <p className="mb-1.5 text-balance">
                    <b className={figureClass}>{dollars(parts.at(-1)?.amount ?? 0)}</b>{' '}
                    <InlineProse html={parts.at(-1)?.name.html ?? ''} />
                  </p>
                  <StackedAmounts {...{ parts, height, hatch }} />
                </div>
                <p className="-mx-1 mt-2 text-balance">
                  <InlineProse html={name.html} />
                </p>
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </>
  );
}

type DatedHouse = PropsOf<'step-up'>['dates'][number];

const DateAndPrice = ({ year, what, amount }: DatedHouse) => (
  <p className="text-balance">
    <b className={figureClass}>{year}</b> {what} <b className={figureClass}>{dollars(amount)}</b>
  </p>
);

/** As wide in two columns as in one. */
const HousePicture = ({ picture }: DatedHouse) => (
  <Picture picture={picture} slot="small" className="mx-auto max-w-[22cqw]" />
);

const figureClass = 'block whitespace-nowrap font-medium font-serif text-heading-s @max-[28rem]:text-[min(1rem,3.8vw)]';

interface StackedAmountsProps extends Pick<PropsOf<'bars'>['bars'][number], 'parts'> {
  height: (amount: number) => number;
  hatch: string;
}

/** Amounts on top of one another, each as high as it is. What may be taxed is the last, and named above the block: it may be low. */
const StackedAmounts = ({ parts, height, hatch }: StackedAmountsProps) => (
  <div className="flex flex-col-reverse">
    {parts.map(({ role, name, amount }) => (
      <div key={role} className="relative">
        <Graphic height={height(amount)} className="block">
          <rect
            width="100%"
            height="100%"
            fill={role === 'taxed' ? `url(#${hatch})` : undefined}
            className={fillClass[role]}
          />
          <line x2="100%" y1="100%" y2="100%" className={`${shapeClass.gap} forced-colors:hidden`} />
        </Graphic>
        {role === 'taxed' ? null : (
          <p className={clsx('absolute inset-0 flex flex-col justify-center', role === 'untaxed' && 'text-on-spruce')}>
            <InlineProse html={name.html} /> <b className="font-semibold">{dollars(amount)}</b>
          </p>
        )}
      </div>
    ))}
  </div>
);

/** What is between the points of a scale, in their order. */
const stretchClass = [
  'fill-field-edge forced-colors:fill-[Canvas] forced-colors:stroke-current',
  'fill-ink forced-colors:fill-current',
  `${shapeClass.outline} stroke-2 [stroke-dasharray:4_4]`,
];

/** Points on a line to scale, the main ones named above it; below, what is between them. */
function Scale({ points, stretches, note }: Omit<PropsOf<'scale'>, 'hatch'>) {
  const toPercent = linearScale([points[0]?.at.value ?? 0, 0], [points.at(-1)?.at.value ?? 1, 100]);
  const drawn = points.map(({ at, name, main }, index) => {
    const sameYear = points[index - 1]?.at.text.slice(0, 4) === at.text.slice(0, 4);
    const label =
      at.unit === 'date'
        ? formatDate(at.text, { month: 'short', day: 'numeric', year: sameYear ? undefined : 'numeric' })
        : at.text;
    return { name, main, label, x: toPercent(at.value) };
  });
  const [, ...others] = drawn;
  return (
    <>
      <ul className="sr-only">
        {drawn.map(({ name, label }) => (
          <li key={label}>
            {label}: {name}
          </li>
        ))}
      </ul>
      <Graphic height="8.2em" className="text-[min(var(--text-label),3.6vw)]">
        {others.map(({ label, x }, index) => (
          <rect
            key={label}
            x={percent(drawn[index]?.x ?? 0)}
            y="3.4em"
            width={percent(x - (drawn[index]?.x ?? 0))}
            height="1.4em"
            className={stretches.length > 0 ? stretchClass[index] : shapeClass.range}
          />
        ))}
        {drawn.map(({ name, main, label, x }) => (
          <At key={label} x={x}>
            <line
              y1={main ? '2.6em' : '3.4em'}
              y2={main ? '4.1em' : '5.6em'}
              className={`stroke-2 ${shapeClass.line}`}
            />
            <text y={main ? '1em' : '6.6em'} textAnchor={x < 15 ? 'start' : x > 85 ? 'end' : 'middle'}>
              <tspan x="0" className={`font-semibold ${textClass.ink}`}>
                {label}
              </tspan>
              <tspan x="0" dy="1.3em" className={textClass.soft}>
                {name}
              </tspan>
            </text>
            {main ? <Point x={0} y="4.1em" filled /> : null}
          </At>
        ))}
      </Graphic>
      <ol className="mt-6 space-y-3 empty:hidden">
        {stretches.map(({ html }, index) => (
          <li key={html} className="flex items-baseline">
            <span className="shrink-0">
              <KeyMark>
                <rect width="100%" height="100%" className={stretchClass[index]} />
              </KeyMark>
            </span>
            <span>
              <InlineProse html={html} />
            </span>
          </li>
        ))}
      </ol>
      <Note text={note} />
    </>
  );
}

const formatDate = (date: string, parts: Intl.DateTimeFormatOptions) =>
  new Date(date).toLocaleDateString('en-US', { ...parts, timeZone: 'UTC' });

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
  const time = linearScale([Date.parse(start), 0], [Date.parse(end), 100]);
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
function Threshold({ above, below, hatch, ...data }: PropsOf<'threshold'>) {
  const layout = layOutThreshold(data);
  if (!layout) return null;
  const { steps, knownUntil, today } = layout;
  // Above the line, there is room for what is written there.
  const level = linearScale([0, 100], [1.4 * Math.max(...steps.map(({ amount }) => amount)), 0]);
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
