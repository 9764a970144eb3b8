import Slugger from 'github-slugger';
import MarkdownIt, { type Env, type RendererRule, type Token } from 'markdown-it';
// @ts-expect-error: the package has no types.
import footnotes from 'markdown-it-footnote';

/** The diagrams that a text may show with `![caption](diagram:NAME)`, or with `diagram:NAME/ROW,ROW` for some rows. */
export const diagramNames = ['effective-dates', 'washington-map', 'sample-report'] as const;
export type DiagramName = (typeof diagramNames)[number];

/** Reports a mistake in a text on one of its lines, counted from 1. */
export type Report = (message: string, line: number) => void;

/** CommonMark with GitHub's tables, autolinks and footnotes. HTML is parsed, so that it can be reported. */
const markdown = new MarkdownIt({ html: true, linkify: true }).use(footnotes).disable('footnote_inline');
// "irs.gov" in a sentence is read as words; an address begins with https://.
markdown.linkify.set({ fuzzyLink: false });

const { escapeHtml } = markdown.utils;
const sourcesHeading = { id: 'footnote-label', text: 'Sources' };

/** The number of a source, from 1, its id, and the id of one place that mentions it. */
function sourceOf(token: Token | undefined) {
  const { id, subId = 0, label } = (token?.meta ?? {}) as { id: number; subId?: number; label: string };
  const name = escapeHtml(encodeURI(label));
  return { number: id + 1, id: `note-fn-${name}`, mention: `note-fnref-${name}-${subId + 1}` };
}

const rules: Record<string, RendererRule> = {
  // A table wider than a phone scrolls by itself, by keyboard too, instead of widening the page.
  table_open: (tokens, index) =>
    `<div class="table-scroll" tabindex="0" role="region" aria-label="${escapeHtml(String(tokens[index]?.meta?.label))}"><table>\n`,
  table_close: () => '</table></div>\n',
  footnote_ref: (tokens, index) => {
    const { number, mention } = sourceOf(tokens[index]);
    return `<sup><a href="#${mention}-back" id="${mention}" data-footnote-ref aria-label="source ${number}">${number}</a></sup>`;
  },
  footnote_block_open: () =>
    `<section data-footnotes class="footnotes"><h2 id="${sourcesHeading.id}">${sourcesHeading.text}</h2>\n<ol>\n`,
  footnote_block_close: () => '</ol>\n</section>\n',
  footnote_open: (tokens, index) => `<li id="${sourceOf(tokens[index]).id}">\n`,
  footnote_close: () => '</li>\n',
  footnote_anchor: (tokens, index) => {
    const { number, id, mention } = sourceOf(tokens[index]);
    // The sign after the arrow keeps phones from drawing it as a picture.
    return ` <a href="#${mention}" id="${mention}-back" data-footnote-backref aria-label="back to source ${number} in the text" aria-describedby="${id}">↩\uFE0E</a>`;
  },
};
Object.assign(markdown.renderer.rules, rules);

/** The plain text of inline tokens. */
const wordsOf = (tokens: readonly Token[] | null | undefined): string =>
  (tokens ?? []).map(({ type, content }) => (/break$/.test(type) ? ' ' : type === 'text' ? content : '')).join('');

/** Adds ids to headings, labels and row headers to tables, and takes the style attributes off aligned cells. */
function prepare(tokens: Token[]): void {
  const slugger = new Slugger();
  const tables = new Map<string, number>();
  let heading = '';
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open') {
      heading = wordsOf(tokens[index + 1]?.children);
      token.attrSet('id', slugger.slug(heading));
    }
    if (token.type === 'table_open') {
      const number = (tables.get(heading) ?? 0) + 1;
      tables.set(heading, number);
      token.meta = { label: `Table${number > 1 ? ` ${number}` : ''}${heading ? `: ${heading}` : ''}` };
      nameRows(
        tokens.slice(
          index,
          tokens.findIndex(({ type }, end) => end > index && type === 'table_close'),
        ),
      );
    }
    // The security policy forbids style attributes; the stylesheet reads this one.
    const align = /^text-align:(\w+)$/.exec(String(token.attrGet('style')))?.[1];
    if (align) token.attrs = [['data-align', align]];
  });
}

/** If a table's top left cell is empty, its first column holds row headers; screen readers announce them as such. */
function nameRows(table: readonly Token[]): void {
  const rows = table.flatMap(({ type }, index) => (type === 'tr_open' ? index : []));
  if (table[(rows[0] ?? 0) + 2]?.content) return;
  rows.forEach((row, index) => {
    for (const cell of [table[row + 1], table[row + 3]]) if (cell) cell.tag = index ? 'th' : 'td';
    if (index) table[row + 1]?.attrSet('scope', 'row');
  });
}

const writeHtml = (tokens: Token[]): string =>
  markdown.renderer.render(tokens, markdown.options as Parameters<typeof markdown.renderer.render>[1], {}).trim();

/**
 * Renders a Markdown text in three parts, for the page to place:
 * - `body`: the text in reading order, as HTML and as diagrams by name
 * - `sources`: HTML of the section "Sources" (the footnotes), or '' if there are none
 * - `headings`: the second-level headings for a table of contents; "Sources" is the last one, if there are sources
 *
 * `![The date a value applies to](diagram:effective-dates)` in a paragraph of its own places a diagram with its caption.
 *
 * @param text with its tokens already filled in
 */
export function renderMarkdown(text: string, report: Report) {
  const env: Env = {};
  const tokens = markdown.parse(text, env);
  reportMistakes(tokens, report);
  prepare(tokens);
  const notes = tokens.findIndex(({ type }) => type === 'footnote_block_open');
  const written = notes < 0 ? tokens : tokens.slice(0, notes);
  const headings = written.flatMap((token, index) =>
    token.type === 'heading_open' && token.tag === 'h2'
      ? { id: String(token.attrGet('id')), text: wordsOf(written[index + 1]?.children) }
      : [],
  );
  return {
    body: splitAtDiagrams(written),
    sources: notes < 0 ? '' : writeHtml(tokens.slice(notes)),
    headings: notes < 0 ? headings : [...headings, sourcesHeading],
    /** How many words the text has, without its sources. */
    words: written.flatMap(({ children }) => wordsOf(children).match(/\w\S*/g) ?? []).length,
  };
}

/** A part of a long text: HTML, or a diagram by its name. */
export type BodyPart = ReturnType<typeof renderMarkdown>['body'][number];
/** A second-level heading, for a table of contents. */
export type Heading = ReturnType<typeof renderMarkdown>['headings'][number];

/** Renders a short text, such as an answer, to one HTML string. */
export const renderShort = (text: string, report: Report): string => {
  const { body, sources } = renderMarkdown(text, report);
  return [...body.map((part) => (part.type === 'html' ? part.html : '')), sources].join('');
};

const imageOf = (token: Token | undefined) => token?.children?.find(({ type }) => type === 'image');

const htmlPart = (html: string) => ({ type: 'html' as const, html });
function diagramPart(image: Token) {
  const [name, rows] = String(image.attrGet('src')).slice('diagram:'.length).split('/');
  return {
    type: 'diagram' as const,
    name: name as DiagramName,
    /** The ids of the rows to show; all if there are none. */
    rows: rows?.split(',') ?? [],
    caption: wordsOf(image.children),
  };
}

function splitAtDiagrams(tokens: Token[]) {
  // The paragraph around a diagram begins one token before it and ends one token after.
  const diagrams = tokens.flatMap((token, index) => (imageOf(token) ? index : []));
  return [-2, ...diagrams].flatMap((at, number) => {
    const image = imageOf(tokens[at]);
    const html = writeHtml(tokens.slice(at + 2, (diagrams[number] ?? tokens.length + 1) - 1));
    return [image ? diagramPart(image) : [], html ? htmlPart(html) : []].flat();
  });
}

function reportMistakes(tokens: readonly Token[], report: Report): void {
  let line = 1;
  tokens.forEach((token, index) => {
    if (token.map) line = token.map[0] + 1;
    const isParagraph = tokens[index - 1]?.type === 'paragraph_open' && token.level === 1;
    let lineInside = line;
    for (const inside of [token, ...(token.children ?? [])]) {
      const message = mistakeOf(inside, isParagraph && token.children?.length === 1);
      if (message) report(message, lineInside);
      if (/break$/.test(inside.type)) lineInside += 1;
    }
  });
}

/** @param isAlone whether the token is alone in a paragraph */
function mistakeOf(token: Token, isAlone: boolean): string | undefined {
  const { type, tag, content } = token;
  if (type.startsWith('html_')) return `write Markdown, such as **bold**, in place of HTML (${content.trim()})`;
  if (type === 'heading_open' && tag === 'h1') return 'begin a heading with "##"; "#" is the page’s own title';
  const unlisted = type === 'text' && /\[\^([^\]]+)\]/.exec(content)?.[1];
  if (unlisted) return `the source "${unlisted}" is not listed: add a line that begins with [^${unlisted}]: at the end`;
  if (type !== 'image') return undefined;
  const name = /^diagram:([^/]*)/.exec(String(token.attrGet('src')))?.[1] ?? '';
  if ((diagramNames as readonly string[]).includes(name) && content && isAlone) return undefined;
  return `a text can only show diagrams, each in a paragraph of its own with a caption: ![Caption](diagram:NAME), where NAME is one of ${diagramNames.join(', ')}`;
}
