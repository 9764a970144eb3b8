/* The parser of Markdown, and what a text may not have. */
import MarkdownIt, { type Env, type Token } from 'markdown-it';
// @ts-expect-error: the package has no types.
import footnotes from 'markdown-it-footnote';
import { interpolate, type NamedValues, type OnMistake } from './namedValues';

/** What a text may name, and where to report its mistakes and the addresses that it links to. */
export interface TextEnv extends Env {
  namedValues: NamedValues;
  onMistake: OnMistake;
  onLink: (url: string, line: number) => void;
}

const envOf = ({ env }: { env: Env }) => env as TextEnv;

/** CommonMark with GitHub's tables, autolinks and footnotes. HTML is parsed, so that it can be reported. */
export function createMarkdownIt() {
  const created = new MarkdownIt({ html: true, linkify: true }).use(footnotes).disable(['footnote_inline', 'code']);
  // "irs.gov" in a sentence is read as words; an address begins with https://.
  created.linkify.set({ fuzzyLink: false });
  // After the text is divided into blocks, so that no value can begin a list or change the YAML of a drawing.
  created.core.ruler.before('inline', 'named_values', (state) => {
    const { namedValues, onMistake } = envOf(state);
    let line = 0;
    for (const token of state.tokens) {
      line = token.map?.[0] ?? line;
      token.content = interpolate(token.content, namedValues, (problem, at) => onMistake(problem, line + at));
    }
  });
  // Before brackets with a backslash, which are the text's own, are joined to the rest of it.
  created.core.ruler.before('text_join', 'check', (state) => checkTokens(state.tokens, envOf(state)));
  // A line that ends within a text is a space, so that a compound can go on in the next. The check above counts lines.
  created.core.ruler.before('text_join', 'soft_breaks', (state) => {
    for (const token of state.tokens.flatMap(({ children }) => children ?? []))
      if (token.type === 'softbreak') Object.assign(token, { type: 'text', content: ' ' });
  });
  return created;
}

/** Reports the mistakes in a text, and its links. */
function checkTokens(tokens: readonly Token[], { onMistake, onLink }: TextEnv): void {
  let line = 1;
  for (const [index, token] of tokens.entries()) {
    if (token.map) line = token.map[0] + 1;
    if (token.type === 'heading_open' && tokens[index + 1]?.content === '')
      onMistake('write the words of the heading after its "##"', line);
    let lineInside = line;
    const withChildren = [token, ...(token.children ?? [])];
    for (const [position, inside] of withChildren.entries()) {
      const message = mistakeOf(inside, withChildren[position + 1]);
      if (message) onMistake(message, lineInside);
      const url = inside.attrGet('href');
      if (url !== null) onLink(String(url), lineInside);
      if (/break$/.test(inside.type)) lineInside += 1;
    }
  }
}

function mistakeOf({ type, tag, content }: Token, next: Token | undefined): string | undefined {
  if (type.startsWith('html_')) return `write Markdown, such as **bold**, in place of HTML (${content.trim()})`;
  if (type === 'heading_open' && tag === 'h1') return 'begin a heading with "##"; "#" is the page’s own title';
  if (type === 'image') return 'a text cannot show pictures: delete this one, or write a link without the "!"';
  if (type !== 'text') return undefined;
  const [, unlisted] = /\[\^([^\]]+)\]/.exec(content) ?? [];
  if (unlisted)
    return `the source "${unlisted}" is not listed: add a line that begins with [^${unlisted}]: at the end of the text, or with ${unlisted}: below "sources" if the file has those`;
  // Brackets before another bracket or an address, such as `[FAQ] (/faq)`; not `[sic] (p. 5)`.
  if (/\](?:\(|\[(?!\^)| \((?:[/#]|\w+:\S))/.test(content) || (content.endsWith('] (') && next?.markup === 'linkify'))
    return 'write a link as [words](/contact), with no space before the second bracket or in the address';
  return undefined;
}
