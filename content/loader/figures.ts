/*
 * Three kinds of drawn explanation, which a text has as fenced blocks of YAML (docs/editing.md): `timeline`, dates along a
 * ruler, `bars`, amounts as lengths, and `deadlines`, which content/deadlines.yaml has. All that they show is text; the
 * drawing only repeats it.
 */
import type { MarkdownIt, Token } from 'markdown-it';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { getDeadlines, type Track } from './deadlines';
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

const deadlines = z.strictObject({ title: plainText, tracks: z.array(z.string()).min(1) });

/** How much of the width the first year has, in percent. What comes later is behind breaks, at even distances. */
const yearOne = 55;
/** A number and its unit on one line, in a drawing, where `unbrokenHtml` must not put a tag. */
const joined = (text: string) => text.replaceAll(' ', '\u00a0');

function drawTrack(id: string, { from, field, deadlines: all }: Track): Piece[] {
  const terms = [...new Set(all.map(({ after }) => after))].map((after) => {
    const [count = '', unit = ''] = after.split(' ');
    const perYear = unit.startsWith('day') ? 365 : unit.startsWith('month') ? 12 : 1;
    return { after, years: Number(count) / perYear, items: all.filter((one) => one.after === after) };
  });
  const later = terms.filter(({ years }) => years > 1);
  const step = (100 - yearOne) / Math.max(1, later.length);
  const points = terms.map(({ after, years, items }) => {
    const place = later.findIndex((one) => one.after === after);
    return { after, count: items.length, x: years > 1 ? yearOne + step * (place + 0.5) : years * yearOne };
  });
  /** Where the ruler is: above it, as many dots as deadlines of one day, and their label. */
  const y = 14 * Math.max(...points.map(({ count }) => count)) + 18;
  const percent = (x: number) => `${x.toFixed(2)}%`;
  const line = (start: number, end: number) =>
    `<line x1="${percent(start)}" x2="${percent(end)}" y1="${y}" y2="${y}"/>`;
  const mark = (x: number, path: string) =>
    `<svg x="${percent(x)}" y="${y}" overflow="visible"><path d="${path}"/></svg>`;
  const label = (x: number, at: number, text: string) =>
    `<text x="${percent(x < 8 ? 0 : x)}" y="${at}"${x < 8 ? '' : ' text-anchor="middle"'}>${joined(text)}</text>`;
  const ruler = [
    line(0, yearOne),
    ...Array.from({ length: 13 }, (_, month) => mark((yearOne * month) / 12, `M0 0v${month % 3 ? 5 : 9}`)),
    ...later.map((_, index) => {
      const start = yearOne + step * index;
      return (
        mark(start + 3.5, 'M-6 6 0-6M0 6 6-6') + line(start + 6, index + 1 < later.length ? start + step + 1 : 100)
      );
    }),
    ...['month 3', '6', '9', '1 year'].map((text, index) => label((yearOne * (index + 1)) / 4, y + 25, text)),
  ];
  const dots = points.flatMap(({ after, count, x }, index) => {
    // Two labels at nearly one place would overlap: the second names both.
    const near = (other: number) => Math.abs((points[other]?.x ?? Number.NaN) - x) < 5;
    const text = near(index - 1) ? `${points[index - 1]?.after.split(' ')[0]} and ${after}` : after;
    return [
      near(index + 1) ? '' : label(x, y - 14 * count, text),
      ...Array.from({ length: count }, (_, above) => `<circle cx="${percent(x)}" cy="${y - 14 * above}" r="6"/>`),
    ];
  });
  const scale = [
    [0, 0],
    [1, yearOne],
    ...terms.flatMap(({ years }, at) => (years > 1 ? [[years, points[at]?.x]] : [])),
  ];
  const rows = terms.flatMap(({ after, items }) => [
    ...write`<li><div><p class="when">${after}</p><p class="due"></p></div><ul>`,
    ...items.flatMap(({ who, what, calendar, weekend }) => [
      { html: `<li data-after="${after}" data-calendar="${calendar}"${weekend ? ' data-weekend' : ''}>` },
      ...write`<p class="who">${who}</p><p>${what}</p><p class="weekend"></p></li>`,
    ]),
    { html: '</ul></li>' },
  ]);
  const input = `<input type="date" id="deadlines-${id}" autocomplete="off" aria-describedby="deadlines-${id}-status">`;
  return [
    ...write`<div class="track"><div class="start"><p class="from">${from}</p><label><span>${field}</span> `,
    { html: `${input}</label><p role="status" id="deadlines-${id}-status"></p></div><div>` },
    { html: `<svg width="100%" height="${y + 30}" aria-hidden="true" data-scale="${scale.join(' ')}">` },
    { html: `<g class="ruler">${ruler.join('')}</g><line class="elapsed" y1="${y}" y2="${y}"/>${dots.join('')}</svg>` },
    { html: '<ol>' },
    ...rows,
    { html: '</ol></div></div>' },
  ];
}

function drawDeadlines({ title, tracks: ids }: z.output<typeof deadlines>): Piece[] | string {
  const { tracks, note, hint } = getDeadlines();
  const names = Object.keys(tracks);
  const unknown = ids.find((id) => !names.includes(id));
  if (unknown) return `this figure: there is no track "${unknown}" in deadlines.yaml, but ${names.join(', ')}`;
  return [
    ...write`<figure class="figure figure-wide deadlines"><figcaption>${title}</figcaption><p class="hint">${hint}</p>`,
    ...ids.flatMap((id) => {
      const track = tracks[id];
      return track ? drawTrack(id, track) : [];
    }),
    ...write`<p class="note">${note}</p>`,
    { html: '<button type="button" hidden>Save these dates to your calendar</button></figure>' },
  ];
}

/** Reads and draws the YAML of a block; a mistake is returned as a sentence. */
function draw(kind: string, source: string): Piece[] | string {
  const document = parseDocument(source, { schema: 'failsafe', prettyErrors: false, logLevel: 'error' });
  if (document.errors[0]) return 'the lines of this figure cannot be read: line up each field with its neighbors';
  const read = <Schema extends z.ZodType>(schema: Schema, pieces: (value: z.output<Schema>) => Piece[] | string) => {
    const result = schema.safeParse(document.toJS(), {
      error: ({ code, input }) => (code === 'invalid_type' && input === undefined ? 'is missing' : undefined),
    });
    if (result.success) return pieces(result.data);
    const [issue] = result.error.issues;
    return `this figure: ${issue?.path.join(', ')} ${issue?.message}`;
  };
  if (kind === 'deadlines') return read(deadlines, drawDeadlines);
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
      if (!/^(bars|timeline|deadlines)$/.test(kind))
        return token(figureMistake, 'after the three signs ```, write timeline, bars or deadlines', block.map);
      const drawn = draw(kind, block.content);
      if (typeof drawn === 'string') return token(figureMistake, drawn, block.map);
      return drawn.map((piece) =>
        'html' in piece ? token('figure', piece.html, block.map) : token('inline', piece.markdown, block.map),
      );
    });
  });
  markdown.renderer.rules.figure = (tokens, index) => tokens[index]?.content ?? '';
}
