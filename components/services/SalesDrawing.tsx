import clsx from 'clsx';
import { letters, shapes } from '@/components/ui/svgClasses';
import type { SampleReportData } from '@/loader';

type Sale = SampleReportData['comparison']['sales'][number];

/** An amount as it is shown. */
export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
/** An adjustment, which raises or lowers a price. */
export const signedDollars = (amount: number) =>
  amount === 0 ? '0' : `${amount < 0 ? '−' : '+'}${dollars(Math.abs(amount))}`;
/** The price of a sale with its adjustments. */
export const adjustedPrice = ({ price, adjustments }: Sale) => adjustments.reduce((sum, amount) => sum + amount, price);

/** Texts grow with the reader's font, but not beyond their place on a phone. */
const textSize = 'text-[min(var(--text-label),4.4vw)] @min-[52rem]:text-compact';
/** Where the sales' names have a column of their own. */
const beside = '@min-[52rem]:ms-36';
/** In percent of the width, for SVG. */
const percent = (value: number) => `${value.toFixed(2)}%`;

interface SalesDrawingProps {
  comparison: SampleReportData['comparison'];
  value: SampleReportData['value'];
  /** Its table says the same, so that screen readers don't hear it twice. */
  inReport?: boolean;
}

/** How prices become a value: each sale moves to scale by its adjustments, and the band of where they end closes on it. */
export function SalesDrawing({ comparison, value: { title, amount: value }, inReport }: SalesDrawingProps) {
  const { adjustments, adjusted, sales } = comparison;
  const ends = sales.map(adjustedPrice);
  const farthest = Math.max(...[...ends, ...sales.map(({ price }) => price)].map((amount) => Math.abs(amount - value)));
  // The value is in the middle of the axis.
  const reach = 5000 * Math.ceil((farthest + 2000) / 5000);
  const position = (amount: number) => 50 + (50 * (amount - value)) / reach;
  const [low, high] = [Math.min(...ends, value), Math.max(...ends, value)];
  const band = { x: percent(position(low)), width: percent(position(high) - position(low)) };
  const between = (100 * (value - low)) / (high - low || 1);
  const tick = 10_000 * Math.ceil(reach / 30_000);
  const ticks = Array.from({ length: 7 }, (_, index) => (Math.ceil((value - reach) / tick) + index) * tick).filter(
    (amount) => amount <= value + reach,
  );
  const bandClasses = 'fill-ink/9 forced-colors:fill-none forced-colors:stroke-current';
  return (
    <div className={'@container lining-nums tabular-nums'}>
      <div className={textSize}>
        <div className={beside}>
          {inReport ? null : <p className="text-balance text-center text-ink-soft">{title}</p>}
          <p className={clsx('text-center font-serif', inReport ? 'mt-3 text-quote' : 'mt-1 font-medium text-page')}>
            {dollars(value)}
          </p>
          <svg width="100%" height="44" aria-hidden="true" className="mt-1 block">
            <svg {...band} height="44" viewBox="0 0 100 44" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 44 ${between} 0 100 44z`} className={bandClasses} />
            </svg>
          </svg>
        </div>
        <div className="relative">
          <div className={`absolute inset-0 ${beside}`}>
            <svg width="100%" height="100%" aria-hidden="true" className="block">
              <rect {...band} height="100%" className={bandClasses} />
              {ticks.map((amount) => (
                <line
                  key={amount}
                  x1={percent(position(amount))}
                  x2={percent(position(amount))}
                  y2="100%"
                  className="hidden stroke-rule @min-[52rem]:block forced-colors:stroke-[GrayText]"
                />
              ))}
            </svg>
          </div>
          <ul aria-hidden={inReport} className="relative">
            {sales.map((sale) => (
              <li key={sale.name} className="sale pb-4 @min-[52rem]:flex @min-[52rem]:pb-5">
                <p className="@min-[52rem]:w-36 @min-[52rem]:shrink-0 @min-[52rem]:pt-2">
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

/** A ring at the price, a brass line with its number for each adjustment, and a dot at the adjusted price. */
function Track({ sale, names, position }: TrackProps) {
  const end = adjustedPrice(sale);
  const side = end < sale.price ? -1 : 1;
  const line = '1.95em';
  let from = sale.price;
  const steps = sale.adjustments.flatMap((amount, index) => {
    if (amount === 0) return [];
    const step = { from, to: from + amount, label: `${names[index]} ${signedDollars(amount)}` };
    from = step.to;
    return step;
  });
  return (
    <svg width="100%" height={`${2.6 + 1.25 * Math.max(1, steps.length - 1)}em`} aria-hidden="true" className="block">
      {steps.map(({ from, to, label }, index) => (
        <g key={label} strokeWidth="2" className={shapes.dimension}>
          <line x1={percent(position(from))} x2={percent(position(to))} y1={line} y2={line} />
          <svg x={percent(position(to))} y={line} overflow="visible" aria-hidden="true">
            <path d={to === end ? '' : 'M0-7V7'} />
            <path d={to > from ? 'M-15-5l6 5-6 5' : 'M15-5 9 0l6 5'} />
          </svg>
          <text
            x={percent(Math.min(80, Math.max(20, position((from + to) / 2))))}
            y={index === 0 ? '1.05em' : `${2.1 + 1.25 * index}em`}
            textAnchor="middle"
            className={`stroke-none ${letters.brass}`}
          >
            {label}
          </text>
        </g>
      ))}
      <circle
        cx={percent(position(sale.price))}
        cy={line}
        r="5"
        strokeWidth="2"
        className="fill-card stroke-ink forced-colors:fill-[Canvas] forced-colors:stroke-current"
      />
      <circle cx={percent(position(end))} cy={line} r="6.5" className={letters.ink} />
      <text
        x={percent(position(sale.price))}
        y="2.3em"
        dx={`${-0.8 * side}em`}
        textAnchor={side < 0 ? 'start' : 'end'}
        className={`${letters.soft} hidden @min-[52rem]:block`}
      >
        {dollars(sale.price)}
      </text>
      <text
        x={percent(position(end))}
        y="2.3em"
        dx={`${0.8 * side}em`}
        textAnchor={side < 0 ? 'end' : 'start'}
        className={`font-semibold ${letters.ink}`}
      >
        {dollars(end)}
      </text>
      {/* Another dot, which moves once from the price to the adjusted price where the browser can tell when it is seen. */}
      <svg
        x={percent(Math.min(position(sale.price), position(end)))}
        width={percent(Math.abs(position(end) - position(sale.price)))}
        overflow="visible"
        aria-hidden="true"
      >
        <circle cx={side < 0 ? 0 : '100%'} cy={line} r="6.5" className={`sale-dot ${letters.ink}`} />
      </svg>
    </svg>
  );
}
