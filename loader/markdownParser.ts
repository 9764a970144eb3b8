/* The parser of Markdown, and what a text may not have. */
import MarkdownIt, { type Env, type Token } from 'markdown-it';
// @ts-expect-error: the package has no types.
import footnotes from 'markdown-it-footnote';
import { interpolate, type NamedValues, type Report } from './namedValues';

/** What the token of a text with a broken link is called. */
const brokenLink = 'broken_link';
/** Whether brackets are before another bracket or an address, such as `[FAQ] (/faq)`; not `[sic] (p. 5)`. */
const isBrokenLink = (text: string, next: Token | undefined) =>
  /\](?:\(|\[(?!\^)| \((?:[/#]|\w+:\S))/.test(text) || (text.endsWith('] (') && next?.markup === 'linkify');

/** What a text may name, and where to report its mistakes, what may be one, and the addresses that it links to. */
export interface TextEnv extends Env {
  values: NamedValues;
  report: Report;
  note: Report;
  link: Report;
}

/** CommonMark with GitHub's tables, autolinks and footnotes. HTML is parsed, so that it can be reported. */
export function createMarkdownIt() {
  const created = new MarkdownIt({ html: true, linkify: true }).use(footnotes).disable('footnote_inline');
  // "irs.gov" in a sentence is read as words; an address begins with https://.
  created.linkify.set({ fuzzyLink: false });
  // Only now that lines and the YAML of drawings are told apart, so that no value can change either.
  created.core.ruler.before('inline', 'named_values', ({ tokens, env }) => {
    const { values, report } = env as TextEnv;
    let line = 0;
    for (const token of tokens) {
      line = token.map?.[0] ?? line;
      if (token.type === 'inline')
        token.content = interpolate(token.content, values, (problem, at) => report(problem, line + at));
    }
  });
  // Before brackets with a backslash, which are the text's own, are joined to the rest of it.
  created.core.ruler.before('text_join', brokenLink, ({ tokens }) => {
    for (const { children } of tokens)
      for (const [index, child] of children?.entries() ?? [])
        if (child.type === 'text' && isBrokenLink(child.content, children?.[index + 1])) child.type = brokenLink;
  });
  return created;
}

/** Reports the mistakes in a text, and its links, but not in what is checked in its own file. */
export function checkTokens(
  tokens: readonly Token[],
  { report, link }: TextEnv,
  howToList = (source: string) => `add a line that begins with [^${source}]: at the end`,
): void {
  let line = 1;
  for (const token of tokens) {
    if (token.meta?.checked) continue;
    if (token.map) line = token.map[0] + 1;
    let lineInside = line;
    for (const inside of [token, ...(token.children ?? [])]) {
      const message = mistakeOf(inside, howToList);
      if (message) report(message, lineInside);
      const url = inside.attrGet('href');
      if (url !== null) link(String(url), lineInside);
      if (/break$/.test(inside.type)) lineInside += 1;
    }
  }
}

function mistakeOf({ type, tag, content }: Token, howToList: (source: string) => string): string | undefined {
  if (type.startsWith('html_')) return `write Markdown, such as **bold**, in place of HTML (${content.trim()})`;
  if (type === 'heading_open' && tag === 'h1') return 'begin a heading with "##"; "#" is the page’s own title';
  if (type === 'image') return 'a text cannot show pictures: delete this one, or write a link without the "!"';
  const unlisted = type === 'text' && /\[\^([^\]]+)\]/.exec(content)?.[1];
  if (unlisted) return `the source "${unlisted}" is not listed: ${howToList(unlisted)}`;
  if (type === brokenLink)
    return 'write a link as [words](/contact), with no space before the second bracket or in the address';
  return undefined;
}
