import type { Token } from 'markdown-it';
import { prepareForHtml, sourcesHeading, writeHtml } from './markdownHtml';
import { checkMarkdown } from './markdownRules';
import { parseMarkdown, wordsOf } from './parseMarkdown';
import type { TextPlace } from './tokens';

/** A part of a long text, in reading order: HTML, or the place of a diagram. */
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

/**
 * Turns a checked Markdown text into HTML parts.
 *
 * A picture whose address is `diagram:NAME` marks the place of a diagram, and its text is the caption:
 * `![How the basis changes](diagram:step-up)`.
 *
 * @param text Markdown with tokens already filled in
 * @throws ContentError naming file and line for HTML in the text, an unsafe link, a heading of the first level or a
 *   footnote without its source
 */
export function renderMarkdown(text: string, place: TextPlace): Rendered {
  const parsed = parseMarkdown(text);
  checkMarkdown(parsed, place);
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
    // The paragraph around it begins one token before and ends one after.
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
