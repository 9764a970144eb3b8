import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { readEverything } from './everything';
import { markdownFolders, yamlFiles } from './files';

/** A mistake an owner might make, and the expected message. */
export interface BrokenEdit {
  slip: string;
  /** Path inside content/. */
  file: string;
  edit: (source: string) => string;
  /** The line or field in the message. */
  place: RegExp;
  /** The problem and the valid example in the message. */
  says: RegExp;
}

/** Changes by path inside content/; a file may be new, and `undefined` deletes one. */
export type Changes = Record<string, (source: string) => string | Buffer | undefined>;

const root = join(process.cwd(), 'content');

const yamlPaths = yamlFiles.map((name) => `${name}.yaml`);

/** The text of each Markdown file, by path inside content/. */
export function markdownSources(): Record<string, string> {
  const paths = markdownFolders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => !name.startsWith('.'))
      .map((name) => `${folder}/${name}`),
  );
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** Runs an action that reads a changed copy of the content. */
export function withContent<Result>(changes: Changes, action: () => Result): Result {
  const copy = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    for (const part of [...markdownFolders, ...yamlPaths])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    for (const [path, change] of Object.entries(changes)) {
      const exists = yamlPaths.includes(path) || path in markdownSources();
      const text = change(exists ? readFileSync(join(root, path), 'utf8') : '');
      if (text === undefined) rmSync(join(copy, path));
      else writeFileSync(join(copy, path), text);
    }
    process.env.CONTENT_DIR = copy;
    return action();
  } finally {
    delete process.env.CONTENT_DIR;
    rmSync(copy, { recursive: true });
  }
}

/** Reads all content from a changed copy. */
export const readAll = (changes: Changes) => withContent(changes, readEverything);

/** Changes a YAML file by its value; comments are lost. */
export const edited =
  <Value>(edit: (value: Value) => unknown) =>
  (source: string): string => {
    const value = (parse(source) ?? []) as Value;
    return stringify(edit(value) ?? value, { lineWidth: 0, aliasDuplicateObjects: false });
  };

/** Expects one sentence of the form "content/FILE, line N: PLACE is wrong. Expected … an example." */
export function expectMistake(action: () => unknown, file: string, place: RegExp, says: RegExp): void {
  let message = '';
  try {
    action();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ContentError') throw error;
    message = error.message;
  }
  expect(message).toMatch(/^content\/[^:\n]+: [^\n]+\. Expected [^\n]+\.$/);
  expect(message).toMatch(new RegExp(`^content/${file.replaceAll('.', '\\.')}(, line \\d+)?: `));
  expect(message).toMatch(place);
  expect(message).toMatch(says);
  expect(message).toMatch(/such as|for example|one of|"title: |quotes/);
}

export type Entry = Record<string, unknown>;

/** Sets a field of an object; `undefined` deletes it. */
export const set = (field: string, value: unknown) => (content: Entry) => {
  content[field] = value;
};
/** Sets a field of one entry of a list. */
export const setIn = (index: number, field: string, value: unknown) => (content: Entry[]) => {
  Object.assign(content[index] ?? {}, { [field]: value });
};
