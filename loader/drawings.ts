/*
 * Drawn explanations, which a text has as fenced blocks of YAML (docs/editing.md): here they become data, which
 * components/ui/Drawings.tsx draws. All but `bars` draw what a file of content/ says: `threshold` amounts.yaml, the others theirs.
 */
import type { MarkdownIt, Token } from 'markdown-it';
import { z } from 'zod';
import { today } from '../shared/ownerTime';
import { getAmounts } from './amounts';
import { getDeadlines } from './deadlines';
import { list, wholeNumber } from './fieldTypes';
import { getPicture, pictureName } from './pictures';
import { type Mistake, parseYaml, readContent, validate } from './read';
import { checkMarkdownTexts, drawingMistake, filledText, markdownText, markdownTextsIn } from './texts';

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
  dates: list({ what: filledText, year: wholeNumber('1985'), amount: money, image: pictureName })
    .length(3)
    .refine(
      (dates) => dates.every(({ year }, index) => year > (dates[index - 1]?.year ?? 0)),
      'write the oldest date first',
    ),
  /** What the years from each date to the next are. */
  between: z.array(filledText).length(2),
  bars: z.array(markdownText).length(2),
  /** What the parts of a bar are. */
  basis: markdownText,
  steppedUp: markdownText,
  taxed: markdownText,
});
/** Of `content/step-up.yaml`. Amounts are in dollars. */
export const stepUpSchema = stepUpFields.transform((fields, context) => checkMarkdownTexts(fields, context));

function stepUp() {
  const { title, dates, between, bars, basis, steppedUp, taxed } = readContent('step-up.yaml', stepUpSchema);
  const [bought = 0, death = 0, sold = 0] = dates.map(({ amount }) => amount);
  return {
    ...{ kind: 'step-up' as const, title, between },
    dates: dates.map(({ image, ...date }) => ({ ...date, picture: getPicture(image) })),
    bars: bars.map((name, index) => {
      // A house that lost value leaves nothing that may be taxed.
      const untaxed = Math.min(index > 0 ? death : bought, sold);
      const old = Math.min(bought, untaxed);
      const parts = [
        { is: 'basis' as const, name: basis, amount: old },
        { is: 'yours' as const, name: steppedUp, amount: untaxed - old },
        { is: 'taxed' as const, name: taxed, amount: sold - untaxed },
      ];
      return { name, parts: parts.filter(({ is, amount }) => amount > 0 || is !== 'yours') };
    }),
  };
}

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
};

/** What a drawing shows; `kind` says which it is. Amounts are in dollars, dates ISO, texts HTML. */
export type DrawingData = z.output<(typeof drawingSchemas)[keyof typeof drawingSchemas]>;

const isKind = (name: string): name is keyof typeof drawingSchemas => Object.hasOwn(drawingSchemas, name);

/** What a block says, or the mistakes in it; its own first line is line 0. */
function readDrawing({ info, content, level }: Token): { data?: DrawingData; mistakes?: Mistake[] } {
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

/** What the token of a drawing stands for: markdown-it has no typed place for it. */
const drawings = new WeakMap<Token, DrawingData>();

/**
 * A plugin for markdown-it that reads the blocks. The token of a drawing is a key of {@link drawings}, and is followed by its
 * texts, so that their links and sources are those of the text around it; {@link partsOf} gives the drawing their HTML.
 */
export function drawingPlugin(markdownIt: MarkdownIt): void {
  markdownIt.core.ruler.after('block', 'drawings', (state) => {
    const token = (type: string, content: string, map: Token['map']): Token =>
      Object.assign(new state.Token(type, '', 0), { content, map, children: type === 'inline' ? [] : null });
    // Words of another file are on no line of this text, so they are below its last.
    const end = state.src.split('\n').length;
    const sources: Token[] = [];
    state.tokens = state.tokens.flatMap((block) => {
      if (block.type !== 'fence') return block;
      const { data, mistakes = [] } = readDrawing(block);
      if (!data) {
        return mistakes.map(({ line = 0, problem }) => {
          const at = (block.map?.[0] ?? 0) + line;
          return token(drawingMistake, problem, [at, at]);
        });
      }
      const texts = markdownTextsIn(data).map(({ text }) =>
        token('inline', text.markdown, text.links ? [end, end] : block.map),
      );
      const place = token('drawing', '', block.map);
      drawings.set(place, data);
      if (data.kind === 'deadlines') state.md.block.parse(deadlineSources(), state.md, state.env, sources);
      return [place, ...texts];
    });
    for (const source of sources) source.map = [end, end];
    // First, so that the text can list a source of the same name itself.
    state.tokens.unshift(...sources);
  });
}

/** A part of a text: running text as HTML, or a drawing. No other part of the text has its `id`. */
type TextPart = { id: string } & ({ html: string } | { drawing: DrawingData });

/** Divides the tokens of a text, from one index up to another, into its parts. */
export function partsOf(tokens: readonly Token[], from: number, to: number, writeHtml: (tokens: Token[]) => string) {
  const parts: TextPart[] = [];
  let written = from;
  const writeUntil = (index: number) => {
    if (index > written) parts.push({ id: String(written), html: writeHtml(tokens.slice(written, index)) });
  };
  for (const [index, token] of tokens.entries()) {
    const data = index >= from && index < to && drawings.get(token);
    if (!data) continue;
    writeUntil(index);
    // A copy, because several texts may draw the same deadlines.
    const drawing = structuredClone(data);
    const texts = markdownTextsIn(drawing);
    texts.forEach(({ text }, place) => {
      text.html = writeHtml(tokens.slice(index + 1 + place, index + 2 + place));
    });
    parts.push({ id: String(index), drawing });
    written = index + 1 + texts.length;
  }
  writeUntil(to);
  return parts;
}
