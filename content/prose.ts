import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Token } from 'markdown-it';
import { readContentFile } from './files';
import { endOf, parseMarkdown, wordsOf } from './parseMarkdown';
import { markdownSources } from './testContent';
import { fillTokensDeep } from './tokens';

const here = join(process.cwd(), 'content');

/** The typed files that an owner edits, by what they export: `faqFile`, `homeText` and so on. */
export const typedFiles = readdirSync(here).filter(
  (name) => name.endsWith('.ts') && /^export const \w+(File|Text) = /m.test(readFileSync(join(here, name), 'utf8')),
);

/** The paragraphs, headings and table rows of a Markdown text, as a reader sees them. */
export function blocksOf(markdown: string, options = { sources: true }): string[] {
  const { tokens } = parseMarkdown(markdown);
  const firstSource = tokens.findIndex(({ type }) => type === 'footnote_block_open');
  const read = options.sources || firstSource === -1 ? tokens : tokens.slice(0, firstSource);
  const blocks: string[][] = [];
  let inRow = false;
  for (const { type, children } of read) {
    if (type === 'tr_open') blocks.push([]);
    inRow = type === 'tr_open' || (inRow && type !== 'tr_close');
    if (type !== 'inline') continue;
    if (inRow) blocks.at(-1)?.push(wordsOf(children));
    else blocks.push([wordsOf(children)]);
  }
  return blocks.map((words) => words.join(' | ').replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/** Splits a block into sentences; good enough for texts with few abbreviations. */
export function sentencesOf(block: string): string[] {
  return block.split(/(?<=[.?!]['”’]?)\s+(?=[A-Z“$[])/).filter(Boolean);
}

/** Every text inside a value, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

interface Link {
  label: string;
  url: string;
}

function linksOf(tokens: readonly Token[]): Link[] {
  const parts = tokens.flatMap(({ children }) => children ?? []);
  return parts.flatMap((token, start) => {
    if (token.type !== 'link_open') return [];
    const label = wordsOf(parts.slice(start, endOf(parts, start, 'link_close')));
    return { label, url: String(token.attrGet('href')) };
  });
}

/** The links of a Markdown text with their labels. */
export const linksIn = (markdown: string): Link[] => linksOf(parseMarkdown(markdown).tokens);

/** The sources of a Markdown text: the name of each footnote and its links. */
export const sourcesIn = (markdown: string): { name: string; links: Link[] }[] =>
  parseMarkdown(markdown).sources.map(({ name, tokens }) => ({ name, links: linksOf(tokens) }));

/** A Markdown file's text below its fields, with the values filled in. */
export function bodyOf(path: string): string {
  const [folder = '', name = ''] = path.split('/');
  return readContentFile(folder, name.replace('.md', '')).body;
}

/** Every sentence of the content, values filled in, by the file that it stands in. */
export function contentSentences(): { file: string; sentence: string }[] {
  const markdown = Object.keys(markdownSources()).map((file) => {
    const [folder = '', name = ''] = file.split('/');
    const { fields, body } = readContentFile(folder, name.replace('.md', ''));
    return { file, texts: [...stringsIn(fields), body] };
  });
  const typed = typedFiles.map((file) => ({
    file,
    texts: stringsIn(fillTokensDeep(file, { ...require(`./${file}`) })),
  }));
  return [...markdown, ...typed].flatMap(({ file, texts }) =>
    texts
      .flatMap((text) => blocksOf(text))
      .flatMap(sentencesOf)
      .filter((sentence) => sentence.includes(' '))
      .map((sentence) => ({ file, sentence })),
  );
}

/** A source file without its comments. */
export function withoutComments(path: string): string {
  const source = readFileSync(join(process.cwd(), path), 'utf8');
  if (path.endsWith('.md')) return source.replace(/^#(?!#).*$/gm, '');
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** The source files of a room of the house, tests and their samples left out. */
export function sourceFilesIn(room: string): string[] {
  return readdirSync(join(process.cwd(), room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.startsWith('testing/'))
    .map((name) => `${room}/${name}`);
}

/** The texts that stand in a source file as strings or between tags. */
export function textsWritten(path: string): string[] {
  const found = withoutComments(path).matchAll(/'([^'\n]{8,})'|"([^"\n]{8,})"|`([^`]{8,})`|>([^<>{}]{8,})</g);
  return Array.from(found, (match) => (match.slice(1).find(Boolean) ?? '').replace(/\s+/g, ' ').trim());
}
