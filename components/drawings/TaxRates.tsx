import { InlineProse } from '@/components/ui/Prose';
import { dollars } from '@/shared/format';
import { piecewiseScale } from './piecewiseScale';
import {
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

/**
 * The rates of a tax, as stairs over what they are charged on. Below them is the tax itself, hatched up to the example.
 */
export function TaxRates({ rates, example, axis, hatchId }: HatchedProps<'tax-rates'>) {
  const steps = rates.map(({ from, percent: rate }, index) => ({ from, rate, to: rates[index + 1]?.from ?? Infinity }));
  // The last rate has no end: it is drawn as wide as the first.
  const end = (rates.at(-1)?.from ?? 0) + (rates[1]?.from ?? 1);
  const toPercent = piecewiseScale([0, 0], [end, 100]);
  const level = piecewiseScale([0, 100], [Math.max(...steps.map(({ rate }) => rate)) || 1, 10]);
  const taxes = steps.flatMap(({ from, to, rate }) =>
    example.amount > from ? Math.round(((Math.min(example.amount, to) - from) * rate) / 100) : [],
  );
  const total = taxes.reduce((sum, tax) => sum + tax, 0);
  return (
    <div className={labelClass}>
      <ul className="sr-only">
        {steps.map(({ from, rate }) => (
          <li key={from}>
            Above {dollars(from)}: {rate} percent
          </li>
        ))}
      </ul>
      <p className="mb-2">
        <InlineProse html={example.label.html} />{' '}
        <b className="block font-medium font-serif text-heading-s">
          {taxes.length > 1 ? `${taxes.map(dollars).join(' + ')} = ` : ''}
          {dollars(total)}
        </b>
      </p>
      <Hatch id={hatchId} />
      <Svg height="13rem" className="border-ink border-b">
        {steps.map(({ from, to, rate }, index) => {
          const widthUntil = (amount: number) => percent(Math.max(0, toPercent(amount) - toPercent(from)));
          const y = percent(level(rate));
          const box = { y, height: percent(100 - level(rate)) };
          return (
            <Placed key={from} x={toPercent(from)}>
              <rect {...box} width={widthUntil(to)} className={shapeClass.range} />
              <rect
                {...box}
                width={widthUntil(Math.min(to, example.amount))}
                fill={`url(#${hatchId})`}
                className={fillClass.taxable}
              />
              <line y1={percent(level(steps[index - 1]?.rate ?? 0))} y2={y} className={strongLineClass} />
              <line x2={widthUntil(to)} y1={y} y2={y} className={strongLineClass} />
              <text y={y} dy="-0.6em" className={`font-semibold ${textClass.ink}`}>
                {rate}%
              </text>
              <text y="100%" dy="1.5em" textAnchor={index > 0 ? 'middle' : 'start'} className={textClass.soft}>
                {from / 1e6}
              </text>
            </Placed>
          );
        })}
      </Svg>
      <p className="mt-8 text-ink-soft">{axis}</p>
    </div>
  );
}
