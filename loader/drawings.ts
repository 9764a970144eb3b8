/*
 * Drawn explanations, which a text has as fenced blocks of YAML (docs/editing.md): here they become data, which
 * components/ui/Drawings.tsx draws. All but `bars` draw what a file of content/ says: `threshold` amounts.yaml, the others theirs.
 */
import type { MarkdownIt, Token } from 'markdown-it';
import { z } from 'zod';
import { today } from '../shared/ownerTime';
import { amountOn, getAmounts } from './amounts';
import { exactly, list, wholeNumber, yesOrNo } from './fieldTypes';
import { checkTokens, createMarkdownIt, drawingMistake, type LinkInText } from './markdownParser';
import { filledText, reporterFor } from './namedValues';
import { getPicture, pictureName } from './pictures';
import { type Mistake, parseYaml, readContent, validate } from './read';

/** A text with Markdown in it, in a drawing. Its HTML depends on the sources of the text around it. */
interface MarkdownText {
  markdown: string;
  html: string;
  /** In a file that drawings read, where it is checked; a drawing's other words are checked with the text around it. */
  links?: LinkInText[];
}
/** A short text in a drawing's YAML, whose HTML is written later: see {@link MarkdownText}. */
const markdownText = filledText.transform((markdown): MarkdownText => ({ markdown, html: '' }));

const markdownIt = createMarkdownIt();

/** All texts with Markdown in a value, and where they are in it. */
function markdownTextsIn(value: unknown, path: PropertyKey[] = []): { text: MarkdownText; path: PropertyKey[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isMarkdownText(value)) return [{ text: value, path }];
  return Object.entries(value).flatMap(([key, inside]) =>
    markdownTextsIn(inside, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
const isMarkdownText = (value: object): value is MarkdownText => 'markdown' in value;

/** Reports the mistakes in all Markdown texts of a file that drawings read, which lists `sources`. */
function checkMarkdownTexts<Fields>(fields: Fields, context: z.RefinementCtx, sources: readonly string[] = []): Fields {
  for (const { text, path } of markdownTextsIn(fields)) {
    const withoutListed = text.markdown.replace(/\[\^([^\]]+)\]/g, (mention, source) =>
      sources.includes(source) ? '' : mention,
    );
    const tokens = markdownIt.parseInline(withoutListed, {});
    text.links = checkTokens(tokens, reporterFor(context, path), (source) =>
      sources.length > 0 ? `add a line that begins with ${source}: below "sources"` : 'this file can’t name any',
    );
  }
  return fields;
}

const money = wholeNumber('300000');
/** What a part of a bar is decides how it looks: one key for all drawings. */
const part = { is: z.enum(['basis', 'debt', 'yours', 'taxed']), name: markdownText, amount: money };

const barsSchema = z
  .strictObject({
    title: markdownText,
    bars: list({ name: markdownText, parts: list(part) }),
    /** What isn't on their scale. */
    note: markdownText.optional(),
  })
  .transform((drawing) => ({ kind: 'bars' as const, ...drawing }));
/** The fields of `content/buyout.yaml` and `content/transfers.yaml`. */
export const barsFileSchema = barsSchema.transform((fields, context) => checkMarkdownTexts(fields, context));
const barsOf = (file: string) => z.null().transform(() => readContent(file, barsFileSchema));

/** The fields of `content/step-up.yaml`: one house on three dates, and what is taxed with the basis of the first two. */
const stepUpFields = z.strictObject({
  title: markdownText,
  dates: exactly(
    3,
    z
      .strictObject({ what: filledText, year: wholeNumber('1985'), amount: money, image: pictureName })
      .transform(({ image, ...date }) => ({ ...date, picture: getPicture(image) })),
  ).refine(
    ([bought, death, sold]) => bought.year < death.year && death.year < sold.year,
    'write the oldest date first',
  ),
  /** What the years from each date to the next are. */
  between: exactly(2, filledText),
  bars: exactly(2, markdownText),
  /** What the parts of a bar are. */
  basis: markdownText,
  steppedUp: markdownText,
  taxed: markdownText,
});
/** Of `content/step-up.yaml`. Amounts are in dollars. */
export const stepUpSchema = stepUpFields.transform((fields, context) => checkMarkdownTexts(fields, context));

function stepUp() {
  const { title, dates, between, bars, basis, steppedUp, taxed } = readContent('step-up.yaml', stepUpSchema);
  const [bought, death, sold] = dates;
  return {
    ...{ kind: 'step-up' as const, title, dates, between },
    bars: bars.map((name, index) => {
      // A house that lost value leaves nothing that may be taxed.
      const untaxed = Math.min((index > 0 ? death : bought).amount, sold.amount);
      const old = Math.min(bought.amount, untaxed);
      const parts = [
        { is: 'basis' as const, name: basis, amount: old },
        { is: 'yours' as const, name: steppedUp, amount: untaxed - old },
        { is: 'taxed' as const, name: taxed, amount: sold.amount - untaxed },
      ];
      return { name, parts: parts.filter(({ is, amount }) => amount > 0 || is !== 'yours') };
    }),
  };
}

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
const getDeadlines = () => readContent('deadlines.yaml', deadlinesSchema);

/** A place on a scale, with the words that name it there. */
const scalePlace = z.union(
  [
    z.iso.date().transform((text) => ({ text, date: true, value: Date.parse(text) })),
    z
      .string()
      .regex(/^\$?\d[\d,]*( [a-z ]+)?$/)
      .transform((text) => ({ text, date: false, value: Number(text.replace(/\D/g, '')) })),
  ],
  { error: 'write a date such as 2026-04-15, an amount such as $470,000, or a number such as 3 days' },
);

const scaleSchema = z
  .strictObject({
    title: markdownText,
    points: list({ at: scalePlace, name: filledText, main: yesOrNo.default(false) })
      .min(2)
      .refine(
        (points) => points.every(({ at }, index) => index === 0 || at.value > (points[index - 1]?.at.value ?? 0)),
        'write the points in their order',
      ),
    /** What is between a point and the next. */
    stretches: z.array(markdownText).max(3).default([]),
    note: markdownText.optional(),
  })
  .refine(({ points, stretches }) => stretches.length === 0 || stretches.length === points.length - 1, {
    path: ['stretches'],
    error: 'write one for each point but the last, or none',
  })
  .transform((drawing) => ({ kind: 'scale' as const, ...drawing }));

/** What a gift uses of the giver's exclusion, as a bar. */
const giftSchema = z
  .strictObject({ title: markdownText, value: money, name: markdownText, used: markdownText, left: markdownText })
  .transform(({ title, value, name, used, left }) => {
    const { annualExclusion, basicExclusion } = getAmounts();
    const [yearly = 0, all = 0] = [annualExclusion, basicExclusion].map(({ values }) => amountOn(values));
    const gift = Math.min(all, Math.max(0, value - yearly));
    const parts = [
      { is: 'yours' as const, name: used, amount: gift },
      { is: 'yours' as const, name: left, amount: all - gift },
    ];
    return { kind: 'bars' as const, title, bars: [{ name, parts }], note: undefined };
  });

const track = z.string().refine((id) => Object.hasOwn(getDeadlines().tracks, id), {
  error: () => `is not in deadlines.yaml, which has ${Object.keys(getDeadlines().tracks).join(', ')}`,
});

/** By the word after the three signs, what a block says, and what its drawing shows. */
const drawingSchemas = {
  bars: barsSchema,
  buyout: barsOf('buyout.yaml'),
  transfers: barsOf('transfers.yaml'),
  deadlines: z.strictObject({ title: markdownText, tracks: z.array(track).min(1) }).transform(({ title, tracks }) => {
    const { tracks: all, sources, ...words } = getDeadlines();
    const drawn = [...new Set(tracks)].flatMap((id) => (all[id] ? { id, ...all[id] } : []));
    return { kind: 'deadlines' as const, title, tracks: drawn, ...words };
  }),
  threshold: z
    .strictObject({ title: markdownText, taxed: filledText, free: filledText, unknown: filledText })
    .transform((fields) => {
      const { values } = getAmounts().estateTaxThreshold;
      return { kind: 'threshold' as const, ...fields, values, today: today() };
    }),
  'step-up': z.null().transform(stepUp),
  scale: scaleSchema,
  gift: giftSchema,
};

/** What a drawing shows; `kind` says which it is. Amounts are in dollars, dates ISO, texts HTML. */
export type DrawingData = z.output<(typeof drawingSchemas)[keyof typeof drawingSchemas]>;

const isKind = (name: string): name is keyof typeof drawingSchemas => Object.hasOwn(drawingSchemas, name);

/** What a block says, or the mistakes in it; its own first line is line 0. */
function readDrawing({ info, content, level }: Token): { data: DrawingData } | { mistakes: Mistake[] } {
  const refuse = (problem: string) => ({ mistakes: [{ line: 0, problem }] });
  if (level > 0)
    return refuse('begin this drawing at the edge of the text: it can’t be in a list, a quote or a source');
  const kind = info.trim();
  if (!isKind(kind)) return refuse(`after the three signs \`\`\`, write ${Object.keys(drawingSchemas).join(', ')}`);
  const { mistake, ...parsed } = parseYaml(content);
  return mistake ? { mistakes: [mistake] } : validate(parsed, drawingSchemas[kind]);
}

/** The sources of the deadlines, as Markdown. Those that no text mentions are left out of the page. */
const deadlineSources = () =>
  Object.entries(getDeadlines().sources)
    .map(([name, { markdown }]) => `[^${name}]: ${markdown}`)
    .join('\n\n');

/** What the plugin below writes into the `meta` of its tokens. */
const metaOf = ({ meta }: Token) => (meta ?? {}) as { drawing?: DrawingData; text?: MarkdownText };

/**
 * A plugin for markdown-it that reads the blocks. Behind the token of a drawing are tokens of its texts, so that their links
 * and sources are those of the text around it; {@link partsOf} gives each text its HTML.
 */
export function drawingPlugin(markdownIt: MarkdownIt): void {
  markdownIt.core.ruler.after('block', 'drawings', (state) => {
    const token = (type: string, fields: Partial<Token>) => Object.assign(new state.Token(type, '', 0), fields);
    // Words of another file are on no line of this text, so they are below its last.
    const end = state.src.split('\n').length;
    const sources: Token[] = [];
    state.tokens = state.tokens.flatMap((block) => {
      if (block.type !== 'fence') return block;
      const read = readDrawing(block);
      if ('mistakes' in read) {
        return read.mistakes.map(({ line = 0, problem }) => {
          const at = (block.map?.[0] ?? 0) + line;
          return token(drawingMistake, { content: problem, map: [at, at] });
        });
      }
      if (read.data.kind === 'deadlines') state.md.block.parse(deadlineSources(), state.md, state.env, sources);
      // A copy, because several texts may draw the same deadlines, each with HTML of its own.
      const drawing = structuredClone(read.data);
      const texts = markdownTextsIn(drawing).map(({ text }) => {
        const map = text.links ? ([end, end] as [number, number]) : block.map;
        return token('inline', { content: text.markdown, children: [], map, meta: { text } });
      });
      return [token('drawing', { meta: { drawing } }), ...texts];
    });
    for (const source of sources) source.map = [end, end];
    // First, so that the text can list a source of the same name itself.
    state.tokens.unshift(...sources);
  });
}

/** A part of a text: running text as HTML, or a drawing. No other part of the text has its `id`. */
type TextPart = { id: string } & ({ html: string } | { drawing: DrawingData });

/** Divides tokens, of which the first is at `start` in its text, into parts of the text. */
export function partsOf(tokens: readonly Token[], start: number, writeHtml: (tokens: Token[]) => string): TextPart[] {
  const parts: TextPart[] = [];
  let running: Token[] = [];
  const endRunning = (end: number) => {
    if (running.length > 0) parts.push({ id: String(end - running.length), html: writeHtml(running) });
    running = [];
  };
  for (const [index, token] of tokens.entries()) {
    const { drawing, text } = metaOf(token);
    if (text) text.html = writeHtml([token]);
    else if (!drawing) running.push(token);
    else {
      endRunning(start + index);
      parts.push({ id: String(start + index), drawing });
    }
  }
  endRunning(start + tokens.length);
  return parts;
}
