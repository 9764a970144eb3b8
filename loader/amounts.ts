import { z } from 'zod';
import { dollars, formatDay } from '../shared/format';
import { ownerToday } from '../shared/ownerTime';
import { emptyAsNull, isoDate, listOf, oneLine, textWithoutValues, wholeNumber } from './fieldTypes';

/** An amount, with the first and the last day on which it holds, as ISO dates. */
interface DatedAmount {
  from: string;
  until: string;
  amount: number;
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

const datedAmounts = z
  .strictObject({
    scope: emptyAsNull(textWithoutValues),
    source: oneLine,
    values: listOf({
      // Texts name whole months.
      from: isoDate('2027-01-01').refine((from) => from.endsWith('-01'), 'write the first day of a month'),
      amount: wholeNumber('3000000'),
    }).refine(
      (values) => values.every(({ from }, index) => from > (values[index - 1]?.from ?? '')),
      'write the amounts in the order of their dates',
    ),
  })
  .transform(({ values, ...fields }) => ({
    ...fields,
    values: values.map((value, index): DatedAmount => {
      const next = values[index + 1]?.from;
      return { ...value, until: next ? dayBefore(next) : `${value.from.slice(0, 4)}-12-31` };
    }),
  }));

/** The file `content/amounts.yaml`. The owner has each amount from the law or agency in its `source`. */
export const amountsSchema = z.strictObject({
  estateTaxThreshold: datedAmounts,
  basicExclusion: datedAmounts,
  annualExclusion: datedAmounts,
});
/** Every amount with its dates, oldest first. */
export type Amounts = z.output<typeof amountsSchema>;

// British English has no comma before the "and".
const listFormat = new Intl.ListFormat('en-GB');
const monthOf = (day: string) => formatDay(day, { month: 'long' });

/** The dates of an amount whose end is known, such as `from July through December 2026`, or `in 2026`. */
function datesInWords({ from, until }: Pick<DatedAmount, 'from' | 'until'>): string {
  const [first, last] = [from.slice(0, 4), until.slice(0, 4)];
  if (first !== last) return `from ${monthOf(from)} ${first} through ${monthOf(until)} ${last}`;
  if (from.endsWith('-01-01') && until.endsWith('-12-31')) return `in ${first}`;
  if (monthOf(from) === monthOf(until)) return `in ${monthOf(from)} ${first}`;
  return `from ${monthOf(from)} through ${monthOf(until)} ${last}`;
}

/**
 * The values that a text may name: each amount as it is today, and the amounts before it. Before the first amount
 * begins, the first counts; after the last ends, the last.
 */
export function amountValues(amounts: Amounts): Map<string, string> {
  const today = ownerToday();
  const entries = Object.entries(amounts).flatMap(([name, { scope, values }]) => {
    const begun = values.filter(({ from }) => from <= today);
    const now = begun.at(-1) ?? values[0];
    if (!now) return [];
    // Nobody knows yet when the last one ends: it may go on after this year.
    const endsUnknown = now === values.at(-1) && now.until >= today && !now.from.endsWith('-01-01');
    const dates = endsUnknown ? `since ${formatDay(now.from, { dateStyle: 'long' })}` : datesInWords(now);
    const current = [dollars(now.amount), scope, dates].filter(Boolean).join(' ');
    const unknown = now.until < today ? `; for ${today.slice(0, 4)}, not yet published when we last checked` : '';
    const before = begun.slice(0, -1).map((value) => `${dollars(value.amount)} ${datesInWords(value)}`);
    return [
      [name, current + unknown] as const,
      // Without an earlier amount there is no value of that name, so a text that names it is a mistake.
      ...(before.length > 0 ? [[`${name}Before`, listFormat.format(before)] as const] : []),
    ];
  });
  return new Map(entries);
}
