/*
 * Two kinds of drawn explanation, which a text has as fenced blocks of YAML (docs/editing.md): `timeline`, dates along a
 * ruler, and `bars`, amounts as lengths. All that they show is text; the drawing only repeats it.
 */
import type { MarkdownIt, Token } from 'markdown-it';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { dollars, list, plainText, wholeNumber } from './fieldTypes';

const timeline = z.strictObject({ title: plainText, steps: list({ when: plainText, what: plainText }) });
const bars = z.strictObject({
  title: plainText,
  bars: list({
    name: plainText,
    /** Amounts in dollars by what they are; the last one is what the figure is about. */
    parts: z
      .record(z.string(), wholeNumber('300000'))
      // JavaScript puts names that are whole numbers first, in an order of its own.
      .refine((parts) => /\D/.test(Object.keys(parts)[0] ?? ''), 'write a name that isn’t a number, and an amount'),
    note: plainText.optional(),
  }),
});

/** A piece of a figure: HTML, or a text with Markdown in it. */
type Piece = { html: string } | { markdown: string };

/** HTML, with texts in it that may have Markdown. */
const write = (html: TemplateStringsArray, ...texts: string[]): Piece[] =>
  html.flatMap((part, index) => [{ html: part }, { markdown: texts[index] ?? '' }]);

const drawTimeline = ({ title, steps }: z.output<typeof timeline>): Piece[] => [
  ...write`<figure class="figure timeline"><figcaption>${title}</figcaption><ol>`,
  ...steps.flatMap(({ when, what }) => write`<li><p class="when">${when}</p><p>${what}</p></li>`),
  ...write`</ol></figure>`,
];

function drawBars({ title, bars: all }: z.output<typeof bars>): Piece[] {
  const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  const longest = Math.max(...all.map(({ parts }) => sumOf(Object.values(parts))));
  const drawBar = ({ name, parts, note }: (typeof all)[number]) => {
    const entries = Object.entries(parts);
    const values = Object.values(parts);
    const percent = (value: number) => ((100 * value) / longest).toFixed(2);
    const rects = values.map(
      (value, index) => `<rect x="${percent(sumOf(values.slice(0, index)))}" width="${percent(value)}" height="4"/>`,
    );
    const amounts = entries.flatMap(
      ([part, value]) => write`<li><span>${part}</span> <span>${dollars(value)}</span></li>`,
    );
    return [
      ...write`<li><p class="total"><span>${name}</span> <span>${dollars(sumOf(values))}</span></p>`,
      { html: `<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">${rects.join('')}</svg>` },
      ...(entries.length > 1 ? [...write`<ul>`, ...amounts, ...write`</ul>`] : []),
      ...(note ? write`<p>${note}</p>` : []),
      ...write`</li>`,
    ];
  };
  return [
    ...write`<figure class="figure bars"><figcaption>${title}</figcaption><ul>`,
    ...all.flatMap(drawBar),
    ...write`</ul></figure>`,
  ];
}

/** Reads and draws the YAML of a block; a mistake is returned as a sentence. */
function draw(kind: string, source: string): Piece[] | string {
  const document = parseDocument(source, { schema: 'failsafe', prettyErrors: false, logLevel: 'error' });
  if (document.errors[0]) return 'the lines of this figure cannot be read: line up each field with its neighbors';
  const read = <Schema extends z.ZodType>(schema: Schema, pieces: (value: z.output<Schema>) => Piece[]) => {
    const result = schema.safeParse(document.toJS(), {
      error: ({ code, input }) => (code === 'invalid_type' && input === undefined ? 'is missing' : undefined),
    });
    if (result.success) return pieces(result.data);
    const [issue] = result.error.issues;
    return `this figure: ${issue?.path.join(', ')} ${issue?.message}`;
  };
  return kind === 'bars' ? read(bars, drawBars) : read(timeline, drawTimeline);
}

/** What the token of a figure with a mistake is called; its content is the sentence. */
export const figureMistake = 'figure_mistake';

/** A plugin for markdown-it that draws the blocks. */
export function figures(markdown: MarkdownIt): void {
  markdown.core.ruler.after('block', 'figures', (state) => {
    const token = (type: string, content: string, map: Token['map']): Token =>
      Object.assign(new state.Token(type, '', 0), { content, map, children: type === 'inline' ? [] : null });
    state.tokens = state.tokens.flatMap((block) => {
      if (block.type !== 'fence') return block;
      const kind = block.info.trim();
      if (kind !== 'bars' && kind !== 'timeline')
        return token(figureMistake, 'after the three signs ```, write timeline or bars', block.map);
      const drawn = draw(kind, block.content);
      if (typeof drawn === 'string') return token(figureMistake, drawn, block.map);
      return drawn.map((piece) =>
        'html' in piece ? token('figure', piece.html, block.map) : token('inline', piece.markdown, block.map),
      );
    });
  });
  markdown.renderer.rules.figure = (tokens, index) => tokens[index]?.content ?? '';
}
