import clsx from 'clsx';
import type { ReactNode } from 'react';
import { shapeClass, textClass } from '@/components/drawings/primitives';
import { adjustedPrice, SalesDrawing, signedDollars } from '@/components/drawings/SalesDrawing';
import { keepTogether } from '@/components/ui/keepTogether';
import { TextLink } from '@/components/ui/TextLink';
import type { SampleReportData } from '@/loader';
import { elementIds } from '@/shared/elementIds';
import { dollars } from '@/shared/format';

interface NumberedPartProps {
  number: number;
  title: string;
  /** What a reader looks for here, in the color of the numbers: it isn't part of the report. */
  note: string;
  className?: string;
  children: ReactNode;
}

function NumberedPart({ number, title, note, className, children }: NumberedPartProps) {
  return (
    <div className={className}>
      <div className="flex gap-2">
        <span className="flex size-6 shrink-0 items-center justify-center rounded-round border-2 border-brass font-sans font-semibold text-brass-ink text-label leading-none">
          {number}
        </span>
        <div className="mt-0.5">
          <p className="font-semibold">{title}</p>
          <p className="text-balance font-sans text-brass-ink text-label">{note}</p>
        </div>
      </div>
      {children}
    </div>
  );
}

/** What the report is for, and which day its value is of. */
const ReportFacts = ({ facts, className }: Pick<SampleReportData, 'facts'> & { className: string }) => (
  <dl className={clsx('grid gap-x-6 sm:grid-cols-2', className)}>
    {facts.map(({ label, text }) => (
      <div key={label} className="border-rule border-t py-1.5 sm:last:odd:col-span-2">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="text-balance font-semibold">{keepTogether(text)}</dd>
      </div>
    ))}
  </dl>
);

/** The rooms of the plan, with the middles of their names. */
const rooms = [
  ['Bed', 29, 26],
  ['Bath', 65, 26],
  ['Bed', 94, 26],
  ['Kitchen', 125, 26],
  ['Bed', 29, 90],
  ['Living room', 100, 80],
  ['Garage', 167, 84],
] as const;

/**
 * The floor plan as an appraiser sketches it, with a brass dimension line on two sides, and its area. The drawing has
 * the proportions of 50 by 38 feet, whatever the content says.
 */
function Plan({ width, depth }: { width: number; depth: number }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-2">
      <svg viewBox="-24 0 220 130" aria-hidden="true" fontSize="9" className="h-auto w-full max-w-measure lining-nums">
        <path
          d="M6 6h134v100H96M84 106H6V6M52 6v44M78 6v44M110 6v44M6 50h30M46 50h18M74 50h12M96 50h18M134 50h6M6 62h30M46 62h6v44"
          className={shapeClass.line}
          strokeWidth="1.2"
        />
        <path
          strokeWidth="0.5"
          d="M46 50V40a10 10 0 0 0-10 10M46 62v10a10 10 0 0 1-10-10M64 50V40a10 10 0 0 1 10 10M96 50V40a10 10 0 0 0-10 10M84 106V94a12 12 0 0 1 12 12M140 52h54v60h-54v-6M146 112v-3h42v3"
          className={shapeClass.outline}
        />
        {rooms.map(([name, x, y]) => (
          <text
            key={`${x},${y}`}
            x={x}
            y={y}
            fontSize="6.8"
            textAnchor="middle"
            className="fill-ink-soft forced-colors:fill-current"
          >
            {name}
          </text>
        ))}
        <path d="M6 124h134M6 118v12M140 118v12M-8 6v100M-14 6h12M-14 106h12" className={shapeClass.dimension} />
        <text x="73" y="127" textAnchor="middle" className={textClass.ink}>
          {width} ft
        </text>
        <text x="-8" y="59" textAnchor="middle" className={textClass.ink}>
          {depth} ft
        </text>
      </svg>
      <p>
        <span className="block text-heading-s">{(width * depth).toLocaleString('en-US')} sq ft</span>{' '}
        <span className="text-ink-soft">
          {width} by {depth} feet, one floor, without the garage
        </span>
      </p>
    </div>
  );
}

function Comparison({ sold, price, area, adjustments, adjusted, sales }: SampleReportData['comparison']) {
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
    <table className="mb-3 w-full tabular-nums">
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
        {row(area, (sale) => sale.area.toLocaleString('en-US'))}
        {row(price, (sale) => dollars(sale.price))}
        {adjustments.map((name) => row(name, (sale) => signedDollars(sale.adjustments[name] ?? 0)))}
        {row(adjusted, (sale) => dollars(adjustedPrice(sale)), true)}
      </tbody>
    </table>
  );
}

/**
 * A page of an invented report with notes on its four parts, or only what differs from another's, and a link to that.
 */
export function SampleReport({ report, firm }: { report: SampleReportData; firm: string }) {
  const { stamp, title, page, property, assignment, facts, further, plan, comparison, value, caption, fullReportPath } =
    report;
  return (
    <figure className="text-label lg:text-compact">
      <div className="border border-rule bg-card px-5 pt-5 pb-8 font-serif lining-nums shadow-lift sm:px-10 sm:pt-8 sm:pb-12">
        <p className="flex flex-wrap justify-between gap-x-6 border-ink border-b pb-2">
          <span className="font-semibold">{firm}</span>{' '}
          <span>
            {title}, {page}
          </span>
        </p>
        <div className="mt-6 flex flex-wrap items-start gap-4">
          <p className="grow basis-40 text-balance text-heading-m">{keepTogether(property)}</p>
          <p className="rotate-3 rounded-edge border-2 border-brass px-2 py-0.5 font-sans font-semibold text-brass-ink uppercase tracking-label">
            {stamp}
          </p>
        </div>
        {fullReportPath ? (
          <>
            <ReportFacts facts={facts} className="mt-6" />
            <p className="mt-6 border-ink border-t pt-4">
              <span className="text-ink-soft">{value.title}</span>{' '}
              <span className="block text-heading-l">{dollars(value.amount)}</span>
            </p>
          </>
        ) : (
          <>
            <NumberedPart number={1} {...assignment} className="mt-6">
              <ReportFacts facts={facts} className="mt-3" />
              <details className="border-rule border-y">
                <summary className="min-h-11 font-semibold">{further.title}</summary>
                <ReportFacts facts={further.facts} className="pb-2" />
              </details>
            </NumberedPart>
            <NumberedPart number={2} title={plan.title} note={plan.note} className="mt-6">
              <Plan {...plan} />
            </NumberedPart>
            <NumberedPart number={3} title={comparison.title} note={comparison.note} className="mt-6">
              <p className="mt-3 mb-5 max-w-measure">{keepTogether(comparison.intro)}</p>
              <div className="font-sans">
                <SalesDrawing comparison={comparison} value={value} />
              </div>
              <details className="mt-5 border-rule border-y">
                <summary className="min-h-11 font-semibold">{comparison.grid}</summary>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a narrow phone, also by keyboard. */}
                <section aria-label={comparison.grid} tabIndex={0} className="relative overflow-x-auto">
                  <Comparison {...comparison} />
                </section>
              </details>
            </NumberedPart>
            <NumberedPart number={4} title={value.heading} note={value.note} className="mt-6">
              <p className="mt-3 max-w-measure">{keepTogether(value.reason)}</p>
              <p className="mt-8 w-60 max-w-full border-ink border-t pt-1 text-ink-soft">{value.signature}</p>
            </NumberedPart>
          </>
        )}
      </div>
      <figcaption className="mt-3 text-ink-soft">
        {caption}{' '}
        {fullReportPath ? (
          <TextLink
            href={`${fullReportPath}#${elementIds.service.sampleReport}`}
            className="inline-flex min-h-11 items-center"
          >
            See the sales in another sample report
          </TextLink>
        ) : null}
      </figcaption>
    </figure>
  );
}
