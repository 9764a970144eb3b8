import clsx from 'clsx';
import type { ReactNode } from 'react';
import { dollars, KeyMark, letters, percent, shapes } from '@/components/ui/drawing';
import type { SampleReportData } from '@/loader';

type Sale = SampleReportData['comparison']['sales'][number];

/** An adjustment, which raises or lowers a price. */
export const signedDollars = (amount: number) =>
  amount === 0 ? '0' : `${amount < 0 ? '−' : '+'}${dollars(Math.abs(amount))}`;
/** The price of a sale with its adjustments. */
export const adjustedPrice = ({ price, adjustments }: Sale) => adjustments.reduce((sum, amount) => sum + amount, price);

/** Texts grow with the reader's font, but not beyond their place on a phone. */
const textSize = 'text-[min(var(--text-label),3.6vw)] @min-[52rem]:text-compact';
/** Where the sales' names have a column of their own. */
const beside = '@min-[52rem]:ms-36';

type SalesDrawingProps = Pick<SampleReportData, 'comparison' | 'value'>;

/** How prices become a value: each sale moves to scale by its adjustments, and the band of where they end closes on it. */
export function SalesDrawing({ comparison, value: { title, amount: value } }: SalesDrawingProps) {
  const { adjustments, price, adjusted, range, sales } = comparison;
  const ends = sales.map(adjustedPrice);
  const farthest = Math.max(...[...ends, ...sales.map(({ price }) => price)].map((amount) => Math.abs(amount - value)));
  // The value is in the middle of the axis.
  const reach = 5000 * Math.ceil((farthest + 2000) / 5000);
  const position = (amount: number) => 50 + (50 * (amount - value)) / reach;
  const [low, high] = [Math.min(...ends, value), Math.max(...ends, value)];
  const band = { x: percent(position(low)), width: percent(position(high) - position(low)) };
  const tick = 10_000 * Math.ceil(reach / 30_000);
  const ticks = Array.from({ length: 7 }, (_, index) => (Math.ceil((value - reach) / tick) + index) * tick).filter(
    (amount) => amount <= value + reach,
  );
  const bandClasses = 'fill-shade forced-colors:fill-none forced-colors:stroke-current';
  return (
    <div className={'@container lining-nums tabular-nums'}>
      <div className={textSize}>
        <div className={beside}>
          <p className="text-balance text-center text-ink-soft">{title}</p>
          <p className="mt-3 text-center font-medium font-serif text-page">{dollars(value)}</p>
          {/* The value's own place, between the adjusted prices. */}
          <svg width="100%" height="10" aria-hidden="true" className="mt-1 block">
            <svg x="50%" overflow="visible" aria-hidden="true">
              <path d="M-7 0H7L0 9z" className={shapes.dot} />
            </svg>
          </svg>
        </div>
        <div className="relative">
          <div className={`absolute inset-0 ${beside}`}>
            <svg width="100%" height="100%" aria-hidden="true" className="block">
              <rect {...band} height="100%" className={bandClasses} />
              <line x1="50%" x2="50%" y2="100%" className={`hidden @min-[52rem]:block ${shapes.line}`} />
              {ticks.map((amount) => (
                <line
                  key={amount}
                  x1={percent(position(amount))}
                  x2={percent(position(amount))}
                  y2="100%"
                  className={`hidden @min-[52rem]:block ${shapes.grid}`}
                />
              ))}
            </svg>
          </div>
          <ul className="relative">
            {sales.map((sale) => (
              <li key={sale.name} className="pb-4 @min-[52rem]:flex @min-[52rem]:pb-5">
                <p className="@min-[52rem]:w-36 @min-[52rem]:shrink-0">
                  <span className="font-semibold">{sale.name}</span>{' '}
                  <span className="text-ink-soft @min-[52rem]:block">
                    sold {sale.sold} <span className="@min-[52rem]:sr-only">for {dollars(sale.price)}</span>
                  </span>
                  <span className="sr-only">
                    {sale.adjustments.map((amount, index) =>
                      amount === 0 ? '' : `, ${adjustments[index]} ${signedDollars(amount)}`,
                    )}
                    , {adjusted} {dollars(adjustedPrice(sale))}
                  </span>
                </p>
                <Track sale={sale} names={adjustments} position={position} />
              </li>
            ))}
          </ul>
        </div>
        <div className={beside}>
          <svg width="100%" height="1.8em" aria-hidden="true" className="block">
            <line x2="100%" className={shapes.line} />
            {ticks.map((amount) => (
              <text
                key={amount}
                x={percent(position(amount))}
                y="1.4em"
                textAnchor={position(amount) < 5 ? 'start' : position(amount) > 95 ? 'end' : 'middle'}
                className={clsx(letters.soft, Math.abs(amount - value) > 0.9 * reach && 'hidden @min-[52rem]:block')}
              >
                ${amount / 1000}k
              </text>
            ))}
          </svg>
        </div>
        <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-6">
          <Key text={price}>
            <circle cx="50%" cy="50%" r="5" className={shapes.ring} />
          </Key>
          <Key text={adjusted}>
            <circle cx="50%" cy="50%" r="6.5" className={shapes.dot} />
          </Key>
          <Key text={range}>
            <rect width="100%" height="100%" className={bandClasses} />
          </Key>
        </ul>
      </div>
    </div>
  );
}

interface TrackProps {
  sale: Sale;
  names: readonly string[];
  /** The place of an amount, in percent of the width. */
  position: (amount: number) => number;
}

const Key = ({ text, children }: { text: string; children: ReactNode }) => (
  <li>
    <KeyMark>{children}</KeyMark>
    {text}
  </li>
);

/** A ring at the price, a brass line with its number for each adjustment, one below another, and a dot at the adjusted price. */
function Track({ sale, names, position }: TrackProps) {
  const end = adjustedPrice(sale);
  const side = end < sale.price ? -1 : 1;
  const row = (index: number) => `${1.5 * index + 0.8}em`;
  let from = sale.price;
  const steps = sale.adjustments.flatMap((amount, index) => {
    if (amount === 0) return [];
    const step = { from, to: from + amount, label: `${names[index]} ${signedDollars(amount)}` };
    from = step.to;
    return step;
  });
  const last = row(steps.length);
  /** Beside a point, in the direction of the adjusted price or against it. */
  const beside = (amount: number, direction: number) => ({
    x: percent(position(amount)),
    dx: `${0.85 * direction}em`,
    dy: '0.35em',
    textAnchor: direction < 0 ? ('end' as const) : ('start' as const),
  });
  return (
    <svg width="100%" height={`${1.5 * steps.length + 1.6}em`} aria-hidden="true" className="block">
      {steps.map(({ from, to, label }, index) => (
        <g key={label} strokeWidth="2" className={shapes.dimension}>
          <line x1={percent(position(from))} x2={percent(position(to))} y1={row(index)} y2={row(index)} />
          <line
            x1={percent(position(to))}
            x2={percent(position(to))}
            y1={row(index)}
            y2={row(index + 1)}
            strokeWidth="1"
            strokeDasharray="2 3"
          />
          <svg x={percent(position(to))} y={row(index)} overflow="visible" aria-hidden="true">
            <path d={to > from ? 'M-7-5 0 0-7 5' : 'M7-5 0 0 7 5'} />
          </svg>
          <text y={row(index)} {...beside(to, to > from ? 1 : -1)} className={letters.brass}>
            {label}
          </text>
        </g>
      ))}
      <circle cx={percent(position(sale.price))} cy={row(0)} r="5" className={shapes.ring} />
      <circle cx={percent(position(end))} cy={last} r="6.5" className={shapes.dot} />
      <text y={row(0)} {...beside(sale.price, -side)} className={`${letters.soft} hidden @min-[52rem]:block`}>
        {dollars(sale.price)}
      </text>
      <text y={last} {...beside(end, side)} className={`font-semibold ${letters.ink}`}>
        {dollars(end)}
      </text>
    </svg>
  );
}
