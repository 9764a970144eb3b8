/*
 * Fields whose texts name values of business.yaml and amounts.yaml, and what Markdown in any text may not have.
 */
import MarkdownIt, { type Token } from 'markdown-it';
// @ts-expect-error: the package has no types.
import footnotes from 'markdown-it-footnote';
import { z } from 'zod';
import { amountValues } from './amounts';
import { getBusiness } from './business';
import { plainText } from './fieldTypes';
import { memoize } from './read';

/** Reports a mistake in a text on one of its lines, counted from 1. */
export type ReportMistake = (message: string, line: number) => void;

/** Reports a mistake on a line of a text, which is in the field `path` below the one that is validated. */
export const reporterFor =
  (context: z.RefinementCtx, path: PropertyKey[] = []): ReportMistake =>
  (message, line) =>
    context.addIssue({ code: 'custom', path, message, params: { line } });

const getNamedValues = () => memoize('named values', () => new Map([...getBusiness().namedValues, ...amountValues()]));

/** Replaces the name of every named value in a text, such as `{{fee}}`, by what `business.yaml` or `amounts.yaml` says. */
export function fillNamedValues(text: string, context: z.RefinementCtx): string {
  const namedValues = getNamedValues();
  return text.replace(/\{+[^{}\n]*\}*|\w+ *\}\}/g, (written: string, at: number) => {
    const value = namedValues.get(/^\{* *(\w+) *\}*$/.exec(written)?.[1] ?? '');
    if (value !== undefined && /^\{\{[^{}]+\}\}$/.test(written)) return value;
    // Other braces are the author's own, such as those of the YAML in a drawing.
    if (value === undefined && !written.startsWith('{{')) return written;
    const names = [...namedValues.keys()].map((name) => `{{${name}}}`).join(', ');
    const message = `"${written}" is not the name of a value: write one of ${names}`;
    reporterFor(context)(message, text.slice(0, at).split('\n').length);
    return written;
  });
}

/** A text without markup, in which named values are filled in. */
export const filledText = z.string().transform(fillNamedValues).pipe(plainText);

/** An address that a text links to, and the line of the text, from 1. */
export interface LinkInText {
  url: string;
  line: number;
}

/** A text with Markdown in it, in a drawing (drawings.ts). Its HTML depends on the sources of the text around it. */
export interface MarkdownText {
  markdown: string;
  html: string;
  /** In a file that drawings read, where it is checked; a drawing's other words are checked with the text around it. */
  links?: LinkInText[];
}
/** A short text in a drawing's YAML, whose HTML is written later: see {@link MarkdownText}. */
export const markdownText = filledText.transform((markdown): MarkdownText => ({ markdown, html: '' }));

/** What the token of a text with a broken link is called. */
const brokenLink = 'broken_link';
/** Whether brackets are before another bracket or an address, such as `[FAQ] (/faq)`; not `[sic] (p. 5)`. */
const isBrokenLink = (text: string, next: Token | undefined) =>
  /\](?:\(|\[(?!\^)| \((?:[/#]|\w+:\S))/.test(text) || (text.endsWith('] (') && next?.markup === 'linkify');

/** CommonMark with GitHub's tables, autolinks and footnotes. HTML is parsed, so that it can be reported. */
export function createMarkdownIt() {
  const created = new MarkdownIt({ html: true, linkify: true }).use(footnotes).disable('footnote_inline');
  // "irs.gov" in a sentence is read as words; an address begins with https://.
  created.linkify.set({ fuzzyLink: false });
  // Before brackets with a backslash, which are the text's own, are joined to the rest of it.
  created.core.ruler.before('text_join', brokenLink, ({ tokens }) => {
    for (const { children } of tokens)
      for (const [index, child] of children?.entries() ?? [])
        if (child.type === 'text' && isBrokenLink(child.content, children?.[index + 1])) child.type = brokenLink;
  });
  return created;
}
const markdownIt = createMarkdownIt();

/** All texts with Markdown in a value, and where they are in it. */
export function markdownTextsIn(
  value: unknown,
  path: PropertyKey[] = [],
): { text: MarkdownText; path: PropertyKey[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isMarkdownText(value)) return [{ text: value, path }];
  return Object.entries(value).flatMap(([key, inside]) =>
    markdownTextsIn(inside, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
const isMarkdownText = (value: object): value is MarkdownText => 'markdown' in value;

/** Reports the mistakes in all Markdown texts of a file that drawings read, which lists `sources`. */
export function checkMarkdownTexts<Fields>(
  fields: Fields,
  context: z.RefinementCtx,
  sources: readonly string[] = [],
): Fields {
  for (const { text, path } of markdownTextsIn(fields)) {
    const withoutListed = text.markdown.replace(/\[\^([^\]]+)\]/g, (mention, source) =>
      sources.includes(source) ? '' : mention,
    );
    const tokens = markdownIt.parseInline(withoutListed, {});
    text.links = checkTokens(tokens, reporterFor(context, path), (source) =>
      sources.length > 0 ? `add a line that begins with ${source}: below "sources"` : 'this file can’t name any',
    );
  }
  return fields;
}

/** What the token of a drawing with a mistake is called; its content is the sentence. */
export const drawingMistake = 'drawing_mistake';

/** Reports the mistakes in a text. Returns the addresses in it, each with its line. */
export function checkTokens(
  tokens: readonly Token[],
  report: ReportMistake,
  howToList = (source: string) => `add a line that begins with [^${source}]: at the end`,
): LinkInText[] {
  const links: LinkInText[] = [];
  let line = 1;
  for (const token of tokens) {
    if (token.map) line = token.map[0] + 1;
    let lineInside = line;
    for (const inside of [token, ...(token.children ?? [])]) {
      const message = mistakeOf(inside, howToList);
      if (message) report(message, lineInside);
      const url = inside.attrGet('href');
      if (url !== null) links.push({ url: String(url), line: lineInside });
      if (/break$/.test(inside.type)) lineInside += 1;
    }
  }
  return links;
}

function mistakeOf({ type, tag, content }: Token, howToList: (source: string) => string): string | undefined {
  if (type === drawingMistake) return content;
  if (type.startsWith('html_')) return `write Markdown, such as **bold**, in place of HTML (${content.trim()})`;
  if (type === 'heading_open' && tag === 'h1') return 'begin a heading with "##"; "#" is the page’s own title';
  if (type === 'image') return 'a text cannot show pictures: delete this one, or write a link without the "!"';
  const unlisted = type === 'text' && /\[\^([^\]]+)\]/.exec(content)?.[1];
  if (unlisted) return `the source "${unlisted}" is not listed: ${howToList(unlisted)}`;
  if (type === brokenLink)
    return 'write a link as [words](/contact), with no space before the second bracket or in the address';
  return undefined;
}
