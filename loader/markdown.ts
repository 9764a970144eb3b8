import Slugger, { slug } from 'github-slugger';
import type { Env, RendererRule, Token } from 'markdown-it';
import { elementIds, reservedIds } from '../shared/elementIds';
import { keepTogetherClass, splitToKeepTogether } from '../shared/keepTogether';
import { type DrawingsEnv, divideAtDrawings, drawingPlugin } from './drawings';
import type { Html } from './fieldTypes';
import { createMarkdownIt, type TextEnv } from './markdownParser';

const markdownIt = createMarkdownIt().use(drawingPlugin);

const { escapeHtml } = markdownIt.utils;

const sourcesHeading = { id: elementIds.text.sources, text: 'Sources' };

/** The words of each source, by its number. */
type Notes = Record<number, string>;

/** What the rules below know of a text: what all its ids begin with, and its sources. */
interface RenderEnv extends Env {
  prefix: string;
  notes: Notes;
}

/** The number of a source, from 1, its id, and one of the places that mention it. */
function footnoteOf(token: Token | undefined, env?: Env) {
  const { id, subId = 0 } = (token?.meta ?? {}) as { id: number; subId?: number };
  const name = `${env?.prefix}${id + 1}`;
  return { number: id + 1, id: `note-fn-${name}`, mention: `note-fnref-${name}-${subId + 1}`, first: subId === 0 };
}

/** A text, whose short last word stays with the one before it: beside sources, `text-wrap: pretty` fails. */
function textOf(tokens: Token[], index: number) {
  const words = tokens[index]?.content ?? '';
  const endsParagraph = tokens.slice(index + 1).every(({ type }) => type === 'footnote_ref');
  return endsParagraph ? words.replace(/(?<=.{40}) (\S{1,7})$/, '\u00a0$1') : words;
}

const rules: Record<string, RendererRule> = {
  text: (tokens, index) =>
    splitToKeepTogether(textOf(tokens, index))
      .map(({ words, together }) =>
        together ? `<span class="${keepTogetherClass}">${escapeHtml(words)}</span>` : escapeHtml(words),
      )
      .join(''),
  // A table wider than a phone scrolls by itself, by keyboard too, instead of widening the page.
  table_open: (tokens, index) =>
    `<div class="table-scroll" tabindex="0" role="region" aria-label="${escapeHtml(String(tokens[index]?.meta?.label))}"><table${tokens[index]?.meta?.situations ? ' data-situations' : ''}>\n`,
  table_close: () => '</table></div>\n',
  footnote_ref: (tokens, index, _options, env) => {
    const { number, mention, first } = footnoteOf(tokens[index], env);
    const comma = tokens[index - 1]?.type === 'footnote_ref' ? ',' : '';
    // Where there is room beside the text, the stylesheet shows it, once.
    const note = first ? ` data-note="${escapeHtml(`${number}.\u2002${(env as RenderEnv).notes[number]}`)}"` : '';
    return `<sup>${comma}<a href="#${mention}-back" id="${mention}" data-footnote-ref${note} aria-label="source ${number}">${number}</a></sup>`;
  },
  footnote_block_open: (tokens, _index, _options, env) => {
    const count = tokens.filter(({ type }) => type === 'footnote_open').length;
    const heading = `<h2 id="${env?.prefix}${sourcesHeading.id}">${sourcesHeading.text} (${count})</h2>`;
    return `<details data-footnotes class="footnotes"><summary>${heading}</summary>\n<ol>\n`;
  },
  footnote_block_close: () => '</ol>\n</details>\n',
  footnote_open: (tokens, index, _options, env) => `<li id="${footnoteOf(tokens[index], env).id}">\n`,
  footnote_close: () => '</li>\n',
  footnote_anchor: (tokens, index, _options, env) => {
    const { number, id, mention } = footnoteOf(tokens[index], env);
    // The sign after the arrow keeps phones from drawing it as a picture.
    return ` <a href="#${mention}" id="${mention}-back" data-footnote-backref aria-label="back to source ${number} in the text" aria-describedby="${id}">↩\uFE0E</a>`;
  },
};
Object.assign(markdownIt.renderer.rules, rules);

/** Reader views, such as Firefox's, drop a heading whose id has one of these words. */
const readerViewWords =
  /\s*\b(comments?|community|extra|footer|header|menu|related|remarks?|replies|shared?|social|sponsors?)\b/gi;

const textTypes = /^(text|code_inline)$/;
const wordsOf = (tokens: readonly Token[] | null | undefined): string =>
  (tokens ?? []).map(({ type, content }) => (/break$/.test(type) ? ' ' : textTypes.test(type) ? content : '')).join('');

/**
 * Adds ids to headings and labels to tables, and takes the style attributes off aligned cells. Returns the headings.
 *
 * @param prefix what all ids begin with, on a page that has several texts
 */
function addIdsAndLabels(tokens: Token[], prefix: string) {
  const slugger = new Slugger();
  for (const id of reservedIds) slugger.slug(id);
  let tables = 0;
  const headings: { tag: string; id: string; text: string; index: number }[] = [];
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open') {
      const text = wordsOf(tokens[index + 1]?.children);
      const id = prefix + slugger.slug(slug(text.replace(readerViewWords, '')) || 'part');
      token.attrSet('id', id);
      headings.push({ tag: token.tag, id, text, index });
    }
    if (token.type === 'table_open') {
      tables += 1;
      token.meta = { ...token.meta, label: [`Table ${tables}`, headings.at(-1)?.text].filter(Boolean).join(': ') };
    }
    // The security policy forbids style attributes; the stylesheet reads this one.
    const align = /^text-align:(\w+)$/.exec(String(token.attrGet('style')))?.[1];
    if (align) token.attrs = [['data-align', align]];
  });
  return headings;
}

/** The rows of the table that begins at a token: the places of their cells. */
function rowsOf(tokens: readonly Token[], table: number): number[][] {
  const end = tokens.findIndex(({ type }, index) => index > table && type === 'table_close');
  const rows: number[][] = [];
  for (let index = table; index < end; index += 1) {
    const type = tokens[index]?.type ?? '';
    if (type === 'tr_open') rows.push([]);
    if (/^t[hd]_open$/.test(type)) rows.at(-1)?.push(index);
  }
  return rows;
}

/**
 * Gives the cells of tables of three columns or more their names, which a phone shows. Marks the tables of three whose
 * second cells all begin in bold: those say what to do in each situation.
 */
function describeTables(tokens: readonly Token[]): void {
  const wordsIn = (cell = -1) => tokens[cell + 1]?.children ?? [];
  const isBold = (cell: number | undefined) =>
    wordsIn(cell).find(({ type, content }) => type !== 'text' || content !== '')?.type === 'strong_open';
  for (const [index, table] of tokens.entries()) {
    if (table.type !== 'table_open') continue;
    const [head = [], ...rows] = rowsOf(tokens, index);
    if (head.length < 3) continue;
    for (const cells of rows)
      for (const [column, cell] of cells.entries())
        if (column > 0) tokens[cell]?.attrSet('data-label', wordsOf(wordsIn(head[column])));
    table.meta = { ...table.meta, situations: head.length === 3 && rows.every((cells) => isBold(cells[1])) };
  }
}

function notesIn(tokens: readonly Token[]): Notes {
  const notes: Notes = {};
  let number = 0;
  for (const token of tokens) {
    if (token.type === 'footnote_open') number = footnoteOf(token).number;
    else if (token.type === 'inline') notes[number] = [notes[number], wordsOf(token.children)].join(' ').trim();
  }
  return notes;
}

const options = markdownIt.options as Parameters<typeof markdownIt.renderer.render>[1];
const writeHtml = (tokens: Token[], env: RenderEnv) => markdownIt.renderer.render(tokens, options, env).trim() as Html;

/**
 * Renders a Markdown text, and reports the mistakes in it.
 *
 * @param prefix as for {@link addIdsAndLabels}
 */
export function renderMarkdown(markdown: string, textEnv: DrawingsEnv, prefix = '') {
  const env = { ...textEnv, prefix, notes: {} as Notes, footnotes: { refs: {} as Record<string, number> } };
  const { onMistake } = env;
  const tokens = markdownIt.parse(markdown, env);
  const headings = addIdsAndLabels(tokens, prefix);
  describeTables(tokens);
  const contents = headings.filter(({ tag }) => tag === 'h2');
  const listed = new Set<string>();
  for (const { 0: line, 1: label = '', index } of markdown.matchAll(/^ {0,3}\[\^([^\]]+)\]:/gm)) {
    const lineNumber = markdown.slice(0, index + line.length).split('\n').length;
    const unused = `no sentence names the source "${label}", so the page leaves it out: write [^${label}] after one, or delete this line`;
    if (env.footnotes.refs[`:${label}`] === -1) onMistake(unused, lineNumber);
    const twice = `the source "${label}" is already above: give this one another name, or delete it`;
    if (listed.has(label)) onMistake(twice, lineNumber);
    if (/\s/.test(label)) onMistake(`write the name of the source "${label}" without spaces`, lineNumber);
    listed.add(label);
  }
  const sourcesStart = tokens.findIndex(({ type }) => type === 'footnote_block_open');
  const runningText = sourcesStart < 0 ? tokens : tokens.slice(0, sourcesStart);
  // Before HTML is written, which has them beside each mention.
  if (sourcesStart >= 0) env.notes = notesIn(tokens.slice(sourcesStart));
  const sourcesHeadings = sourcesStart < 0 ? [] : [{ id: prefix + sourcesHeading.id, text: sourcesHeading.text }];
  const starts = runningText.flatMap(({ type, tag, level }, index) =>
    index === 0 || (type === 'heading_open' && tag === 'h2' && level === 0) ? index : [],
  );
  const sections = starts.map((from, index) => {
    const to = starts[index + 1] ?? runningText.length;
    return {
      pieces: divideAtDrawings(runningText.slice(from, to), from, (piece) => writeHtml(piece, env)),
      headings: contents.filter(({ index }) => index >= from && index < to),
    };
  });
  return {
    headings: contents,
    /** Divided above each second-level heading. */
    sections,
    /** The section "Sources", which is the footnotes; '' if there are none. */
    sources: writeHtml(sourcesStart < 0 ? [] : tokens.slice(sourcesStart), env),
    /** For a table of contents, as `headings`: there is one or none. */
    sourcesHeadings,
    /** The ids of all headings, for the check of links. */
    ids: [...headings, ...sourcesHeadings].map(({ id }) => id),
    /** How many words the text has, without its sources. */
    wordCount: runningText.flatMap(({ children }) => wordsOf(children).match(/\w\S*/g) ?? []).length,
  };
}

/** A long text; the pieces of its sections are running text, as HTML, and drawings. */
type Body = ReturnType<typeof renderMarkdown>;
export type TextSection = Body['sections'][number];
/** A second-level heading, for a table of contents. */
export type Heading = Pick<Body['headings'][number], 'id' | 'text'>;

/** Renders a text without drawings as {@link renderMarkdown} does: HTML with its sources at the end. */
export function renderWithoutDrawings(markdown: string, env: DrawingsEnv, prefix: string): Html {
  const { sections, sources } = renderMarkdown(markdown, env, prefix);
  const pieces = sections.flatMap((section) => section.pieces);
  if (pieces.some((piece) => 'drawing' in piece))
    env.onMistake('only the text below the fields of a file can have drawings', 1);
  return (pieces.map((piece) => ('html' in piece ? piece.html : '')).join('') + sources) as Html;
}

/** Checks a text in a file that drawings read, which lists `sources` itself. */
export function checkInlineMarkdown(markdown: string, env: TextEnv, sources: readonly string[]): void {
  const refs = Object.fromEntries(sources.map((name) => [`:${name}`, -1]));
  markdownIt.parseInline(markdown, { ...env, footnotes: { refs } });
}
