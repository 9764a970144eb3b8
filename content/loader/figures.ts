/*
 * Two kinds of drawn explanation, which a text has as fenced blocks of YAML (docs/editing.md): `timeline`, dates along a
 * ruler, and `bars`, amounts as lengths. All that they show is text; the drawing only repeats it.
 */
import type { MarkdownIt, Token } from 'markdown-it';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { amount, list, plainText } from './fields';

const timeline = z.strictObject({ title: plainText, steps: list({ when: plainText, what: plainText }) });
const bars = z.strictObject({
  title: plainText,
  bars: list({
    name: plainText,
    /** Amounts in dollars by what they are; the last one is what the figure is about. */
    parts: z.record(z.string(), amount).refine((parts) => Object.keys(parts).length > 0, 'write a name and an amount'),
    note: plainText.optional(),
  }),
});

/** A piece of a figure: HTML, or a text with Markdown in it. */
type Piece = { html: string } | { markdown: string };

const dollars = (value: number) => `$${value.toLocaleString('en-US')}`;

function drawTimeline({ title, steps }: z.output<typeof timeline>): Piece[] {
  return [
    { html: '<figure class="figure timeline"><figcaption>' },
    { markdown: title },
    { html: '</figcaption><ol>' },
    ...steps.flatMap(({ when, what }) => [
      { html: '<li><p class="when">' },
      { markdown: when },
      { html: '</p><p>' },
      { markdown: what },
      { html: '</p></li>' },
    ]),
    { html: '</ol></figure>' },
  ];
}

function drawBars({ title, bars: all }: z.output<typeof bars>): Piece[] {
  const totalOf = (parts: Record<string, number>) => Object.values(parts).reduce((sum, value) => sum + value, 0);
  const longest = Math.max(...all.map(({ parts }) => totalOf(parts)));
  return [
    { html: '<figure class="figure bars"><figcaption>' },
    { markdown: title },
    { html: '</figcaption><ul>' },
    ...all.flatMap(({ name, parts, note }) => {
      const entries = Object.entries(parts);
      let x = 0;
      const rects = entries.map(([, value]) => {
        const width = (100 * value) / longest;
        const rect = `<rect x="${x.toFixed(2)}" width="${width.toFixed(2)}" height="4"/>`;
        x += width;
        return rect;
      });
      const amounts = entries.flatMap(([part, value]) => [
        { html: '<li><span>' },
        { markdown: part },
        { html: `</span> <span>${dollars(value)}</span></li>` },
      ]);
      return [
        { html: '<li><p class="total"><span>' },
        { markdown: name },
        { html: `</span> <span>${dollars(totalOf(parts))}</span></p>` },
        { html: `<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">${rects.join('')}</svg>` },
        ...(entries.length > 1 ? [{ html: '<ul>' }, ...amounts, { html: '</ul>' }] : []),
        ...(note ? [{ html: '<p>' }, { markdown: note }, { html: '</p>' }] : []),
        { html: '</li>' },
      ];
    }),
    { html: '</ul></figure>' },
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
    const [issue] = result.error?.issues ?? [];
    return issue ? `this figure: ${issue.path.join(', ')} ${issue.message}` : pieces(result.data as z.output<Schema>);
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
