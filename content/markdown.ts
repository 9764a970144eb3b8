import type { Element, Root as HtmlRoot } from 'hast';
import type { Nodes, Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { ContentError } from './contentError';

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

const parser = unified().use(remarkParse).use(remarkGfm);
const toHtml = unified()
  .use(remarkRehype, {
    clobberPrefix: 'note-',
    footnoteLabel: 'Sources',
    footnoteLabelProperties: {},
    footnoteBackLabel: (reference: number) => `Back to the sentence with source ${reference + 1}`,
  })
  .use(rehypeSlug)
  .use(scrollableTables);
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
 * @throws ContentError naming file and line for HTML in the text, an unsafe link, a heading of the first level or a
 *   footnote without its source
 */
export function renderMarkdown(file: string, text: string, firstLine = 1): Rendered {
  const tree = parser.parse(text) as Root;
  checkTree(file, tree, firstLine);
  const html = toHtml.runSync(tree) as HtmlRoot;
  return { parts: splitAtDiagrams(html), headings: headingsOf(html), words: wordsOf(tree) };
}

/** Renders a short text (one or a few paragraphs) to one HTML string. Same errors as {@link renderMarkdown}. */
export function renderShort(file: string, text: string): string {
  const { parts } = renderMarkdown(file, text);
  return parts.map((part) => (part.type === 'html' ? part.html : '')).join('');
}

const safeLink = /^(https:\/\/|\/(?!\/)|#|mailto:|tel:)/;

function checkTree(file: string, tree: Root, firstLine: number): void {
  const defined = new Set<string>();
  const used = new Map<string, number>();
  visit(tree, (node: Nodes) => {
    const line = (node.position?.start.line ?? 1) + firstLine - 1;
    if (node.type === 'html') {
      throw new ContentError(
        file,
        `line ${line} has HTML in it (${node.value.slice(0, 40)}).`,
        'Markdown, such as **bold** or [a link](/contact); HTML is not used in content files.',
      );
    }
    if (node.type === 'heading' && node.depth === 1) {
      throw new ContentError(
        file,
        `line ${line} is a heading with one "#".`,
        '"##" for a section and "###" inside one; the page title comes from the field "title".',
      );
    }
    if ((node.type === 'link' || node.type === 'definition') && !safeLink.test(node.url)) {
      throw new ContentError(
        file,
        `line ${line} links to "${node.url}".`,
        'an address that begins with https:// or, for a page of this site, with /, such as [Contact](/contact).',
      );
    }
    if (node.type === 'image' && !node.url.startsWith('diagram:')) {
      throw new ContentError(
        file,
        `line ${line} shows the picture "${node.url}".`,
        'a diagram, such as ![How the basis changes](diagram:step-up); the picture of the page is set by the field "image".',
      );
    }
    if (node.type === 'footnoteDefinition') defined.add(node.identifier);
    if (node.type === 'footnoteReference') used.set(node.identifier, line);
    if (node.type === 'text') {
      const note = /\[\^([^\]]+)\]/.exec(node.value);
      if (note) {
        throw new ContentError(
          file,
          `line ${line} refers to the source "${note[1]}", which is not listed.`,
          `a line such as [^${note[1]}]: [RCW 11.44.015](https://app.leg.wa.gov/RCW/default.aspx?cite=11.44.015) at the end of the file.`,
        );
      }
    }
  });
  for (const name of defined) {
    if (!used.has(name)) {
      throw new ContentError(
        file,
        `the source "${name}" is listed but nothing refers to it.`,
        `[^${name}] after the sentence that it supports, or no such line.`,
      );
    }
  }
}

/** A table wider than a phone scrolls by itself, by keyboard too, instead of widening the page. */
function scrollableTables() {
  return (tree: HtmlRoot) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      if (parent.type === 'element' && parent.properties.className) return;
      const wrapper: Element = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel: 'Table' },
        children: [node],
      };
      parent.children[index] = wrapper;
    });
  };
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
  visit(tree, 'element', (node) => {
    if (node.tagName === 'h2') headings.push({ id: String(node.properties.id), text: textOf(node) });
  });
  return headings;
}

function wordsOf(tree: Root): number {
  let count = 0;
  visit(tree, 'text', (node) => {
    count += node.value.split(/\s+/).filter((word) => /\w/.test(word)).length;
  });
  return count;
}
