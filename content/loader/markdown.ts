import Slugger from 'github-slugger';
import MarkdownIt, { type Env, type RendererRule, type StateCore, type Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { validateMarkdown } from './markdownRules';
import type { TextPlace } from './tokens';

/** A part of a long text, in reading order: HTML, or a diagram by its name. */
export type BodyPart = { type: 'html'; html: string } | { type: 'diagram'; name: string; caption: string };

/** A second-level heading of a long text, for its table of contents. */
export interface Heading {
  id: string;
  text: string;
}

export interface Rendered {
  parts: BodyPart[];
  headings: Heading[];
  /** Number of words a reader sees. */
  words: number;
}

/** A footnote: the line `[^irs]: [Publication 551](https://www.irs.gov/…)` and its continuation lines. */
export interface Source {
  /** Its label in the text, such as `irs`. */
  name: string;
  /** Line of the text, counted from 1. */
  line: number;
  /** Whether the text refers to it. */
  used: boolean;
  tokens: Token[];
}

/** The target of reference links such as `[IRS][1]`: the line `[1]: https://www.irs.gov`. */
export interface Definition {
  url: string;
  /** Line of the text, counted from 1. */
  line: number;
}

/** A parsed Markdown text. The footnotes that it refers to are at the end of its tokens. */
export interface ParsedMarkdown {
  tokens: Token[];
  /** In the order of the file. */
  sources: Source[];
  definitions: Definition[];
}

/** Where the rule below puts the sources for {@link parseMarkdown}. */
const sourcesKey = Symbol('sources');

/**
 * CommonMark with GitHub's tables, strikethrough, autolinks and footnotes. Seven times as fast as remark, which matters
 * in a build with thousands of guides.
 */
const markdown = new MarkdownIt({ html: true, linkify: true }).use(footnotes).disable('footnote_inline');

// markdownRules.ts checks addresses, with better messages.
markdown.validateLink = () => true;
// As on GitHub: an address begins with https:// or www.; "irs.gov" is read as words.
markdown.linkify.set({ fuzzyLink: false }).add('www.', {
  validate: (text, start) => /^[\w-]+(?:\.[\w-]+)+(?:\/[^\s<]*)?/.exec(text.slice(start))?.[0].length ?? 0,
  normalize: (match) => {
    match.url = `http://${match.url}`;
  },
});
// Before the footnote plugin sorts the sources by number and drops unused ones.
markdown.core.ruler.before('footnote_tail', 'sources', (state) => {
  state.env[sourcesKey] = sourcesOf(state);
});

/** Parses a Markdown text without validating it. */
export function parseMarkdown(text: string): ParsedMarkdown {
  const env: Env = {};
  const tokens = markdown.parse(text, env);
  return { tokens, sources: env[sourcesKey] as Source[], definitions: definitionsOf(text, env) };
}

function definitionsOf(text: string, { references = {} }: Env): Definition[] {
  const defined = Object.entries(references);
  if (defined.length === 0) return [];
  const names = text
    .split('\n')
    .map((line) => markdown.utils.normalizeReference(/^[\s>*+-]*\[([^\]]+)\]:/.exec(line)?.[1] ?? ''));
  return defined.map(([name, { href }]) => ({ url: href, line: names.indexOf(name) + 1 }));
}

/** The index of the next token of a type, from `start`. */
export function endOf(tokens: readonly Token[], start: number, type: string): number {
  let end = start;
  while (end < tokens.length && tokens[end]?.type !== type) end += 1;
  return end;
}

function sourcesOf({ tokens, env }: StateCore): Source[] {
  const { refs = {} } = (env.footnotes ?? {}) as { refs?: Record<string, number> };
  const sources: Source[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.type !== 'footnote_reference_open') continue;
    const name = String(token.meta?.label);
    const inside = tokens.slice(index + 1, endOf(tokens, index, 'footnote_reference_close'));
    const line = (inside.find(({ map }) => map)?.map?.[0] ?? 0) + 1;
    sources.push({ name, line, used: (refs[`:${name}`] ?? -1) >= 0, tokens: inside });
  }
  return sources;
}

/** The plain text of inline tokens, without markup and footnote numbers. */
export function wordsOf(tokens: readonly Token[] | null): string {
  return (tokens ?? [])
    .map(({ type, content }) => {
      if (type === 'softbreak' || type === 'hardbreak') return ' ';
      return type === 'text' || type === 'code_inline' || type === 'html_inline' ? content : '';
    })
    .join('');
}

/** The heading above the sources of a text. */
const sourcesHeading = { id: 'footnote-label', text: 'Sources' };

const { escapeHtml } = markdown.utils;

/** The number of a footnote, from 1, and which of its references this is, from 1. */
function referenceOf(token: Token | undefined) {
  const { id, subId, label } = (token?.meta ?? {}) as { id: number; subId?: number; label: string };
  const place = (subId ?? 0) + 1;
  const name = escapeHtml(encodeURI(label));
  return { number: id + 1, place, id: `note-fn-${name}`, back: `note-fnref-${name}${place > 1 ? `-${place}` : ''}` };
}

/** Overrides of markdown-it's HTML for tables and footnotes. */
const rules: Record<string, RendererRule> = {
  // A table wider than a phone scrolls by itself, by keyboard too, instead of widening the page.
  table_open: (tokens, index) =>
    `<div class="table-scroll" tabindex="0" role="region" aria-label="${escapeHtml(String(tokens[index]?.meta?.label))}"><table>\n`,
  table_close: () => '</table></div>\n',
  footnote_ref: (tokens, index) => {
    const { number, id, back } = referenceOf(tokens[index]);
    return `<sup><a href="#${id}" id="${back}" data-footnote-ref aria-describedby="${sourcesHeading.id}">${number}</a></sup>`;
  },
  footnote_block_open: () =>
    `<section data-footnotes class="footnotes"><h2 id="${sourcesHeading.id}">${sourcesHeading.text}</h2>\n<ol>\n`,
  footnote_block_close: () => '</ol>\n</section>\n',
  footnote_open: (tokens, index) => `<li id="${referenceOf(tokens[index]).id}">\n`,
  footnote_close: () => '</li>\n',
  footnote_anchor: (tokens, index) => {
    const { number, place, back } = referenceOf(tokens[index]);
    const [label, sign] = place > 1 ? [`, place ${place}`, `<sup>${place}</sup>`] : ['', ''];
    // The sign after the arrow keeps phones from drawing it as a picture.
    return ` <a href="#${back}" data-footnote-backref aria-label="Back to the sentence with source ${number}${label}">↩\uFE0E${sign}</a>`;
  },
};
Object.assign(markdown.renderer.rules, rules);

/** Adds ids to headings, and labels and row headers to tables. Call it once for a whole text, because ids are unique. */
function prepareForHtml(tokens: Token[]): void {
  const slugger = new Slugger();
  const tables = new Map<string, number>();
  let heading = '';
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open') {
      heading = wordsOf(tokens[index + 1]?.children ?? null);
      token.attrSet('id', slugger.slug(heading));
    }
    if (token.type === 'table_open') {
      const count = (tables.get(heading) ?? 0) + 1;
      tables.set(heading, count);
      token.meta = { label: `${count > 1 ? `Table ${count}` : 'Table'}: ${heading}`.replace(/: $/, '') };
      nameRows(tokens, index);
    }
    // The security policy forbids style attributes; app/globals.css styles this one.
    const align = /^text-align:(\w+)$/.exec(String(token.attrGet('style')))?.[1];
    if (align) token.attrs = [['data-align', align]];
  });
}

/** If a table's top left cell is empty, its first column holds row headers; screen readers announce them as such. */
function nameRows(tokens: Token[], table: number): void {
  const end = endOf(tokens, table, 'table_close');
  const rows: number[] = [];
  for (let index = table; index < end; index += 1) if (tokens[index]?.type === 'tr_open') rows.push(index);
  const [corner, ...others] = rows;
  if (corner === undefined || tokens[corner + 2]?.content.trim()) return;
  const writeFirstCell = (row: number, tag: string) => {
    for (const cell of [tokens[row + 1], tokens[row + 3]]) if (cell) cell.tag = tag;
  };
  writeFirstCell(corner, 'td');
  for (const row of others) {
    writeFirstCell(row, 'th');
    tokens[row + 1]?.attrSet('scope', 'row');
  }
}

/** Renders whole blocks as HTML. */
const writeHtml = (tokens: Token[]): string =>
  markdown.renderer.render(tokens, markdown.options as Parameters<typeof markdown.renderer.render>[1], {}).trim();

/**
 * Validates a Markdown text and renders it.
 *
 * `![How the basis changes](diagram:step-up)` places a diagram with its caption.
 *
 * @param text Markdown with tokens already filled in
 * @throws ContentError naming file and line for HTML in the text, an unsafe link, a heading of the first level or a
 *   footnote without its source
 */
export function renderMarkdown(text: string, place: TextPlace): Rendered {
  const parsed = parseMarkdown(text);
  validateMarkdown(parsed, place);
  const { tokens } = parsed;
  prepareForHtml(tokens);
  return { parts: splitAtDiagrams(tokens), headings: headingsOf(tokens), words: countWords(tokens) };
}

/** Renders a short text (one or a few paragraphs) to one HTML string. Same errors as {@link renderMarkdown}. */
export function renderShort(text: string, place: TextPlace): string {
  const { parts } = renderMarkdown(text, place);
  return parts.map((part) => (part.type === 'html' ? part.html : '')).join('');
}

function splitAtDiagrams(tokens: Token[]): BodyPart[] {
  const parts: BodyPart[] = [];
  let start = 0;
  const flush = (end: number) => {
    const html = writeHtml(tokens.slice(start, end));
    if (html) parts.push({ type: 'html', html });
  };
  tokens.forEach(({ children }, index) => {
    const [image] = children ?? [];
    if (image?.type !== 'image') return;
    // The surrounding paragraph begins one token before and ends one token after.
    flush(index - 1);
    start = index + 2;
    const name = String(image.attrGet('src')).slice('diagram:'.length);
    parts.push({ type: 'diagram', name, caption: wordsOf(image.children) });
  });
  flush(tokens.length);
  return parts;
}

function headingsOf(tokens: Token[]): Heading[] {
  return tokens.flatMap((token, index) => {
    if (token.type === 'footnote_block_open') return sourcesHeading;
    if (token.type !== 'heading_open' || token.tag !== 'h2') return [];
    return { id: String(token.attrGet('id')), text: wordsOf(tokens[index + 1]?.children ?? null) };
  });
}

function countWords(tokens: Token[]): number {
  const texts = tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === 'text');
  return texts.flatMap(({ content }) => content.split(/\s+/)).filter((word) => /\w/.test(word)).length;
}
