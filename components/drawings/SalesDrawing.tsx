import clsx from 'clsx';
import { keepTogether } from '@/components/ui/keepTogether';
import { Picture } from '@/components/ui/Picture';
import type { SampleReportData } from '@/loader';
import { dollars } from '@/shared/format';
import { piecewiseScale } from './piecewiseScale';
import { LegendMark, labelClass, Placed, Point, percent, Svg, shapeClass, textClass } from './primitives';

type Sale = SampleReportData['comparison']['sales'][number];

/** An adjustment as it is shown, such as `+$12,000`. */
export const signedDollars = (amount: number) =>
  amount === 0 ? '0' : `${amount < 0 ? '−' : '+'}${dollars(Math.abs(amount))}`;
/** The price of a sale with its adjustments. */
export const adjustedPrice = ({ price, adjustments }: Sale) =>
  Object.values(adjustments).reduce((sum, amount) => sum + amount, price);

/** Texts grow with the reader's font, but not beyond their place on a phone. */
const textSizeClass = `${labelClass} @min-[40rem]:text-compact`;
/** Where the sales' names have a column of their own. */
const besideNamesClass = '@min-[30rem]:ms-36 @min-[52rem]:ms-72';

type SalesDrawingProps = Pick<SampleReportData, 'comparison' | 'value'>;

/** How sales become a value: to scale, each price moves by its adjustments, and a band spans the adjusted prices. */
export function SalesDrawing({ comparison, value: { title, amount: value } }: SalesDrawingProps) {
  const { adjustments, adjustment, price, adjusted, range, sales } = comparison;
  const ends = sales.map(adjustedPrice);
  const amounts = sales.flatMap((sale) => [sale.price, ...movesOf(sale, adjustments).map(({ to }) => to)]);
  const farthest = Math.max(...amounts.map((amount) => Math.abs(amount - value)));
  // The value is in the middle of the axis, and there is room for a label beyond the farthest amount.
  const reach = 5000 * Math.max(1, Math.ceil((1.2 * farthest) / 5000));
  const toPercent = piecewiseScale([value - reach, 0], [value + reach, 100]);
  const tick = 10_000 * Math.ceil(reach / 30_000);
  const ticks: number[] = [];
  for (let amount = tick * Math.ceil((value - reach) / tick); amount <= value + reach; amount += tick)
    ticks.push(amount);
  const adjustedRange = [Math.min(...ends, value), Math.max(...ends, value)] as const;
  const [low, high] = [toPercent(adjustedRange[0]), toPercent(adjustedRange[1])];
  return (
    <div className="@container lining-nums tabular-nums [direction:ltr]">
      <div className={textSizeClass}>
        <div className={besideNamesClass}>
          <p className="text-balance text-center text-ink-soft">{title}</p>
          <p className="mt-3 text-center font-medium font-serif text-page">{dollars(value)}</p>
          {/* The value's own place, between the adjusted prices. */}
          <Svg height="10" className="mt-1">
            <Placed x={50}>
              <path d="M-7 0H7L0 9z" className={shapeClass.dot} />
            </Placed>
          </Svg>
        </div>
        <ul>
          {sales.map((sale) => (
            <li key={sale.name} className="relative isolate @min-[30rem]:flex">
              {/* On a phone, it passes between a sale's name and its picture. */}
              <div className="-bottom-px absolute inset-x-0 top-0 -z-1 @min-[30rem]:left-36 @min-[52rem]:left-72">
                <Svg>
                  <rect x={percent(low)} width={percent(high - low)} height="100%" className={shapeClass.range} />
                  <line x1="50%" x2="50%" y2="100%" className={shapeClass.line} strokeOpacity="0.4" />
                </Svg>
              </div>
              <div className="flex items-center gap-x-3 gap-y-1 @max-[30rem]:flex-row-reverse @max-[30rem]:justify-between @max-[30rem]:py-2 @min-[30rem]:w-36 @min-[30rem]:shrink-0 @min-[30rem]:@max-[52rem]:flex-col @min-[30rem]:@max-[52rem]:items-start @min-[52rem]:w-72">
                <div className="w-[36%] shrink-0 @min-[30rem]:w-24 @min-[52rem]:w-36">
                  <Picture picture={sale.image} sizesFor="small" />
                </div>
                <p>
                  <span className="block font-semibold">{sale.name}</span>{' '}
                  <span className="text-ink-soft">
                    sold {sale.sold} <span className="block">for {dollars(sale.price)}</span>
                  </span>
                  <span className="sr-only">
                    ,{' '}
                    {movesOf(sale, adjustments).map(({ label, reason }) => `${label}${reason ? `, ${reason}` : ''}, `)}
                    {adjusted} {dollars(adjustedPrice(sale))}
                  </span>
                </p>
              </div>
              <AdjustedSale sale={sale} names={adjustments} toPercent={toPercent} range={adjustedRange} />
            </li>
          ))}
        </ul>
        <div className={besideNamesClass}>
          <Svg height="1.8em">
            <line x2="100%" className={shapeClass.line} />
            {ticks.map((amount) => (
              <Placed key={amount} x={toPercent(amount)}>
                <line y2="5" className={shapeClass.line} />
                <text
                  y="1.5em"
                  textAnchor={toPercent(amount) < 5 ? 'start' : toPercent(amount) > 95 ? 'end' : 'middle'}
                  className={clsx(textClass.soft, Math.abs(toPercent(amount) - 50) > 45 && '@max-[40rem]:hidden')}
                >
                  ${amount / 1000}k
                </text>
              </Placed>
            ))}
          </Svg>
        </div>
        <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-6">
          {[
            { text: price, mark: <Point /> },
            {
              text: adjustment,
              mark: <path d="M0 7H13M8 2 13 7 8 12" strokeWidth="2" className={shapeClass.dimension} />,
            },
            { text: adjusted, mark: <Point filled /> },
            { text: range, mark: <rect width="100%" height="100%" className={shapeClass.range} /> },
          ].map(({ text, mark }) => (
            <span key={text}>
              <LegendMark>{mark}</LegendMark>
              {keepTogether(text)}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

/** The adjustments of a sale that aren't zero, the amount after each, and the reason for the first. */
function movesOf({ price, adjustments, reason }: Sale, names: readonly string[]) {
  let to = price;
  return names
    .map((name) => ({ name, amount: adjustments[name] ?? 0 }))
    .filter(({ amount }) => amount !== 0)
    .map(({ name, amount }, index) => {
      to += amount;
      return { amount, to, label: `${name} ${signedDollars(amount)}`, reason: index === 0 ? reason : undefined };
    });
}

interface AdjustedSaleProps {
  sale: Sale;
  names: readonly string[];
  /** The place of an amount, in percent of the width. */
  toPercent: (amount: number) => number;
  /** The lowest and the highest of the adjusted prices and the value. */
  range: readonly [number, number];
}

/** In em: the heights of an adjustment and of its reason, and where in it its text and its line are. */
const moveHeight = 3;
const reasonHeight = 1.5;
const textAt = 1;
const lineAt = 1.75;

/**
 * A ring at the price, then a line for each adjustment with its text above, one below another, and a dot at the
 * adjusted price. All texts are outside the band of adjusted prices.
 */
function AdjustedSale({ sale, names, toPercent, range: [lowest, highest] }: AdjustedSaleProps) {
  const end = adjustedPrice(sale);
  const moves = movesOf(sale, names);
  const [low, high] = [toPercent(lowest), toPercent(highest)];
  const right = end - lowest > highest - end;
  const top = (index: number) => moveHeight * index + (index > 0 && moves[0]?.reason ? reasonHeight : 0);
  const row = (index: number) => `${top(index) + lineAt}em`;
  const endsAt = `${top(moves.length) + 1}em`;
  return (
    <Svg height={`${top(moves.length) + moveHeight}em`}>
      {moves.map(({ amount, to, label, reason }, index) => {
        const [from, until] = [toPercent(to - amount), toPercent(to)];
        const toTheLeft = from < 50;
        // Above the first line, but beside the dots that lead down to the next one.
        const [start, finish] = index > 0 ? [from, from] : [Math.min(from, until), Math.max(from, until)];
        const textStart = toTheLeft
          ? { x: percent(Math.min(finish, low)), dx: '-0.3em' }
          : { x: percent(Math.max(start, high)), dx: '0.3em' };
        return (
          <g key={label}>
            <Placed x={until} y={row(index)} strokeWidth="2" className={shapeClass.dimension}>
              <line x2={percent(from - until)} />
              <line
                y2={`${top(index + 1) - top(index) + (index < moves.length - 1 ? 0 : 1 - lineAt)}em`}
                strokeWidth="1"
                strokeDasharray="2 3"
              />
              <path d={amount > 0 ? 'M-7-5 0 0-7 5' : 'M7-5 0 0 7 5'} />
            </Placed>
            <text
              {...textStart}
              y={`${top(index) + textAt}em`}
              textAnchor={toTheLeft ? 'end' : 'start'}
              className={textClass.brass}
            >
              {label}
              {reason ? (
                <tspan {...textStart} dy="2.15em" className={textClass.soft}>
                  {reason}
                </tspan>
              ) : null}
            </text>
          </g>
        );
      })}
      <Point x={toPercent(sale.price)} y={moves.length > 0 ? row(0) : endsAt} />
      <Point x={toPercent(end)} y={endsAt} filled />
      <Placed x={right ? high : low} y={endsAt}>
        <text
          dx={right ? '0.85em' : '-0.85em'}
          dy="0.35em"
          textAnchor={right ? 'start' : 'end'}
          className={`font-semibold ${textClass.ink}`}
        >
          {dollars(end)}
        </text>
      </Placed>
    </Svg>
  );
}
