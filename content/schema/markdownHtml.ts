import Slugger from 'github-slugger';
import type { RendererRule, Token } from 'markdown-it';
import { endOf, markdown, wordsOf } from './parseMarkdown';

/** The heading above the sources of a text. */
export const sourcesHeading = { id: 'footnote-label', text: 'Sources' };

const { escapeHtml } = markdown.utils;

/** The place of a source in the list, from 1, and which of the references to it this is, from 1. */
function referenceOf(token: Token | undefined) {
  const { id, subId, label } = (token?.meta ?? {}) as { id: number; subId?: number; label: string };
  const place = (subId ?? 0) + 1;
  const name = escapeHtml(encodeURI(label));
  return { number: id + 1, place, id: `note-fn-${name}`, back: `note-fnref-${name}${place > 1 ? `-${place}` : ''}` };
}

/** How the parts of a text are written that HTML has no element for, or that this site writes in its own way. */
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

/** Gives headings their ids, and tables what those need who cannot see them. To be called once, with a whole text. */
export function prepareForHtml(tokens: Token[]): void {
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
    // The site's policy forbids styles in the HTML; app/globals.css has them.
    const align = /^text-align:(\w+)$/.exec(String(token.attrGet('style')))?.[1];
    if (align) token.attrs = [['data-align', align]];
  });
}

/** Where the corner of a table is empty, its first column names the rows: to those who hear it, these are headers. */
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

/** Writes a part of a text as HTML, whole blocks of it. */
export const writeHtml = (tokens: Token[]): string =>
  markdown.renderer.render(tokens, markdown.options as Parameters<typeof markdown.renderer.render>[1], {}).trim();
