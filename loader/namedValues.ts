/* Values of business.yaml and amounts.yaml, which texts name. */
import { z } from 'zod';
import { amountValues } from './amounts';
import { getBusiness } from './business';
import { plainText } from './fieldTypes';
import { memoize } from './read';

/** Reports a mistake in a text on one of its lines, counted from 1. */
export type ReportMistake = (message: string, line: number) => void;

/** Reports a mistake on a line of a text, which is in the field `path` below the one that is validated. */
export const reporterFor =
  (context: z.RefinementCtx, path: PropertyKey[] = []): ReportMistake =>
  (message, line) =>
    context.addIssue({ code: 'custom', path, message, params: { line } });

const getNamedValues = () => memoize('named values', () => new Map([...getBusiness().namedValues, ...amountValues()]));

/** Replaces the name of every named value in a text, such as `{{fee}}`, by what `business.yaml` or `amounts.yaml` says. */
export function fillNamedValues(text: string, context: z.RefinementCtx): string {
  const namedValues = getNamedValues();
  return text.replace(/\{+[^{}\n]*\}*|\w+ *\}\}/g, (written: string, at: number) => {
    const value = namedValues.get(/^\{* *(\w+) *\}*$/.exec(written)?.[1] ?? '');
    if (value !== undefined && /^\{\{[^{}]+\}\}$/.test(written)) return value;
    // Other braces are the author's own, such as those of the YAML in a drawing.
    if (value === undefined && !written.startsWith('{{')) return written;
    const names = [...namedValues.keys()].map((name) => `{{${name}}}`).join(', ');
    const message = `"${written}" is not the name of a value: write one of ${names}`;
    reporterFor(context)(message, text.slice(0, at).split('\n').length);
    return written;
  });
}

/** A text without markup, in which named values are filled in. */
export const filledText = z.string().transform(fillNamedValues).pipe(plainText);
