/*
 * Drawn explanations, which a text has as fenced blocks of YAML (docs/editing.md): `bars`, amounts as lengths, and drawings
 * of what a file of content/ says: `deadlines`, `threshold` (amounts.yaml) and `step-up`. All that they show is text too.
 */
import type { MarkdownIt, Token } from 'markdown-it';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { getAmounts } from './amounts';
import { getDeadlines, type Track } from './deadlines';
import { dollars, list, plainText, wholeNumber } from './fieldTypes';
import { getPicture, pictureName } from './pictures';
import { readContent } from './read';

/** What a part of a bar is, which decides how it looks: one key for all figures. */
const kinds = ['basis', 'debt', 'yours', 'taxed'] as const;
const bars = z.strictObject({
  title: plainText,
  bars: list({
    name: plainText,
    parts: list({ is: z.enum(kinds), name: plainText, amount: wholeNumber('300000') }),
  }),
});

/** A piece of a figure: HTML, or a text with Markdown in it. */
type Piece = { html: string } | { markdown: string };

/** HTML, with texts in it that may have Markdown. */
const write = (html: TemplateStringsArray, ...texts: string[]): Piece[] =>
  html.flatMap((part, index) => [{ html: part }, { markdown: texts[index] ?? '' }]);

/** A place on a drawing, or a length, for SVG: text isn't scaled with it. */
const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
const openDrawing = (classes: string) => `<svg class="${classes}" aria-hidden="true">`;

const hatched = ' fill="url(#hatch)"';

/** Bars with one scale. */
function barList(all: z.output<typeof bars>['bars']): Piece[] {
  const sumOf = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0);
  const longest = Math.max(...all.map(({ parts }) => sumOf(parts)));
  const rect = (kind: string, x: number, width: number) =>
    `<rect class="${kind}"${kind === 'taxed' ? hatched : ''} x="${percent(x)}" width="${percent(width)}" height="100%"/>`;
  return [
    { html: '<ul class="bars">' },
    ...all.flatMap(({ name, parts }) => [
      ...write`<li><p class="total"><span>${name}</span> <span>${dollars(sumOf(parts))}</span></p>`,
      { html: openDrawing('bar') },
      ...parts.map(({ is, amount }, index) => ({
        html: rect(is, sumOf(parts.slice(0, index)) / longest, amount / longest),
      })),
      { html: '</svg><ul>' },
      ...parts.flatMap(({ is, name, amount }) => [
        { html: `<li>${openDrawing('swatch')}${rect(is, 0, 1)}</svg>` },
        ...write`<span>${name}</span> <b>${dollars(amount)}</b></li>`,
      ]),
      { html: '</ul></li>' },
    ]),
    { html: '</ul>' },
  ];
}

const drawBars = ({ title, bars: all }: z.output<typeof bars>): Piece[] => [
  ...write`<figure class="figure"><figcaption>${title}</figcaption>`,
  ...barList(all),
  { html: '</figure>' },
];

/** The fields of `content/step-up.yaml`: one house on three dates, and what is taxed with the basis of the first two. */
export const stepUpSchema = z.strictObject({
  title: plainText,
  dates: list({ what: plainText, year: wholeNumber('1985'), amount: wholeNumber('300000'), image: pictureName })
    .length(3)
    .refine(
      (dates) => dates.every(({ year }, index) => year > (dates[index - 1]?.year ?? 0)),
      'write the oldest date first',
    ),
  /** What the years from each date to the next are. */
  between: z.array(plainText).length(2),
  bars: list({ name: plainText, basis: plainText, taxed: plainText }).length(2),
});

function pictureHtml(name: string) {
  const { avif, webp, largest, width, height } = getPicture(name);
  const sizes = 'sizes="(min-width: 48rem) 18rem, 8rem"';
  const img = `<img src="${largest}" srcset="${webp}" ${sizes} width="${width}" height="${height}" alt="" loading="lazy">`;
  return `<picture><source type="image/avif" srcset="${avif}" ${sizes}>${img}</picture>`;
}

function drawStepUp(): Piece[] {
  const { title, dates, between, bars } = readContent('step-up.yaml', stepUpSchema);
  const years = dates.map(({ year }) => year);
  const [first = 0, death = 0, last = 0] = years;
  const x = (year: number) => percent((year - first) / (last - first));
  const sold = dates.at(-1)?.amount ?? 0;
  const line = (from: string, to: string, y: string) => `<line x1="${from}" x2="${to}" ${y}/>`;
  const leaders = years.map((year, index) => line(percent((2 * index + 1) / 6), x(year), 'y2="100%"'));
  const ticks = years.map((year) => line(x(year), x(year), 'y2="12"'));
  return [
    ...write`<figure class="figure figure-wide"><figcaption>${title}</figcaption><ul class="dates">`,
    ...dates.flatMap(({ what, year, amount, image }) => [
      { html: `<li>${pictureHtml(image)}` },
      ...write`<p><b>${String(year)}</b> <span>${what}</span> <strong>${dollars(amount)}</strong></p></li>`,
    ]),
    { html: `</ul>${openDrawing('leaders')}${leaders.join('')}</svg>` },
    { html: `<div class="years">${openDrawing('ruler')}${line('0', '100%', 'y1="6" y2="6"')}${ticks.join('')}</svg>` },
    ...write`<p>${`${death - first} years ${between[0]}`}</p><p>${`${last - death} years ${between[1]}`}</p></div>`,
    ...barList(
      bars.map(({ name, basis, taxed }, index) => {
        const amount = dates[index]?.amount ?? 0;
        const gain = { is: 'taxed' as const, name: taxed, amount: sold - amount };
        return { name, parts: [{ is: 'basis', name: basis, amount }, gain] };
      }),
    ),
    { html: '</figure>' },
  ];
}

const threshold = z.strictObject({ title: plainText, taxed: plainText, free: plainText, unknown: plainText });

/** Washington's estate tax threshold by date of death, from the year in which it first changed. The text has the amounts. */
function drawThreshold({ title, taxed, free, unknown }: z.output<typeof threshold>): Piece[] {
  const { values } = getAmounts().estateTaxThreshold;
  const today = new Date().toISOString().slice(0, 10);
  const known = values.at(-1)?.until ?? today;
  const from = `${values[1]?.from.slice(0, 4)}-01-01`;
  const years = Number([today, known].sort()[1]?.slice(0, 4)) + 1 - Number(from.slice(0, 4));
  const x = (day: string) => Math.max(0, (Date.parse(day) - Date.parse(from)) / (years * 365.25 * 86_400_000));
  const yearAt = (share: number) => String(Number(from.slice(0, 4)) + Math.round(share * years));
  const highest = 1.35 * Math.max(...values.map(({ amount }) => amount));
  const text = (place: string, words: string) => `<text ${place}>${words}</text>`;
  const steps = values.map(({ from, until, amount }, index) => {
    const [start, top] = [x(from), percent(1 - amount / highest)];
    const next = values[index + 1];
    // With some overlap, so that no gap shows.
    const width = (next ? x(next.from) + 0.01 : x(until)) - start;
    const month = new Date(from).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
    return [
      `<rect class="yours" x="${percent(start)}" width="${percent(width)}" y="${top}" height="${percent(amount / highest)}"/>`,
      text(`class="on-yours" x="${percent(start)}" y="${top}" dx="0.4em" dy="1.5em"`, `$${amount / 1e6}M`),
      text(`x="${percent(start)}" y="100%" dy="1.3em"`, start === 0 || month === 'January' ? yearAt(start) : month),
    ].join('');
  });
  const now = percent(x(today));
  const marks = [
    `<rect class="taxed"${hatched} width="${percent(x(known))}" height="100%"/>`,
    ...steps,
    `<line class="halo" x1="${now}" x2="${now}" y2="100%"/><line x1="${now}" x2="${now}" y2="100%"/>`,
    text(`class="today" x="${now}" y="-0.5em" text-anchor="${x(today) < 0.1 ? 'start' : 'end'}"`, 'today'),
    ...(x(known) < 0.99 ? [text('class="today" x="100%" y="60%" text-anchor="end"', unknown)] : []),
  ];
  return [
    ...write`<figure class="figure"><figcaption>${title}</figcaption><div class="threshold">`,
    { html: `${openDrawing('area')}${marks.join('')}</svg>` },
    ...write`<p class="above"><span>${taxed}</span></p><p class="below">${free}</p></div></figure>`,
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
  if (kind === 'bars') return read(bars, drawBars);
  if (kind === 'deadlines') return read(deadlines, drawDeadlines);
  if (kind === 'threshold') return read(threshold, drawThreshold);
  if (kind === 'step-up') return drawStepUp();
  return 'after the three signs ```, write bars, deadlines, threshold or step-up';
}

/** What the token of a figure with a mistake is called; its content is the sentence. */
export const figureMistake = 'figure_mistake';

/** What may be taxed is hatched, which print and forced colors keep. Each text with such a part has the pattern once. */
const hatch =
  '<svg width="0" height="0" class="absolute" aria-hidden="true"><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h6v6H0z" class="hatch" stroke-width="0"/><path d="M0 0v6" class="hatch" stroke-width="5"/></pattern></svg>';

/** A plugin for markdown-it that draws the blocks. */
export function figures(markdown: MarkdownIt): void {
  markdown.core.ruler.after('block', 'figures', (state) => {
    const token = (type: string, content: string, map: Token['map']): Token =>
      Object.assign(new state.Token(type, '', 0), { content, map, children: type === 'inline' ? [] : null });
    const tokens = state.tokens.flatMap((block) => {
      if (block.type !== 'fence') return block;
      const drawn = draw(block.info.trim(), block.content);
      if (typeof drawn === 'string') return token(figureMistake, drawn, block.map);
      return drawn.map((piece) =>
        'html' in piece ? token('figure', piece.html, block.map) : token('inline', piece.markdown, block.map),
      );
    });
    const needsHatch = tokens.some(({ type, content }) => type === 'figure' && content.includes(hatched));
    state.tokens = needsHatch ? [...tokens, token('figure', hatch, null)] : tokens;
  });
  markdown.renderer.rules.figure = (tokens, index) => tokens[index]?.content ?? '';
}
