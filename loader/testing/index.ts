import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { frontMatter } from '../read';

/** Changes by path inside content/, where a file may be new; `undefined` deletes one. */
export type Changes = Record<string, (source: string) => string | Buffer | undefined>;

/** Runs an action that reads a changed copy of the content. */
export function withContent<Result>(changes: Changes, action: () => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const copy = join(folder, 'content');
  cpSync('content', copy, { recursive: true });
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(folder);
  try {
    for (const [path, change] of Object.entries(changes)) {
      const source = existsSync(join(copy, path)) ? readFileSync(join(copy, path), 'utf8') : '';
      const text = change(source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
      if (text === undefined) rmSync(join(copy, path));
      else writeFileSync(join(copy, path), text);
    }
    return action();
  } finally {
    cwd.mockRestore();
    rmSync(folder, { recursive: true });
  }
}

/** Edits the fields of a YAML or Markdown file. Its comments, and the text below the fields, stay. */
export const edited = (edit: (fields: Document) => unknown) => (source: string) => {
  const [, begin = '', fields = source, end = '', body = ''] = frontMatter.exec(source) ?? [];
  const document = parseDocument(fields);
  edit(document);
  return begin + document.toString({ lineWidth: 0 }) + end + body;
};

/** Sets a field, such as `set('fee.low', '$450')` or `set('offices.0.city', 'Yakima')`. */
export const set = (path: string, value: unknown) =>
  edited((fields) =>
    fields.setIn(
      path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
      fields.createNode(value),
    ),
  );

/** Applies several edits to one file. */
export const all =
  (...edits: ((source: string) => string)[]) =>
  (source: string) =>
    edits.reduce((text, edit) => edit(text), source);

/** Replaces the text of a Markdown file, below its fields. */
export const withBody = (body: string) => (source: string) =>
  source.slice(0, source.length - (frontMatter.exec(source)?.[4]?.length ?? 0)) + body;
