/*
 * Drawn explanations, which a text has as fenced blocks of YAML (docs/editing.md): here they become data, which
 * components/drawings/TextWithDrawings.tsx draws. `columns`, `scale` and `tax-rates` say all that is drawn, the
 * others draw what a file of content/ says.
 */
import type { MarkdownIt, Token } from 'markdown-it';
import { z } from 'zod';
import { ownerToday } from '../shared/ownerTime';
import type { Amounts } from './amounts';
import {
  decimal,
  type FieldPath,
  type Html,
  inlineMarkdown,
  listOf,
  lowercaseId,
  mapStrings,
  oneLine,
  type ReplaceMarkdown,
  signedWholeNumber,
  wholeNumber,
  year,
  yesOrNo,
} from './fieldTypes';
import type { TextEnv } from './markdownParser';
import { interpolate } from './namedValues';
import { parseYaml, validate } from './parse';
import { getPicture, pictureName } from './pictures';

const money = wholeNumber('300000');
/** What a part of a column is, such as the equity above a debt. It decides how the part looks, in all drawings. */
const part = {
  role: z.enum(['basis', 'debt', 'equity', 'untaxed', 'taxable', 'value']),
  name: inlineMarkdown,
  amount: money,
};

const columnsSchema = z
  .strictObject({
    title: inlineMarkdown,
    columns: listOf({
      name: inlineMarkdown,
      /** A sentence below the column. */
      text: inlineMarkdown.optional(),
      stacks: listOf({ name: inlineMarkdown.optional(), parts: listOf(part) }).max(2),
    }),
    note: inlineMarkdown.optional(),
  })
  .transform((drawing) => ({ kind: 'columns' as const, ...drawing }));

const datedHouse = z
  .strictObject({ event: oneLine, year, amount: money, image: pictureName })
  .transform(({ image, ...date }) => ({ ...date, picture: getPicture(image) }));

/** The file `content/step-up.yaml`: one house on three dates, and what is taxed with the basis of the first two. */
const stepUpSchema = z.strictObject({
  title: inlineMarkdown,
  dates: z
    .tuple([datedHouse, datedHouse, datedHouse])
    .refine(
      ([bought, death, sold]) => bought.year < death.year && death.year < sold.year,
      'write the three years in their order',
    ),
  columnNames: z.tuple([inlineMarkdown, inlineMarkdown]),
  /** What the parts of a column are. */
  basis: inlineMarkdown,
  steppedUp: inlineMarkdown,
  taxable: inlineMarkdown,
  note: inlineMarkdown,
});
function stepUpOf({ title, dates, columnNames, basis, steppedUp, taxable, note }: z.output<typeof stepUpSchema>) {
  const [bought, death, sold] = dates;
  const paid = { role: 'basis' as const, name: basis, amount: bought.amount };
  const oldBasis = { ...paid, amount: Math.min(bought.amount, death.amount) };
  const steppedUpBy = { role: 'untaxed' as const, name: steppedUp, amount: death.amount - oldBasis.amount };
  return {
    kind: 'step-up' as const,
    title,
    /** The house before it is sold, on blocks of these amounts. */
    before: [
      { ...bought, parts: [paid] },
      { ...death, parts: [oldBasis, steppedUpBy].filter(({ amount }) => amount > 0) },
    ],
    sold,
    note,
    columns: columnNames.map((name, index) => {
      // A house that lost value leaves nothing that may be taxed.
      const untaxed = Math.min((index > 0 ? death : bought).amount, sold.amount);
      const old = Math.min(bought.amount, untaxed);
      const parts = [
        { role: 'basis' as const, name: basis, amount: old },
        { role: 'untaxed' as const, name: steppedUp, amount: untaxed - old },
        { role: 'taxable' as const, name: taxable, amount: sold.amount - untaxed },
      ];
      return { name, parts: parts.filter(({ role, amount }) => amount > 0 || role !== 'untaxed') };
    }),
  };
}

const term = z.string().regex(/^[1-9]\d{0,2} (day|month|year)s?$/, 'write a time such as 40 days, 9 months or 2 years');

const deadline = {
  after: term,
  name: oneLine,
  /** Whether the house's value is needed by then, which the drawing emphasizes. */
  needsValue: yesOrNo.default(false),
  who: oneLine,
  toDo: inlineMarkdown,
  /** The title of an event in the visitor's calendar, which others may see. */
  calendarTitle: oneLine,
  /** Whether the law moves a last day on a weekend to the next business day. */
  movesOffWeekend: yesOrNo.default(false),
};

/** The file `content/deadlines.yaml`: what is due after which event, with sources. */
const deadlinesSchema = z.strictObject({
  /** By what starts the clock, with the label of the field for its date. */
  tracks: z.record(
    lowercaseId,
    z.strictObject({ startLabel: oneLine, dateLabel: oneLine, deadlines: listOf(deadline, 'name') }),
  ),
  /** Beside the field for the first track’s date, and above the others. */
  hint: oneLine,
  otherDates: oneLine,
  /** The legend: deadlines that need the house's value, the others, and the mark where a line is interrupted. */
  needsValueLabel: oneLine,
  othersLabel: oneLine,
  breakLabel: oneLine,
  note: inlineMarkdown,
  sources: z.record(z.string(), inlineMarkdown),
});

/** The files that only drawings read. */
export const drawingFileSchemas = {
  'deadlines.yaml': deadlinesSchema,
  'step-up.yaml': stepUpSchema,
};
type DrawingFiles = { [File in keyof typeof drawingFileSchemas]: z.output<(typeof drawingFileSchemas)[File]> };

/** A place on a scale, with the words for it. */
const scalePlace = z.union(
  [
    z.iso.date().transform((text) => ({ text, unit: 'date', value: Date.parse(text) })),
    z
      .string()
      .regex(/^\$?(\d{1,15}|\d{1,3}(,\d{3}){1,4})( [a-z ]+)?$/)
      .transform((text) => ({
        text,
        // Without the plural's s, so that 1 day and 3 days have one unit.
        unit: text.replace(/[\d,]+/, '').replace(/s\b/g, ''),
        value: Number(text.replace(/\D/g, '')),
      })),
  ],
  { error: 'write a date such as 2026-04-15, an amount such as $470,000, or a number such as 3 days' },
);

const scaleSchema = z
  .strictObject({
    title: inlineMarkdown,
    points: listOf({ at: scalePlace, name: oneLine, main: yesOrNo.default(false) })
      .min(2)
      .refine(
        (points) => points.every(({ at }, index) => index === 0 || at.value > (points[index - 1]?.at.value ?? 0)),
        'write the points in their order',
      )
      .refine((points) => new Set(points.map(({ at }) => at.unit)).size === 1, 'write all points in the same unit'),
    /** What one may do from one point until another. */
    spans: z.array(z.strictObject({ from: scalePlace, to: scalePlace, text: inlineMarkdown })).default([]),
    note: inlineMarkdown.optional(),
  })
  .superRefine(({ points, spans }, context) => {
    const isPoint = ({ value, unit }: (typeof points)[number]['at']) =>
      points.some(({ at }) => at.value === value && at.unit === unit);
    for (const [index, { from, to }] of spans.entries())
      if (from.value >= to.value || !isPoint(from) || !isPoint(to))
        context.addIssue({
          code: 'custom',
          path: ['spans', index],
          message: 'write "from" and "to" as the points do, in their order',
        });
  })
  .transform((drawing) => ({ kind: 'scale' as const, ...drawing }));

/** The rates of a tax, each on what is above `from`, with the tax on an amount as an example. */
const taxRatesSchema = z
  .strictObject({
    title: inlineMarkdown,
    rates: listOf({ from: signedWholeNumber, percent: decimal }).refine(
      (rates) => rates.every(({ from }, index) => (index > 0 ? from > (rates[index - 1]?.from ?? 0) : from === 0)),
      'write the rates in their order, the first from 0',
    ),
    example: z.strictObject({ amount: money, label: inlineMarkdown }),
    /** What the rates are charged on, in millions. */
    axis: oneLine,
  })
  .transform((drawing) => ({ kind: 'tax-rates' as const, ...drawing }));

/** By the word after the three signs: what a block may say, and what its drawing shows. */
function createDrawingSchemas(amounts: Amounts, files: DrawingFiles) {
  const withoutFields = <Drawing>(drawing: Drawing) => z.null().transform(() => drawing);
  const { tracks: allTracks, sources: _sources, ...words } = files['deadlines.yaml'];
  const track = z
    .string()
    .refine(
      (id) => Object.hasOwn(allTracks, id),
      `is not in deadlines.yaml, which has ${Object.keys(allTracks).join(', ')}`,
    );
  return {
    deadlines: z
      .strictObject({
        title: inlineMarkdown,
        tracks: z.array(track).min(1),
        only: z.array(z.string()).min(1).optional(),
      })
      .superRefine(({ tracks, only = [] }, context) => {
        const names = tracks.flatMap((id) => allTracks[id]?.deadlines.map(({ name }) => name) ?? []);
        for (const [index, name] of only.entries()) {
          const message = `"${name}" is not the name of a deadline of these tracks`;
          if (!names.includes(name)) context.addIssue({ code: 'custom', path: ['only', index], message });
        }
      })
      .transform(({ title, tracks, only }) => {
        const drawn = [...new Set(tracks)].flatMap((id) => {
          const { [id]: track } = allTracks;
          const deadlines = track?.deadlines.filter(({ name }) => only?.includes(name) ?? true) ?? [];
          return track && deadlines.length > 0 ? { id, ...track, deadlines } : [];
        });
        // The note says what the whole list leaves out, so a drawing of some deadlines does without it.
        return { kind: 'deadlines' as const, title, tracks: drawn, ...words, note: only ? undefined : words.note };
      }),
    threshold: z
      .strictObject({ title: inlineMarkdown, above: oneLine, below: oneLine, unknown: oneLine })
      .transform((fields) => ({
        kind: 'threshold' as const,
        ...fields,
        values: amounts.estateTaxThreshold.values,
        today: ownerToday(),
      })),
    'step-up': withoutFields(stepUpOf(files['step-up.yaml'])),
    'tax-rates': taxRatesSchema,
    scale: scaleSchema,
    columns: columnsSchema,
  };
}
type DrawingSchemas = ReturnType<typeof createDrawingSchemas>;
type Drawing = z.output<DrawingSchemas[keyof DrawingSchemas]>;

/** What the drawings in texts need of the files. */
export const drawingsEnvOf = (amounts: Amounts, files: DrawingFiles) => ({
  drawingSchemas: createDrawingSchemas(amounts, files),
  /** As Markdown. Sources that no text mentions are left out of the page. */
  deadlineSources: Object.entries(files['deadlines.yaml'].sources)
    .map(([name, { sourceText }]) => `[^${name}]: ${sourceText}`)
    .join('\n\n'),
});
export type DrawingsEnv = TextEnv & ReturnType<typeof drawingsEnvOf>;

/** What a drawing shows; `kind` says which it is. Amounts are in dollars, dates ISO. */
export type DrawingData = ReplaceMarkdown<Drawing, { html: Html }>;

/**
 * A plugin for markdown-it that reads the blocks: a drawing is the `meta` of its first token. Between that and its last,
 * each of its texts is a token, so that links are checked, and sources numbered in this order, with those of the whole
 * text. Its `meta` is the object that the drawing has for it, which then gets its HTML.
 */
export function drawingPlugin(markdownIt: MarkdownIt): void {
  markdownIt.core.ruler.after('block', 'drawings', (state) => {
    const { namedValues, drawingSchemas, deadlineSources, onMistake } = state.env as DrawingsEnv;
    const token = (type: string, fields: Partial<Token>) => Object.assign(new state.Token(type, '', 0), fields);
    const read = ({ info, content, level, map }: Token): Token[] => {
      const first = (map?.[0] ?? 0) + 1;
      const kind = info.trim() as keyof DrawingSchemas;
      if (level > 0)
        onMistake('begin this drawing at the edge of the text: it can’t be in a list, a quote or a source', first);
      else if (!Object.hasOwn(drawingSchemas, kind))
        onMistake(`after the three signs \`\`\`, write ${Object.keys(drawingSchemas).join(', ')}`, first);
      else {
        const result = validate(parseYaml(content), drawingSchemas[kind]);
        if (!result.mistakes) return tokensOf(result.data, (path) => first + result.lineOf(path));
        for (const { problem, line = 0 } of result.mistakes) onMistake(problem, first + line);
      }
      return [];
    };

    const tokensOf = (data: Drawing, lineOf: (path: FieldPath) => number) => {
      const texts: Token[] = [];
      const drawing = mapStrings(
        data,
        ({ sourceText }, path) => {
          const line = lineOf(path) - 1;
          const meta = {};
          texts.push(token('inline', { content: sourceText, children: [], map: [line, line], meta }));
          return meta;
        },
        (text, path) => interpolate(text, namedValues, (problem) => onMistake(problem, lineOf(path))),
      );
      return [token('drawing_open', { meta: drawing }), ...texts, token('drawing_close', {})];
    };

    const tokens = state.tokens.flatMap((block) => (block.type === 'fence' ? read(block) : block));
    const sources: Token[] = [];
    if (tokens.some(({ type, meta }) => type === 'drawing_open' && (meta as Drawing).kind === 'deadlines'))
      state.md.block.parse(deadlineSources, state.md, state.env, sources);
    // First, so that the text can list a source of the same name itself.
    state.tokens = [...sources, ...tokens];
  });
}

/** A piece of a text: running text as HTML, or a drawing. No other piece of the text has its `id`. */
type Piece = { id: string } & ({ html: Html } | { drawing: DrawingData });

/** Divides tokens, of which the first is at `start` in its text, into pieces. */
export function divideAtDrawings(
  tokens: readonly Token[],
  start: number,
  writeHtml: (tokens: Token[]) => Html,
): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const addText = (to: number) => {
    if (to > from) pieces.push({ id: String(start + from), html: writeHtml(tokens.slice(from, to)) });
  };
  for (const [index, { type, meta }] of tokens.entries()) {
    if (type !== 'drawing_open') continue;
    addText(index);
    from = 1 + tokens.findIndex(({ type }, at) => at > index && type === 'drawing_close');
    for (const text of tokens.slice(index + 1, from - 1)) Object.assign(text.meta ?? {}, { html: writeHtml([text]) });
    pieces.push({ id: String(start + index), drawing: meta as DrawingData });
  }
  addText(tokens.length);
  return pieces;
}
