import MarkdownIt, { type Env, type StateCore, type Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';

/** A source of a text: the line `[^irs]: [Publication 551](https://www.irs.gov/…)` and those that belong to it. */
export interface Source {
  /** What the text calls it by, such as `irs`. */
  name: string;
  /** Line of the text, counted from 1. */
  line: number;
  /** Whether the text refers to it. */
  used: boolean;
  tokens: Token[];
}

/** Where the links of the form `[IRS][1]` lead: the line `[1]: https://www.irs.gov`. */
export interface Definition {
  url: string;
  /** Line of the text, counted from 1. */
  line: number;
}

/** A Markdown text taken apart, the sources that it refers to at the end. */
export interface ParsedMarkdown {
  tokens: Token[];
  /** In the order in which they are written down. */
  sources: Source[];
  definitions: Definition[];
}

/** Where the rule below leaves the sources for {@link parseMarkdown}. */
const sourcesKey = Symbol('sources');

/**
 * CommonMark with the tables, struck-out words, bare addresses and footnotes of GitHub. It takes a seventh of the time of
 * remark, which counts when thousands of guides are built.
 */
export const markdown = new MarkdownIt({ html: true, linkify: true }).use(footnotes).disable('footnote_inline');

// markdownRules.ts checks addresses, with messages that help.
markdown.validateLink = () => true;
// As on GitHub: an address begins with https:// or www.; "irs.gov" is read as words.
markdown.linkify.set({ fuzzyLink: false }).add('www.', {
  validate: (text, start) => /^[\w-]+(?:\.[\w-]+)+(?:\/[^\s<]*)?/.exec(text.slice(start))?.[0].length ?? 0,
  normalize: (match) => {
    match.url = `http://${match.url}`;
  },
});
// Before the sources are put in the order of their numbers and those without one are dropped.
markdown.core.ruler.before('footnote_tail', 'sources', (state) => {
  state.env[sourcesKey] = sourcesOf(state);
});

/** Reads a Markdown text with tables and footnotes. */
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

/** Where the part of a text that begins at `start` ends: the next token of that type. */
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

/** The words of a block or of a part of it, without marks and without the numbers of sources. */
export function wordsOf(tokens: readonly Token[] | null): string {
  return (tokens ?? [])
    .map(({ type, content }) => {
      if (type === 'softbreak' || type === 'hardbreak') return ' ';
      return type === 'text' || type === 'code_inline' || type === 'html_inline' ? content : '';
    })
    .join('');
}
