import { z } from 'zod';

/** A text without markup. Line breaks become spaces, so that the owner can write it on several lines. */
export const plainText = z
  .string()
  .overwrite((value) => value.replace(/\s+/g, ' ').trim())
  .min(1, 'write a text');

/** One in which no value is filled in. */
export const textWithoutValues = plainText.regex(/^[^{}]*$/, 'no value can be named here: write it without { and }');

export const yesOrNo = z.stringbool('write true or false');

/** A day, as an ISO date. */
export const isoDate = (example: string) => z.iso.date({ error: `write a date such as ${example}`, abort: true });

/** A field that may be empty or missing; both become `null`. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => value || null, schema.nullable());

/** A list of entries with these fields, at least one. */
export const list = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.strictObject(shape)).min(1);

type Tuple<Item, Length, Items extends Item[] = []> = Items['length'] extends Length
  ? Items
  : Tuple<Item, Length, [...Items, Item]>;
/** A list of so many entries, so that each is there under its index. */
export const exactly = <Length extends number, Entry extends z.ZodType>(length: Length, entry: Entry) =>
  z
    .array(entry)
    .length(length)
    .transform((entries) => entries as Tuple<z.output<Entry>, Length>);

/** As {@link list}, but there may be none. */
export const listOrEmpty = <Shape extends z.ZodRawShape>(shape: Shape) =>
  orNull(z.array(z.strictObject(shape))).transform((entries) => entries ?? []);

export const wholeNumber = (example: string) =>
  z
    .string()
    .regex(/^[1-9]\d*$/, { error: `write a whole number in digits only, such as ${example}`, abort: true })
    .transform(Number);
