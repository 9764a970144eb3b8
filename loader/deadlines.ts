import { z } from 'zod';
import { yesOrNo } from './fieldTypes';
import { readContent } from './read';
import { checkMarkdownTexts, filledText, markdownText } from './texts';

const term = z.string().regex(/^[1-9]\d* (day|month|year)s?$/, 'write a time such as 40 days, 9 months or 2 years');
const id = z.string().regex(/^[a-z]+$/, 'write lowercase letters');

const deadline = z.strictObject({
  after: term,
  name: filledText,
  /** Whether the house's value is needed by then, which the drawing emphasizes. */
  needsValue: yesOrNo.default(false),
  who: filledText,
  what: markdownText,
  /** The title of an event in the visitor's calendar, which others may see. */
  calendar: filledText.pipe(z.string().regex(/^[^"<>&]+$/, 'write it without quotes, < > and &')),
  /** Whether the law moves a last day on a weekend to the next business day. */
  weekend: yesOrNo.default(false),
});

const deadlines = z.strictObject({
  /** By what starts the clock, with the label of the field for its date. */
  tracks: z.record(id, z.strictObject({ from: filledText, date: filledText, deadlines: z.array(deadline).min(1) })),
  /** Beside the field for the date of the death, and above the others. */
  hint: filledText,
  otherDates: filledText,
  /** The key: deadlines that need the house's value, and the others. */
  needsValue: filledText,
  others: filledText,
  note: markdownText,
  sources: z.record(z.string(), markdownText),
});

/** Of `content/deadlines.yaml`, whose Markdown texts may name the file's own sources. */
export const deadlinesSchema = deadlines.transform((fields, context) =>
  checkMarkdownTexts(fields, context, Object.keys(fields.sources)),
);

/** What is due after which event, with sources. Each text's HTML is empty until a page draws it. @throws ContentError */
export const getDeadlines = () => readContent('deadlines.yaml', deadlinesSchema);
