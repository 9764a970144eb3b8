import clsx from 'clsx';
import { At, dollars, Graphic, KeyMark, Point, percent, shapeClass, textClass } from '@/components/ui/drawingParts';
import { keepTogether } from '@/components/ui/keepTogether';
import { linearScale } from '@/components/ui/linearScale';
import type { SampleReportData } from '@/loader';

type Sale = SampleReportData['comparison']['sales'][number];

/** An adjustment, which raises or lowers a price. */
export const signedDollars = (amount: number) =>
  amount === 0 ? '0' : `${amount < 0 ? '−' : '+'}${dollars(Math.abs(amount))}`;
/** The price of a sale with its adjustments. */
export const adjustedPrice = ({ price, adjustments }: Sale) => adjustments.reduce((sum, amount) => sum + amount, price);

/** Texts grow with the reader's font, but not beyond their place on a phone. */
const textSize = 'text-[min(var(--text-label),3.6vw)] @min-[52rem]:text-compact';
const band = 'fill-shade forced-colors:fill-none forced-colors:stroke-current';
/** Where the sales' names have a column of their own. */
const beside = '@min-[52rem]:ms-36';

type SalesDrawingProps = Pick<SampleReportData, 'comparison' | 'value'>;

/** How prices become a value: each sale moves to scale by its adjustments, and the band of where they end closes on it. */
export function SalesDrawing({ comparison, value: { title, amount: value } }: SalesDrawingProps) {
  const { adjustments, price, adjusted, range, sales } = comparison;
  const ends = sales.map(adjustedPrice);
  const farthest = Math.max(...[...ends, ...sales.map(({ price }) => price)].map((amount) => Math.abs(amount - value)));
  // The value is in the middle of the axis, and there is room for a label beyond the farthest price.
  const reach = 5000 * Math.ceil((1.5 * farthest) / 5000);
  const place = linearScale([value - reach, 0], [value + reach, 100]);
  const tick = 10_000 * Math.ceil(reach / 30_000);
  const ticks: number[] = [];
  for (let amount = tick * Math.ceil((value - reach) / tick); amount <= value + reach; amount += tick)
    ticks.push(amount);
  const closest = [Math.min(...ends, value), Math.max(...ends, value)] as const;
  return (
    <div className="@container lining-nums tabular-nums">
      <div className={textSize}>
        <div className={beside}>
          <p className="text-balance text-center text-ink-soft">{title}</p>
          <p className="mt-3 text-center font-medium font-serif text-page">{dollars(value)}</p>
          {/* The value's own place, between the adjusted prices. */}
          <Graphic height="10" className="mt-1">
            <At x={50}>
              <path d="M-7 0H7L0 9z" className={shapeClass.dot} />
            </At>
          </Graphic>
        </div>
        <ul>
          {sales.map((sale) => (
            <li key={sale.name} className="@min-[52rem]:flex">
              <p className="@max-[52rem]:py-2 @min-[52rem]:w-36 @min-[52rem]:shrink-0">
                <span className="font-semibold">{sale.name}</span>{' '}
                <span className="text-ink-soft @min-[52rem]:block">
                  sold {sale.sold} <span className="@min-[52rem]:block">for {dollars(sale.price)}</span>
                </span>
                <span className="sr-only">, </span>
                <span className="text-brass-ink @max-[52rem]:block @min-[52rem]:sr-only">
                  {stepsOf(sale, adjustments)
                    .map(({ label }) => label)
                    .join(', ')}
                </span>
                <span className="sr-only">
                  , {adjusted} {dollars(adjustedPrice(sale))}
                </span>
              </p>
              <SaleMoves sale={sale} names={adjustments} place={place} range={closest} />
            </li>
          ))}
        </ul>
        <div className={beside}>
          <Graphic height="1.8em">
            <line x2="100%" className={shapeClass.line} />
            {ticks.map((amount) => (
              <At key={amount} x={place(amount)}>
                <line y2="5" className={shapeClass.line} />
                <text
                  y="1.5em"
                  textAnchor={place(amount) < 5 ? 'start' : place(amount) > 95 ? 'end' : 'middle'}
                  className={clsx(textClass.soft, Math.abs(place(amount) - 50) > 45 && '@max-[52rem]:hidden')}
                >
                  ${amount / 1000}k
                </text>
              </At>
            ))}
          </Graphic>
        </div>
        <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-6">
          {[
            { text: price, mark: <Point /> },
            { text: adjusted, mark: <Point filled /> },
            {
              text: `${range}, ${closest.map(dollars).join('-')}`,
              mark: <rect width="100%" height="100%" className={band} />,
            },
          ].map(({ text, mark }) => (
            <span key={text}>
              <KeyMark>{mark}</KeyMark>
              {keepTogether(text)}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

/** The adjustments of a sale that aren't zero, and the amount after each. */
const stepsOf = (sale: Sale, names: readonly string[]) =>
  sale.adjustments.flatMap((amount, index) => {
    const to = adjustedPrice({ ...sale, adjustments: sale.adjustments.slice(0, index + 1) });
    return amount === 0 ? [] : { amount, to, label: `${names[index]} ${signedDollars(amount)}` };
  });

interface SaleMovesProps {
  sale: Sale;
  names: readonly string[];
  /** The place of an amount, in percent of the width. */
  place: (amount: number) => number;
  /** The lowest and the highest adjusted price. */
  range: readonly [number, number];
}

/**
 * A ring at the price, a brass line for each adjustment, one below another, and a dot at the adjusted price, on the range.
 * Their texts are outside the range; where there is no room, those of the adjustments are in the text above.
 */
function SaleMoves({ sale, names, place, range: [lowest, highest] }: SaleMovesProps) {
  const end = adjustedPrice(sale);
  const row = (index: number) => `${1.5 * index + 0.9}em`;
  const steps = stepsOf(sale, names);
  const [low, high] = [place(lowest), place(highest)];
  const right = end - lowest > highest - end;
  const outside = (right: boolean) => ({
    dx: right ? '0.85em' : '-0.85em',
    dy: '0.35em',
    textAnchor: right ? ('start' as const) : ('end' as const),
  });
  return (
    <Graphic height={`${1.5 * steps.length + 2.2}em`}>
      <At x={low}>
        <rect width={percent(high - low)} height="100%" className={band} />
      </At>
      <At x={50}>
        <line y2="100%" className={shapeClass.line} strokeOpacity="0.4" />
      </At>
      {steps.map(({ amount, to, label }, index) => (
        <At key={label} x={place(to)} y={row(index)} strokeWidth="2" className={shapeClass.dimension}>
          <line x2={percent(place(to - amount) - place(to))} />
          <line y2="1.5em" strokeWidth="1" strokeDasharray="2 3" />
          <path d={amount > 0 ? 'M-7-5 0 0-7 5' : 'M7-5 0 0 7 5'} />
          <text
            x={percent(place(to - amount) - place(to))}
            {...outside(amount < 0)}
            className={`${textClass.brass} @max-[52rem]:hidden`}
          >
            {label}
          </text>
        </At>
      ))}
      <Point x={place(sale.price)} y={row(0)} />
      <Point x={place(end)} y={row(steps.length)} filled />
      <At x={right ? high : low} y={row(steps.length)}>
        <text {...outside(right)} className={`font-semibold ${textClass.ink}`}>
          {dollars(end)}
        </text>
      </At>
    </Graphic>
  );
}
