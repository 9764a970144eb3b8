import clsx from 'clsx';
import type { ReactNode } from 'react';
import { NumberBadge } from '@/components/ui/Icon';
import { letters, shapes } from '@/components/ui/svgClasses';
import { TextLink } from '@/components/ui/TextLink';
import { unbroken } from '@/components/ui/unbroken';
import type { SampleReportData } from '@/content/loader';

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

const signedDollars = (amount: number) =>
  amount === 0 ? '0' : `${amount < 0 ? '−' : '+'}${dollars(Math.abs(amount))}`;

interface PartProps {
  number: number;
  title: string;
  /** What a reader looks for here, in the color of the numbers: it isn't part of the report. */
  note: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A numbered part of the report. */
function Part({ number, title, note, className, children }: PartProps) {
  return (
    <div className={className}>
      <div className="flex gap-2">
        <NumberBadge number={number} className="size-6" />
        <div className="mt-0.5">
          <p className="font-semibold">{title}</p>
          <p className="text-balance text-brass-ink">{note}</p>
        </div>
      </div>
      {children}
    </div>
  );
}

/** The floor plan as an appraiser sketches it, with a brass dimension line on two sides, and its area. */
function Plan({ width, depth }: { width: number; depth: number }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 sm:gap-x-8">
      <svg viewBox="0 0 212 150" aria-hidden="true" fontSize="17" className="h-auto w-36 font-sans sm:w-44">
        <path
          d="M6 6h134v100H96M84 106H6V6M52 6v44M78 6v44M6 50h30M46 50h18M74 50h20M120 50h20M6 62h30M46 62h6v44"
          className={shapes.line}
          strokeWidth="2"
        />
        <path
          d="M46 50V40a10 10 0 0 0-10 10M46 62v10a10 10 0 0 1-10-10M64 50V40a10 10 0 0 1 10 10M84 106V94a12 12 0 0 1 12 12"
          className={shapes.outline}
        />
        <path
          d="M6 124h134M6 118v12M140 118v12M158 6v100M152 6h12M152 106h12"
          className={shapes.dimension}
          strokeWidth="2"
        />
        <text x="73" y="144" textAnchor="middle" className={letters.brass}>
          {width} ft
        </text>
        <text x="168" y="60" className={letters.brass}>
          {depth} ft
        </text>
      </svg>
      <p>
        <span className="block font-serif text-heading-s lining-nums">
          {(width * depth).toLocaleString('en-US')} sq ft
        </span>{' '}
        <span className="text-ink-soft">
          {width} by {depth} feet, one floor
        </span>
      </p>
    </div>
  );
}

function Comparison({ sold, price, adjustments, adjusted, sales }: SampleReportData['comparison']) {
  const row = (title: string, cellOf: (sale: (typeof sales)[number]) => ReactNode, total = false) => (
    <tr key={title} className={total ? 'border-ink border-t font-semibold' : 'border-rule border-t'}>
      <th scope="row" className={clsx('py-1.5 text-left', total ? 'font-semibold' : 'font-normal text-ink-soft')}>
        {title}
      </th>
      {sales.map((sale) => (
        <td key={sale.name} className="whitespace-nowrap py-1.5 pl-1.5 text-right">
          {cellOf(sale)}
        </td>
      ))}
    </tr>
  );
  return (
    <table className="mt-3 w-full tabular-nums">
      <thead>
        <tr>
          <td />
          {sales.map(({ name }) => (
            <th key={name} scope="col" className="whitespace-nowrap py-1.5 pl-1.5 text-right font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(sold, (sale) => sale.sold)}
        {row(price, (sale) => dollars(sale.price))}
        {adjustments.map((adjustment, index) => row(adjustment, (sale) => signedDollars(sale.adjustments[index] ?? 0)))}
        {row(adjusted, (sale) => dollars(sale.adjustments.reduce((sum, amount) => sum + amount, sale.price)), true)}
      </tbody>
    </table>
  );
}

interface SampleReportProps {
  report: SampleReportData;
  /** The address of the whole page, if this is only its beginning: it ends in a break line. */
  excerptOf?: string;
}

/** A page of an invented report, with notes on its four numbered parts. */
export function SampleReport({ report, excerptOf }: SampleReportProps) {
  const { stamp, title, property, assignment, details, plan, comparison, value, notes, caption } = report;
  return (
    <figure className="text-label">
      <div className={clsx('border border-rule bg-card px-4 py-5 shadow-card sm:p-7', excerptOf && 'border-b-0')}>
        <div className="flex flex-wrap items-start gap-4">
          <div className="grow basis-40">
            <p className="font-serif text-heading-s">{title}</p>
            <p className="text-balance text-ink-soft">{unbroken(property)}</p>
          </div>
          <p className="rotate-3 rounded-edge border-2 border-brass px-2 py-0.5 font-semibold text-brass-ink uppercase tracking-label">
            {stamp}
          </p>
        </div>
        <div className={clsx('mt-6 grid gap-x-8 gap-y-6', excerptOf && 'sm:grid-cols-[3fr_2fr]')}>
          <Part number={1} title={assignment} note={notes[0]}>
            <dl className={clsx('mt-1 grid gap-x-6', !excerptOf && 'sm:grid-cols-2')}>
              {details.slice(0, excerptOf ? 4 : undefined).map(({ label, text }) => (
                <div key={label} className="border-rule border-b py-1.5 sm:last:odd:col-span-2">
                  <dt className="text-ink-soft">{label}</dt>
                  <dd className="text-balance font-semibold">{unbroken(text)}</dd>
                </div>
              ))}
            </dl>
          </Part>
          <Part number={2} title={plan.title} note={notes[1]}>
            <Plan {...plan} />
          </Part>
        </div>
        <Part number={3} title={comparison.title} note={notes[2]} className="mt-6">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a narrow phone, also by keyboard. */}
          <section aria-label={comparison.title} tabIndex={0} className="relative overflow-x-auto">
            <Comparison {...comparison} />
          </section>
        </Part>
        <Part number={4} title={value.title} note={notes[3]} className="mt-6 border-brass border-t-2 pt-5">
          <p className="mt-2 ml-8 font-serif text-quote tabular-nums">{dollars(value.amount)}</p>
          {excerptOf ? null : (
            <>
              <p className="mt-2 max-w-measure">{value.reason}</p>
              <p className="mt-8 w-60 max-w-full border-ink border-t pt-1 text-ink-soft">{value.signature}</p>
            </>
          )}
        </Part>
      </div>
      {excerptOf ? (
        // A break line: how a draftsman shows that a drawing goes on.
        <svg viewBox="0 0 400 16" preserveAspectRatio="none" aria-hidden="true" className="block h-4 w-full">
          <path d="M0 0v8h186l6-8 16 16 6-8h186V0" className="fill-card forced-colors:fill-none" />
          <path d="M0 0v8M400 0v8" vectorEffect="non-scaling-stroke" strokeWidth="2" className="stroke-rule" />
          <path d="M0 8h186l6-8 16 16 6-8h186" vectorEffect="non-scaling-stroke" className={shapes.dimension} />
        </svg>
      ) : null}
      <figcaption className="mt-3 text-ink-soft">
        {caption}{' '}
        {excerptOf ? (
          <TextLink href={excerptOf} className="inline-flex min-h-11 items-center">
            See the whole page
          </TextLink>
        ) : null}
      </figcaption>
    </figure>
  );
}
