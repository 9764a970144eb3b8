import { z } from 'zod';

/** A text without markup. Line breaks become spaces, so that the owner can write it on several lines. */
export const oneLine = z
  .string()
  .overwrite((value) => value.replace(/\s+/g, ' ').trim())
  .min(1, { error: 'write a text', abort: true });

/** Fields of these names, each a text. */
export const textFields = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, oneLine])) as Record<Name, typeof oneLine>;

/** A text in which no value is filled in. */
export const textWithoutValues = oneLine.regex(/^[^{}]*$/, 'no value can be named here: write it without { and }');

declare const rendered: unique symbol;
/** HTML that this loader made of checked Markdown. */
export type Html = string & { readonly [rendered]: true };

/** A text with Markdown, before it is rendered. */
export class Markdown {
  constructor(readonly sourceText: string) {}
}
/** A text with Markdown, of any length. */
export const markdown = z
  .string()
  .trim()
  .min(1, 'write a text')
  .transform((source) => new Markdown(source));
/** Markdown in one line, such as the title of a drawing. */
export const inlineMarkdown = oneLine.transform((source) => new Markdown(source));

/** A value in which something else is in the place of each text with Markdown. */
export type ReplaceMarkdown<Value, Replacement> = Value extends Markdown
  ? Replacement
  : { [Key in keyof Value]: ReplaceMarkdown<Value[Key], Replacement> };

/** Where a value is in a file: the names of the fields and the places in the lists that lead to it. */
export type FieldPath = readonly PropertyKey[];

/** A copy of a value in which two functions replace the Markdown and every other string, ids and dates too. */
export function mapStrings<Value, Replacement>(
  value: Value,
  ofMarkdown: (text: Markdown, path: FieldPath) => Replacement,
  ofString = (text: string, _path: FieldPath) => text,
  path: FieldPath = [],
): ReplaceMarkdown<Value, Replacement> {
  const map = (inside: unknown, path: FieldPath): unknown => {
    if (typeof inside === 'string') return ofString(inside, path);
    if (typeof inside !== 'object' || inside === null) return inside;
    if (inside instanceof Markdown) return ofMarkdown(inside, path);
    if (Array.isArray(inside)) return inside.map((item, index) => map(item, [...path, index]));
    return Object.fromEntries(Object.entries(inside).map(([key, item]) => [key, map(item, [...path, key])]));
  };
  return map(value, path) as ReplaceMarkdown<Value, Replacement>;
}

export const yesOrNo = z.stringbool('write true or false');

/** A day, as an ISO date. */
export const isoDate = (example: string) => z.iso.date({ error: `write a date such as ${example}`, abort: true });

export const lowercaseId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write lowercase letters, digits and hyphens');

/** A field that may be empty or missing; both become `null`. */
export const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => value || null, schema.nullable());

/** A list of entries with these fields, of which no two have the same in the field `distinct`. */
const entriesOf = <Shape extends z.ZodRawShape>(shape: Shape, distinct?: keyof Shape & string) =>
  z
    .array(z.strictObject(shape))
    .refine(
      (entries: readonly Record<string, unknown>[]) =>
        !distinct || new Set(entries.map((entry) => entry[distinct])).size === entries.length,
      `give each entry its own "${distinct}"`,
    );

/** A list of {@link entriesOf} that may be empty. */
export const listOrNone = <Shape extends z.ZodRawShape>(shape: Shape, distinct?: keyof Shape & string) =>
  emptyAsNull(entriesOf(shape, distinct)).transform((entries) => entries ?? []);

/** A list of {@link entriesOf} with at least one. */
export const listOf = <Shape extends z.ZodRawShape>(shape: Shape, distinct?: keyof Shape & string) =>
  entriesOf(shape, distinct).min(1);

/** A number, written in a way that the pattern describes. */
const digits = (pattern: RegExp, error: string) => z.string().regex(pattern, { error, abort: true }).transform(Number);

/** A whole number above 0. */
export const wholeNumber = (example: string) =>
  digits(/^[1-9]\d{0,14}$/, `write a whole number in digits only, such as ${example}`);

/** A whole number that may be negative or 0. */
export const signedWholeNumber = digits(/^-?\d{1,15}$/, 'write a whole number in digits only, such as -12000');

/** A number that may have a fraction, such as a rate in percent. */
export const decimal = digits(/^\d{1,3}(\.\d{1,3})?$/, 'write a number such as 19.5');

export const year = digits(/^[1-9]\d{3}$/, 'write a year such as 2015');
