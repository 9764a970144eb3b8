import clsx from 'clsx';
import type { FigureData, TextPart } from '@/loader';
import { Deadlines } from './Deadlines';
import { dollars, fills, KeyMark, letters, percent, shapes } from './drawing';
import { Picture } from './Picture';
import { Prose, ProsePart } from './Prose';

type FigureOf<Kind> = Extract<FigureData, { kind: Kind }>;

interface FiguredTextProps {
  parts: readonly TextPart[];
  className?: string;
}

/** Running text with its figures. */
export function FiguredText({ parts, className }: FiguredTextProps) {
  return (
    <div className={className}>
      {parts.map((part) =>
        'figure' in part ? <Figure key={part.id} {...part} /> : <Prose key={part.html} html={part.html} />,
      )}
    </div>
  );
}

function Figure({ figure, id }: { figure: FigureData; id: string }) {
  const hatch = `hatch-${id}`;
  return (
    <figure className="@container my-8 rounded-card border border-rule bg-card p-5 text-compact lining-nums tabular-nums max-tiny:p-3 sm:p-7">
      <figcaption className="mb-5 text-balance font-medium font-serif text-heading-m">
        <ProsePart html={figure.title.html} />
      </figcaption>
      {figure.kind === 'deadlines' ? null : <Hatch id={hatch} />}
      {figure.kind === 'bars' ? <Bars bars={figure.bars} hatch={hatch} /> : null}
      {figure.kind === 'step-up' ? <StepUp figure={figure} hatch={hatch} /> : null}
      {figure.kind === 'threshold' ? <Threshold figure={figure} hatch={hatch} /> : null}
      {figure.kind === 'deadlines' ? <Deadlines {...figure} figureId={id} /> : null}
    </figure>
  );
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

interface BarsProps {
  bars: FigureOf<'bars'>['bars'];
  /** The id of the pattern of what may be taxed. */
  hatch: string;
}

/** Bars with one scale: each with its sum, and its parts with their amounts. */
function Bars({ bars, hatch }: BarsProps) {
  const sumOf = (parts: BarsProps['bars'][number]['parts']) => parts.reduce((sum, { amount }) => sum + amount, 0);
  const longest = Math.max(...bars.map(({ parts }) => sumOf(parts)));
  const share = (amount: number) => percent((100 * amount) / longest);
  /** Lighter where the part before is alike. */
  const fill = (is: keyof typeof fills, before?: keyof typeof fills) => ({
    className: clsx(fills[is], is === before && 'opacity-60'),
    fill: is === 'taxed' ? `url(#${hatch})` : undefined,
  });
  return (
    <ul className="space-y-6">
      {bars.map(({ name, parts }) => (
        <li key={name.html}>
          <p className="font-semibold">
            <ProsePart html={name.html} />{' '}
            {parts.length > 1 ? <span className="font-normal">{dollars(sumOf(parts))}</span> : null}
          </p>
          <svg width="100%" height="32" aria-hidden="true" className="my-1.5 block">
            {parts.map(({ is, amount }, index) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be of one kind, and never change places.
                key={index}
                x={share(sumOf(parts.slice(0, index)))}
                width={share(amount)}
                height="100%"
                {...fill(is, parts[index - 1]?.is)}
              />
            ))}
            {parts.slice(1).map(({ name }, index) => (
              <line
                key={name.html}
                x1={share(sumOf(parts.slice(0, index + 1)))}
                x2={share(sumOf(parts.slice(0, index + 1)))}
                y2="100%"
                className="stroke-2 stroke-card forced-colors:stroke-[Canvas]"
              />
            ))}
          </svg>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-label">
            {parts.map(({ is, name, amount }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              <li key={index} className="flex items-baseline gap-x-1 @max-[28rem]:w-full">
                <KeyMark>
                  <rect width="100%" height="100%" {...fill(is, parts[index - 1]?.is)} />
                </KeyMark>
                <ProsePart html={name.html} />{' '}
                <b className="ms-1 font-semibold text-compact @max-[28rem]:ms-auto">{dollars(amount)}</b>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** One house on three dates, with lines to their places on a ruler of years; below, what is taxed with two of its values. */
function StepUp({ figure: { dates, between, bars }, hatch }: { figure: FigureOf<'step-up'>; hatch: string }) {
  const years = dates.map(({ year }) => year);
  const [first = 0, death = 0, last = 0] = years;
  const place = (year: number) => percent((100 * (year - first)) / (last - first));
  return (
    <>
      <ul className="grid items-end gap-x-6 gap-y-3 @min-[28rem]:grid-cols-3">
        {dates.map(({ what, year, amount, picture }) => (
          <li
            key={year}
            className="grid items-center gap-x-4 @max-[28rem]:grid-cols-[2fr_3fr] @min-[28rem]:text-center"
          >
            <Picture picture={picture} slot="small" />
            <p>
              <b className="block font-medium font-serif text-heading-s">{year}</b> <span>{what}</span>{' '}
              <b className="block font-medium font-serif text-heading-s">{dollars(amount)}</b>
            </p>
          </li>
        ))}
      </ul>
      <svg width="100%" height="40" aria-hidden="true" className={`mt-2 hidden @min-[28rem]:block ${shapes.outline}`}>
        {years.map((year, index) => (
          <line key={year} x1={percent((100 * (2 * index + 1)) / 6)} x2={place(year)} y2="100%" />
        ))}
      </svg>
      <div className="mb-8 text-brass-ink text-label @max-[28rem]:mt-5">
        <svg
          width="100%"
          height="12"
          strokeWidth="2"
          aria-hidden="true"
          className={`block overflow-visible ${shapes.dimension}`}
        >
          <line x2="100%" y1="6" y2="6" />
          {years.map((year) => (
            <line key={year} x1={place(year)} x2={place(year)} y2="12" />
          ))}
        </svg>
        <p className="text-center">
          {death - first} years {between[0]}
        </p>
        <p className="text-end @min-[28rem]:-mt-[1.5em]">
          {last - death} years {between[1]}
        </p>
      </div>
      <Bars bars={bars} hatch={hatch} />
    </>
  );
}

const day = 86_400_000;
const months = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** Washington's estate tax threshold by date of death, from the year in which it first changed. The text has the amounts. */
function Threshold({ figure, hatch }: { figure: FigureOf<'threshold'>; hatch: string }) {
  const { values, today, taxed, free, unknown } = figure;
  const known = values.at(-1)?.until ?? today;
  const firstYear = Number((values[1] ?? values[0])?.from.slice(0, 4));
  const years = Number((today > known ? today : known).slice(0, 4)) + 1 - firstYear;
  const place = (date: string) =>
    Math.max(0, (100 * (Date.parse(date) - Date.UTC(firstYear))) / (years * 365.25 * day));
  const highest = 1.35 * Math.max(...values.map(({ amount }) => amount));
  const level = (amount: number) => percent(100 * (1 - amount / highest));
  const now = percent(place(today));
  const nowLevel = level(values.findLast(({ from }) => from <= today)?.amount ?? 0);
  const strong = `font-semibold ${letters.ink}`;
  return (
    <div className="relative mt-10 mb-6 text-label">
      <svg width="100%" height="288" aria-hidden="true" className="block overflow-visible">
        <rect className={fills.taxed} fill={`url(#${hatch})`} width={percent(place(known))} height="100%" />
        {values.map(({ from, until, amount }, index) => {
          const next = values[index + 1];
          const start = place(from);
          const [x, y] = [percent(start), level(amount)];
          const month = months.format(new Date(from));
          return (
            <g key={from}>
              {/* With some overlap, so that no gap shows. */}
              <rect
                className={fills.yours}
                x={x}
                y={y}
                width={percent((next ? place(next.from) + 0.3 : place(until)) - start)}
                height={percent((100 * amount) / highest)}
              />
              <text
                x={x}
                y={y}
                dx="0.4em"
                dy="1.5em"
                className="fill-on-spruce font-semibold forced-colors:fill-[Canvas]"
              >
                ${amount / 1e6}M
              </text>
              <text x={x} y="100%" dy="1.3em" className={letters.soft}>
                {start === 0 || month === 'January' ? firstYear + Math.round((start * years) / 100) : month}
              </text>
            </g>
          );
        })}
        {/* Dark over the pattern and light over green: one line. */}
        <line x1={now} x2={now} y2={nowLevel} className={`stroke-2 ${shapes.line}`} />
        <line
          x1={now}
          x2={now}
          y1={nowLevel}
          y2="100%"
          className="stroke-2 stroke-card forced-colors:stroke-[Canvas]"
        />
        <text
          x={now}
          y="-0.5em"
          textAnchor={place(today) < 10 ? 'start' : place(today) > 90 ? 'end' : 'middle'}
          className={strong}
        >
          as of {new Date(today).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })}
        </text>
        {place(known) < 99 ? (
          <text x="100%" y="60%" textAnchor="end" className={strong}>
            {unknown}
          </text>
        ) : null}
      </svg>
      <p className="absolute inset-x-3 top-4">
        <span className="inline-block max-w-[13em] text-balance bg-card px-2 py-1">{taxed}</span>
      </p>
      <p className="absolute inset-x-3 bottom-4 text-center text-on-spruce">{free}</p>
    </div>
  );
}
