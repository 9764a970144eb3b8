import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DimensionLine, NumberMark } from '@/components/ui/DimensionLine';
import { letters, shapes } from '@/components/ui/drawing';
import { unbroken } from '@/components/ui/unbroken';
import type { SampleReportText } from '@/content/loader';
import { TitledSection } from './ServiceSections';

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

const change = (amount: number) => (amount === 0 ? '0' : `${amount < 0 ? '−' : '+'}${dollars(Math.abs(amount))}`);

/** Also heard, because the notes below the report refer to its parts by number. */
const Mark = ({ number }: { number: number }) => <NumberMark number={number} className="size-6" />;

function PartTitle({ number, children }: { number: number; children: string }) {
  return (
    <p className="flex items-center gap-2 text-balance font-semibold">
      <Mark number={number} /> {children}
    </p>
  );
}

/** The floor plan as an appraiser sketches it, with a brass dimension line on two sides. */
function Plan({ width, depth }: { width: number; depth: number }) {
  return (
    <>
      <p className="sr-only">
        {width} by {depth} feet
      </p>
      <svg viewBox="0 0 204 150" aria-hidden="true" fontSize="14" className="mt-3 h-auto w-full max-w-52 font-sans">
        <path d="M6 6h134v100H6z" className={shapes.card} strokeWidth="2" />
        <path d="M6 62h52M80 62h60M80 6v30M80 52v54" className={shapes.outline} />
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
    </>
  );
}

function Comparison({ sold, price, adjustments, adjusted, sales }: SampleReportText['comparison']) {
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
        {adjustments.map((adjustment, index) => row(adjustment, (sale) => change(sale.adjustments[index] ?? 0)))}
        {row(adjusted, (sale) => dollars(sale.adjustments.reduce((sum, amount) => sum + amount, sale.price)), true)}
      </tbody>
    </table>
  );
}

/** A page of an invented report, with four numbered parts that are explained below it. */
export function SampleReport({ heading, caption, ...report }: SampleReportText) {
  const { stamp, title, details, plan, comparison, value, notes } = report;
  return (
    <TitledSection id="sample-report" title={heading}>
      <figure className="rounded-card border border-rule bg-card shadow-card">
        <div className="px-3 pt-5 pb-6 sm:px-7 sm:pt-7 sm:pb-8">
          <div className="-mx-3 -mt-5 rounded-card border-rule border-b bg-white px-2.5 py-4 text-label sm:mx-0 sm:mt-0 sm:rounded-none sm:border sm:p-6 sm:shadow-card">
            <div className="flex flex-wrap items-start justify-between gap-4">
              <div>
                <p className="font-serif text-heading-s">{title}</p>
                <DimensionLine className="mt-3 w-16" />
              </div>
              <p className="rotate-3 rounded-edge border-2 border-brass px-2 py-0.5 font-semibold text-brass-ink uppercase tracking-label">
                {stamp}
              </p>
            </div>
            <div className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-5">
              <div className="flex gap-2 sm:col-span-3">
                <Mark number={1} />
                <dl className="grow">
                  {details.map(({ label, text }) => (
                    <div key={label} className="border-rule border-b pb-1.5 not-first:pt-1.5">
                      <dt className="text-ink-soft">{label}</dt>
                      <dd className="font-semibold">{unbroken(text)}</dd>
                    </div>
                  ))}
                </dl>
              </div>
              <div className="sm:col-span-2">
                <PartTitle number={2}>{plan.title}</PartTitle>
                <Plan {...plan} />
              </div>
            </div>
            <div className="mt-6">
              <PartTitle number={3}>{comparison.title}</PartTitle>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a narrow phone, also by keyboard. */}
              <section aria-label={comparison.title} tabIndex={0} className="relative overflow-x-auto">
                <Comparison {...comparison} />
              </section>
            </div>
            <div className="mt-6 border-brass border-t-2 pt-4">
              <PartTitle number={4}>{value.title}</PartTitle>
              <p className="mt-2 font-serif text-heading-m tabular-nums">{dollars(value.amount)}</p>
              <p className="mt-2 max-w-measure">{value.reason}</p>
              <p className="mt-8 w-60 max-w-full border-ink border-t pt-1 text-ink-soft">{value.signature}</p>
            </div>
          </div>
          <ol className="mt-6 grid gap-x-8 gap-y-3 text-label sm:grid-cols-2">
            {notes.map((note, index) => (
              <li key={note} className="flex gap-3">
                <Mark number={index + 1} /> <span>{unbroken(note)}</span>
              </li>
            ))}
          </ol>
        </div>
        <figcaption className="text-pretty border-rule border-t px-3 py-3 text-ink-soft text-label sm:px-7">
          {caption}
        </figcaption>
      </figure>
    </TitledSection>
  );
}
