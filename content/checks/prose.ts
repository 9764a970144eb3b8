import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Token } from 'markdown-it';
import { markdownFiles, readMarkdownFile, readText, readYamlFile, yamlFiles } from '../loader/files';
import { endOf, parseMarkdown, wordsOf } from '../loader/markdown';
import { fillTokens, withTokens } from '../loader/tokens';

/** The paragraphs, headings and table rows of a Markdown text as plain text. */
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

/** Every string inside a value, at any depth. */
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

function readMarkdown(path: string) {
  const [folder = '', name = ''] = path.split('/');
  return withTokens(readMarkdownFile(folder, name.replace('.md', '')));
}

/** A Markdown file's text below its fields, with the tokens filled in. */
export function bodyOf(path: string): string {
  const { file, body, bodyLine } = readMarkdown(path);
  return fillTokens(body, { file, line: bodyLine });
}

/** Every sentence of the content with its file, tokens filled in. */
export function contentSentences(): { file: string; sentence: string }[] {
  const markdown = markdownFiles().map((file) => ({
    file,
    texts: [...stringsIn(readMarkdown(file).value), bodyOf(file)],
  }));
  // launch.yaml is not shown on the site.
  const shown = yamlFiles.filter((name) => name !== 'launch');
  const yaml = shown.map((name) => ({
    file: `${name}.yaml`,
    texts: stringsIn(withTokens(readYamlFile(name)).value),
  }));
  return [...markdown, ...yaml].flatMap(({ file, texts }) =>
    texts
      .flatMap((text) => blocksOf(text))
      .flatMap(sentencesOf)
      .filter((sentence) => sentence.includes(' '))
      .map((sentence) => ({ file, sentence })),
  );
}

/** A content file, by path inside `content/`, without its comments. */
export const contentWithoutComments = (path: string): string => readText(path).replace(/^ *#(?!#).*$/gm, '');

/** A source file without its comments. */
export function codeWithoutComments(path: string): string {
  const source = readFileSync(join(process.cwd(), path), 'utf8');
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** The source files of a folder, without tests and test helpers. */
export function sourceFilesIn(folder: string): string[] {
  return readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.startsWith('testing/'))
    .map((name) => `${folder}/${name}`);
}

/** The texts in a source file: strings, and words between tags. */
export function textsWritten(path: string): string[] {
  const found = codeWithoutComments(path).matchAll(/'([^'\n]{8,})'|"([^"\n]{8,})"|`([^`]{8,})`|>([^<>{}]{8,})</g);
  return Array.from(found, (match) => (match.slice(1).find(Boolean) ?? '').replace(/\s+/g, ' ').trim());
}
