/*
 * Drawn explanations, which a text has as fenced blocks of YAML (docs/editing.md): here they become data, which
 * components/ui/Drawings.tsx draws. All but `bars` draw what a file of content/ says: `threshold` amounts.yaml, the others theirs.
 */
import type { MarkdownIt, Token } from 'markdown-it';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { getAmounts } from './amounts';
import { getDeadlines } from './deadlines';
import { list, type MarkdownText, markdownText, plainText, wholeNumber } from './fieldTypes';
import { getPicture, pictureName } from './pictures';
import { readContent } from './read';

const money = wholeNumber('300000');
/** What a part of a bar is decides how it looks: one key for all figures. */
const part = { is: z.enum(['basis', 'debt', 'yours', 'taxed']), name: markdownText, amount: money };

/** Bars with a title; also the fields of `content/buyout.yaml` and `content/transfers.yaml`. */
export const barsSchema = z
  .strictObject({ title: markdownText, bars: list({ name: markdownText, parts: list(part) }) })
  .transform((figure) => ({ kind: 'bars' as const, ...figure }));
const barsOf = (file: string) => z.null().transform(() => readContent(file, barsSchema));

/** The fields of `content/step-up.yaml`: one house on three dates, and what is taxed with the basis of the first two. */
export const stepUpSchema = z.strictObject({
  title: markdownText,
  dates: list({ what: plainText, year: wholeNumber('1985'), amount: money, image: pictureName })
    .length(3)
    .refine(
      (dates) => dates.every(({ year }, index) => year > (dates[index - 1]?.year ?? 0)),
      'write the oldest date first',
    ),
  /** What the years from each date to the next are. */
  between: z.array(plainText).length(2),
  bars: list({ name: markdownText, basis: markdownText, taxed: markdownText }).length(2),
});

function stepUp() {
  const { title, dates, between, bars } = readContent('step-up.yaml', stepUpSchema);
  const sold = dates.at(-1)?.amount ?? 0;
  return {
    ...{ kind: 'step-up' as const, title, between },
    dates: dates.map(({ image, ...date }) => ({ ...date, picture: getPicture(image) })),
    bars: bars.map(({ name, basis, taxed }, index) => {
      const amount = dates[index]?.amount ?? 0;
      const parts = [
        // A house that lost value leaves nothing that may be taxed.
        { is: 'basis' as const, name: basis, amount: Math.min(amount, sold) },
        { is: 'taxed' as const, name: taxed, amount: Math.max(0, sold - amount) },
      ];
      return { name, parts };
    }),
  };
}

const track = z.string().refine((id) => Object.hasOwn(getDeadlines().tracks, id), {
  error: () => `is not in deadlines.yaml, which has ${Object.keys(getDeadlines().tracks).join(', ')}`,
});

/** By the word after the three signs, what a block says, and what its figure shows. */
const figureSchemas = {
  bars: barsSchema,
  buyout: barsOf('buyout.yaml'),
  transfers: barsOf('transfers.yaml'),
  deadlines: z.strictObject({ title: markdownText, tracks: z.array(track).min(1) }).transform(({ title, tracks }) => {
    const { tracks: all, sources, ...words } = getDeadlines();
    const drawn = [...new Set(tracks)].flatMap((id) => (all[id] ? { id, ...all[id] } : []));
    return { kind: 'deadlines' as const, title, tracks: drawn, ...words };
  }),
  threshold: z
    .strictObject({ title: markdownText, taxed: plainText, free: plainText, unknown: plainText })
    .transform((words) => {
      const { values } = getAmounts().estateTaxThreshold;
      return { kind: 'threshold' as const, ...words, values, today: new Date().toISOString().slice(0, 10) };
    }),
  'step-up': z.null().transform(stepUp),
};

export type FigureData = z.output<(typeof figureSchemas)[keyof typeof figureSchemas]>;

/** What the YAML of a block says; a mistake is returned as a sentence. */
function readFigure(kind: string, source: string): FigureData | string {
  if (!Object.hasOwn(figureSchemas, kind)) {
    return `after the three signs \`\`\`, write ${Object.keys(figureSchemas).join(', ')}`;
  }
  const document = parseDocument(source, { schema: 'failsafe', prettyErrors: false, logLevel: 'error' });
  if (document.errors[0]) return 'the lines of this figure cannot be read: line up each field with its neighbors';
  const schema: z.ZodType<FigureData> = figureSchemas[kind as keyof typeof figureSchemas];
  const result = schema.safeParse(document.toJS(), {
    error: ({ code, input }) => (code === 'invalid_type' && input === undefined ? 'is missing' : undefined),
  });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  return `this figure: ${issue?.path.join(', ')} ${issue?.message}`;
}

/** What the token of a figure with a mistake is called; its content is the sentence. */
export const figureMistake = 'figure_mistake';

function textsOf(value: unknown): MarkdownText[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'markdown' in value ? [value as MarkdownText] : Object.values(value).flatMap(textsOf);
}

/**
 * A plugin for markdown-it that reads the blocks. The token of a figure has its data as `meta`, and is followed by its texts,
 * so that their links and sources are those of the text around it; {@link partsOf} gives the figure their HTML.
 */
export function figurePlugin(markdown: MarkdownIt): void {
  markdown.core.ruler.after('block', 'figures', (state) => {
    const token = (type: string, content: string, map: Token['map'], meta: unknown): Token =>
      Object.assign(new state.Token(type, '', 0), { content, map, meta, children: type === 'inline' ? [] : null });
    state.tokens = state.tokens.flatMap((block) => {
      if (block.type !== 'fence') return block;
      const nested = 'begin this figure at the edge of the text: it can’t be in a list, a quote or a source';
      const figure = block.level > 0 ? nested : readFigure(block.info.trim(), block.content);
      if (typeof figure === 'string') return token(figureMistake, figure, block.map, null);
      const texts = textsOf(figure).map((text) => token('inline', text.markdown, block.map, null));
      return [token('figure', '', block.map, figure), ...texts];
    });
  });
}

/** A part of a text: running text as HTML, or a figure, whose `id` no other of the text has. */
export type TextPart = { html: string } | { id: string; figure: FigureData };

export function partsOf(tokens: readonly Token[], from: number, to: number, writeHtml: (tokens: Token[]) => string) {
  const parts: TextPart[] = [];
  let written = from;
  const writeUntil = (index: number) => {
    if (index > written) parts.push({ html: writeHtml(tokens.slice(written, index)) });
  };
  for (let index = from; index < to; index += 1) {
    const { type, meta } = tokens[index] as Token;
    if (type !== 'figure') continue;
    writeUntil(index);
    // A copy, because several texts may draw the same deadlines.
    const figure = structuredClone(meta as FigureData);
    const texts = textsOf(figure);
    texts.forEach((text, place) => {
      text.html = writeHtml(tokens.slice(index + 1 + place, index + 2 + place));
    });
    parts.push({ id: String(index), figure });
    written = index + 1 + texts.length;
  }
  writeUntil(to);
  return parts;
}
