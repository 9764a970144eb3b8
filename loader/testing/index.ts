import { type Document, parseDocument } from 'yaml';
import { buildContent } from '../content';
import { type ContentFiles, frontMatterPattern, readFiles } from '../parse';

const files = readFiles('content');

/** The text of a file in content/; '' if there is none. */
export const fileText = (file: string) => new TextDecoder().decode(files.get(file)).replace(/\r\n?/g, '\n');

/** Changes by path inside content/, where a file may be new; `undefined` deletes one. */
export type Changes = Record<string, (source: string) => string | Uint8Array | undefined>;

/** The files of content/, changed. */
export function filesWith(changes: Changes): ContentFiles {
  const after = new Map(files);
  for (const [path, change] of Object.entries(changes)) {
    const source = change(fileText(path));
    if (source === undefined) after.delete(path);
    else after.set(path, typeof source === 'string' ? Buffer.from(source) : source);
  }
  return after;
}

/** The mistakes in changed content. */
export function mistakesIn(files: ContentFiles): readonly string[] {
  const result = buildContent(files);
  return 'mistakes' in result ? result.mistakes : [];
}

/** What the site shows of changed content, which has no mistakes. */
export function contentWith(changes: Changes) {
  const result = buildContent(filesWith(changes));
  if ('mistakes' in result) throw new Error(result.mistakes.join('\n'));
  return result.content;
}

/** Edits the fields of a YAML or Markdown file. Its comments, and the text below the fields, stay. */
export const editYaml = (edit: (fields: Document) => unknown) => (source: string) => {
  const [, begin = '', fields = source, end = '', body = ''] = frontMatterPattern.exec(source) ?? [];
  const document = parseDocument(fields);
  edit(document);
  return begin + document.toString({ lineWidth: 0, nullStr: '' }) + end + body;
};

/** Sets a field, such as `set('fee.low', '$450')` or `set('offices.0.city', 'Yakima')`. */
export const set = (path: string, value: unknown) =>
  editYaml((fields) =>
    fields.setIn(
      path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
      fields.createNode(value),
    ),
  );

/** Applies several edits to one file. */
export const chain =
  (...edits: ((source: string) => string)[]) =>
  (source: string) =>
    edits.reduce((text, edit) => edit(text), source);

/** Replaces the text of a Markdown file, below its fields. */
export const withBody = (body: string) => (source: string) =>
  source.slice(0, source.length - (frontMatterPattern.exec(source)?.[4]?.length ?? 0)) + body;
