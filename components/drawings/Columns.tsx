// biome-ignore-all lint/suspicious/noArrayIndexKey: columns, stacks and parts keep their order, and some may be alike.
import clsx from 'clsx';
import { InlineProse } from '@/components/ui/Prose';
import { dollars } from '@/shared/format';
import { piecewiseScale } from './piecewiseScale';
import {
  DrawingNote,
  type FieldsOf,
  fillClass,
  Hatch,
  type HatchedProps,
  labelClass,
  Svg,
  shapeClass,
} from './primitives';

/** The amounts of a stack, the lowest first. */
type Parts = FieldsOf<'columns'>['columns'][number]['stacks'][number]['parts'];
const sumOf = (parts: Parts) => parts.reduce((sum, { amount }) => sum + amount, 0);

/** The height of an amount, in rem, where the largest of the drawing is the highest block or stack. */
export const stackScale = (amounts: readonly number[]) => piecewiseScale([0, 0], [Math.max(...amounts), 15]);
export const stackTextClass = `text-center ${labelClass} @min-[52rem]:text-compact`;
export const bigNumberClass =
  'block whitespace-nowrap font-medium font-serif text-heading-s @min-[52rem]:text-heading-m @max-[28rem]:text-[min(1rem,3.8vw)]';

/**
 * Amounts on top of one another, all on one scale. Above each column is its sum or, in a drawing of taxes, what may be
 * taxed.
 */
export function Columns({ columns, note, hatchId }: HatchedProps<'columns'>) {
  const stacks = columns.flatMap(({ stacks }) => stacks);
  const height = stackScale(stacks.map(({ parts }) => sumOf(parts)));
  const taxableName = stacks.flatMap(({ parts }) => parts).find(({ role }) => role === 'taxable')?.name;
  return (
    <>
      <Hatch id={hatchId} />
      <ul
        className={`grid auto-cols-[minmax(0,24rem)] grid-flow-col justify-center gap-x-2.5 @min-[28rem]:gap-x-6 @min-[52rem]:gap-x-10 ${stackTextClass}`}
      >
        {columns.map(({ name, stacks }, index) => (
          <li key={index} className="flex flex-col justify-end gap-y-2">
            <p className="text-balance">
              <b className="font-semibold">
                <InlineProse html={name.html} />
              </b>{' '}
              <ColumnFigure parts={stacks.flatMap(({ parts }) => parts)} taxableName={taxableName} />
            </p>
            <ul className="grid auto-cols-fr grid-flow-col items-end gap-x-1">
              {stacks.map(({ name, parts }, index) => (
                <li key={index}>
                  {name ? (
                    <p className="mb-1 text-balance text-ink-soft">
                      <InlineProse html={name.html} />
                    </p>
                  ) : null}
                  <StackedAmounts {...{ parts, height, hatchId }} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {columns.some(({ text }) => text) ? (
        <ul className="mt-4 grid gap-x-6 gap-y-3 @min-[52rem]:gap-x-10 @min-[32rem]:auto-cols-[minmax(0,24rem)] @min-[32rem]:grid-flow-col @min-[32rem]:justify-center">
          {/* A column without a sentence keeps its place. */}
          {columns.map(({ text }, index) => (
            <li key={index} className="text-balance empty:@max-[32rem]:hidden">
              {text ? <InlineProse html={text.html} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <DrawingNote text={note} />
    </>
  );
}

/** What of these parts may be taxed, where that is drawn, or their sum, unless a part alone says it. */
export function ColumnFigure({ parts, taxableName }: { parts: Parts; taxableName: Parts[number]['name'] | undefined }) {
  const counted = taxableName ? parts.filter(({ role }) => role === 'taxable') : parts;
  if (!taxableName && counted.length === 1) return null;
  return (
    <>
      <b className={bigNumberClass}>{dollars(sumOf(counted))}</b>{' '}
      {taxableName ? <InlineProse html={taxableName.html} /> : null}
    </>
  );
}

interface StackedAmountsProps {
  parts: Parts;
  height: (amount: number) => number;
  hatchId: string;
}

/** Amounts on top of one another, to scale. What may be taxed, a block that can be low, is said above the column. */
export const StackedAmounts = ({ parts, height, hatchId }: StackedAmountsProps) => (
  <div className="flex flex-col-reverse">
    {parts.map(({ role, name, amount }, index) => (
      <div key={index} className="relative leading-[1.25]">
        {/* Its texts grow with the reader's font. */}
        <Svg height={`${height(amount)}rem`} className="block">
          <rect
            width="100%"
            height="100%"
            fill={role === 'taxable' ? `url(#${hatchId})` : undefined}
            className={fillClass[role]}
          />
          {index > 0 ? (
            <line x2="100%" y1="100%" y2="100%" className={`${shapeClass.gap} forced-colors:hidden`} />
          ) : null}
        </Svg>
        {role === 'taxable' ? null : (
          <p
            className={clsx(
              'absolute inset-0 flex flex-wrap content-center justify-center gap-x-2 text-balance',
              (role === 'untaxed' || role === 'equity') && 'text-on-spruce',
            )}
          >
            <InlineProse html={name.html} /> <b className="font-semibold">{dollars(amount)}</b>
          </p>
        )}
      </div>
    ))}
  </div>
);
