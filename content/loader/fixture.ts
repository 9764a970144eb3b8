import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

/** Changes by path inside content/, where a file may be new; `undefined` deletes one. */
export type Changes = Record<string, (source: string) => string | Buffer | undefined>;

export type Entry = Record<string, unknown>;

/** Runs an action that reads a changed copy of the content. */
export function withContent<Result>(changes: Changes, action: () => Result): Result {
  const copy = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    cpSync('content', copy, { recursive: true, filter: (path) => !path.includes('loader') });
    for (const [path, change] of Object.entries(changes)) {
      let source = '';
      try {
        source = readFileSync(join(copy, path), 'utf8');
      } catch {}
      const text = change(source);
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

/** Changes a YAML file by its value; comments are lost. */
export const edited =
  <Value>(edit: (value: Value) => unknown) =>
  (source: string): string => {
    const value = (parse(source) ?? []) as Value;
    return stringify(edit(value) ?? value, { lineWidth: 0, aliasDuplicateObjects: false });
  };

/** Replaces the value of the first line that has a field, in YAML or in the fields of a Markdown file. */
export const field = (name: string, value: string) => (source: string) =>
  source.replace(new RegExp(`^( *(?:- )?)${name}:.*(?:\\n\\1  .*)*`, 'm'), `$1${name}: ${value}`);
