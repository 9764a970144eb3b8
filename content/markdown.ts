import type { Element, Nodes as HtmlNodes, Root as HtmlRoot } from 'hast';
import type { Nodes, Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkRehype, { defaultFootnoteBackContent } from 'remark-rehype';
import { unified } from 'unified';
import { checkMarkdown } from './markdownRules';
import { parseMarkdown } from './parseMarkdown';
import { walk } from './walk';

/** A part of a long text, in reading order: HTML, or the place where a diagram stands. */
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

const toHtml = unified()
  .use(remarkRehype, {
    clobberPrefix: 'note-',
    footnoteLabel: 'Sources',
    footnoteLabelProperties: {},
    footnoteBackLabel: (reference: number, again: number) =>
      `Back to the sentence with source ${reference + 1}${again > 1 ? `, place ${again}` : ''}`,
    // The sign after the arrow keeps phones from drawing it as a picture.
    footnoteBackContent: (reference: number, again: number) =>
      defaultFootnoteBackContent(reference, again).map((node) =>
        node.type === 'text' ? { ...node, value: `${node.value}\uFE0E` } : node,
      ),
  })
  .use(rehypeSlug)
  .use(scrollableTables)
  .use(markPageLinks);
const writer = unified().use(rehypeStringify);

/**
 * Turns a checked Markdown text into HTML parts.
 *
 * A picture whose address is `diagram:NAME` marks where a diagram stands, its text being the caption:
 * `![How the basis changes](diagram:step-up)`.
 *
 * @param file path from the project's root, for messages
 * @param text Markdown with tokens already filled in
 * @param firstLine line of the file on which the text starts
 * @param field the field that the text stands in, where it is not the text of a file
 * @throws ContentError naming file and line for HTML in the text, an unsafe link, a heading of the first level or a
 *   footnote without its source
 */
export function renderMarkdown(file: string, text: string, firstLine = 1, field?: string): Rendered {
  const tree = parseMarkdown(text);
  checkMarkdown(file, tree, firstLine, field);
  const html = toHtml.runSync(tree) as HtmlRoot;
  return { parts: splitAtDiagrams(html), headings: headingsOf(html), words: wordsOf(tree) };
}

/** Renders a short text (one or a few paragraphs) to one HTML string. Same errors as {@link renderMarkdown}. */
export function renderShort(file: string, text: string, field?: string): string {
  const { parts } = renderMarkdown(file, text, 1, field);
  return parts.map((part) => (part.type === 'html' ? part.html : '')).join('');
}

/** A table wider than a phone scrolls by itself, by keyboard too, instead of widening the page; its heading names it. */
function scrollableTables() {
  return (tree: HtmlRoot) => {
    const named = new Map<string, number>();
    let heading = '';
    walk<HtmlNodes>(tree, (node, index, parent) => {
      if (node.type !== 'element') return;
      if (/^h[2-4]$/.test(node.tagName)) heading = textOf(node);
      if (node.tagName !== 'table' || !parent || !('children' in parent)) return;
      if (parent.type === 'element' && parent.properties.className) return;
      nameRows(node);
      const count = (named.get(heading) ?? 0) + 1;
      named.set(heading, count);
      const ariaLabel = `${count > 1 ? `Table ${count}` : 'Table'}: ${heading}`.replace(/: $/, '');
      const wrapper: Element = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel },
        children: [node],
      };
      parent.children[index] = wrapper;
    });
  };
}

/** A link to a page of the site is followed like the others, without loading the site anew (components/ui/PageLink.tsx). */
function markPageLinks() {
  return (tree: HtmlRoot) =>
    walk<HtmlNodes>(tree, (node) => {
      if (node.type !== 'element' || node.tagName !== 'a') return;
      // A path, and no file such as /sample-report.pdf.
      if (/^\/[\w/-]*$/.test(String(node.properties.href))) node.properties.dataPage = '';
    });
}

/** Where the corner of a table is empty, its first column names the rows: to those who hear it, these are headers. */
function nameRows(table: Element) {
  const rows: Element[] = [];
  walk<HtmlNodes>(table, (node) => {
    if (node.type === 'element' && node.tagName === 'tr') rows.push(node);
  });
  const [corner, ...names] = rows.map((row) => row.children.find((cell) => cell.type === 'element'));
  if (!corner || textOf(corner).trim() !== '') return;
  corner.tagName = 'td';
  for (const name of names) {
    if (!name) continue;
    name.tagName = 'th';
    name.properties.scope = 'row';
  }
}

function diagramOf(node: HtmlRoot['children'][number]): { name: string; caption: string } | undefined {
  if (node.type !== 'element' || node.tagName !== 'p') return undefined;
  const [image] = node.children;
  if (node.children.length !== 1 || image?.type !== 'element' || image.tagName !== 'img') return undefined;
  return { name: String(image.properties.src).slice('diagram:'.length), caption: String(image.properties.alt ?? '') };
}

function splitAtDiagrams(tree: HtmlRoot): BodyPart[] {
  const parts: BodyPart[] = [];
  let pending: HtmlRoot['children'] = [];
  const flush = () => {
    const html = writer.stringify({ type: 'root', children: pending }).trim();
    if (html) parts.push({ type: 'html', html });
    pending = [];
  };
  for (const child of tree.children) {
    const diagram = diagramOf(child);
    if (diagram) {
      flush();
      parts.push({ type: 'diagram', ...diagram });
    } else pending.push(child);
  }
  flush();
  return parts;
}

function textOf(node: { type: string; value?: string; children?: unknown[] }): string {
  if (typeof node.value === 'string') return node.value;
  return ((node.children ?? []) as (typeof node)[]).map(textOf).join('');
}

function headingsOf(tree: HtmlRoot): Heading[] {
  const headings: Heading[] = [];
  walk<HtmlNodes>(tree, (node) => {
    if (node.type === 'element' && node.tagName === 'h2')
      headings.push({ id: String(node.properties.id), text: textOf(node) });
  });
  return headings;
}

function wordsOf(tree: Root): number {
  let count = 0;
  walk<Nodes>(tree, (node) => {
    if (node.type === 'text') count += node.value.split(/\s+/).filter((word) => /\w/.test(word)).length;
  });
  return count;
}
