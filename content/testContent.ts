import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getLegalPage, getResource, getResourceIds, getResources, getService, getServices } from './entities';
import { serviceIds } from './schema';

/** One edit that an owner might make by mistake, and what the answer must say. */
export interface BrokenEdit {
  slip: string;
  /** Path inside content/. */
  file: string;
  edit: (source: string) => string;
  /** The line or the field that the answer names. */
  place: RegExp;
  /** What is wrong, and an example that is right. */
  says: RegExp;
}

/** Changes by path inside content/; a file may be new, and `undefined` deletes one. */
type Changes = Record<string, (source: string) => string | undefined>;

const folders = ['services', 'resources', 'legal'];

/** The Markdown files as they are, by path inside content/. */
export function markdownSources(root = join(process.cwd(), 'content')): Record<string, string> {
  const paths = folders.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** Does something while the content's door reads a copy with the changes made to it. */
export function withContent<Result>(changes: Changes, action: () => Result): Result {
  const copy = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    for (const folder of folders)
      cpSync(join(process.cwd(), 'content', folder), join(copy, folder), { recursive: true });
    const sources = markdownSources();
    for (const [path, change] of Object.entries(changes)) {
      const text = change(sources[path] ?? '');
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

/** Reads everything through the content's door, from a copy with the changes made to it. */
export function readAll(changes: Changes) {
  return withContent(changes, () => {
    getServices();
    getResources();
    return {
      services: serviceIds.map((id) => getService(id)),
      resources: getResourceIds().map((id) => getResource(id)),
      legal: [getLegalPage('privacy'), getLegalPage('terms')],
    };
  });
}

/** Fails with these sentences and nothing else; passes when there are none. */
export function tellFaults(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const error = new Error(faults.join('\n'));
  error.stack = error.message;
  throw error;
}

/** Expects one sentence of the form "content/FILE: PLACE is wrong. Expected … an example." */
export function expectAnswer(action: () => unknown, file: string, place: RegExp, says: RegExp): void {
  let message = '';
  try {
    action();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ContentError') throw error;
    message = error.message;
  }
  expect(message).toMatch(/^content\/[^:\n]+: [^\n]+\. Expected [^\n]+\.$/);
  expect(message.startsWith(`content/${file}: `)).toBe(true);
  expect(message).toMatch(place);
  expect(message).toMatch(says);
  expect(message).toMatch(/such as|for example|one of|"title: |quotes/);
}

export type Entry = Record<string, unknown>;
export type Door = typeof import('./index');

/** Reads a typed file through the door after one edit to what it exports. */
export function readEdited(
  file: string,
  name: string,
  edit: (content: never) => unknown,
  read: (door: Door) => unknown,
) {
  const original = jest.requireActual(`./${file}`)[name];
  const content = JSON.parse(JSON.stringify(original));
  const edited = edit(content as never) ?? content;
  jest.isolateModules(() => {
    jest.doMock(`./${file}`, () => ({ [name]: edited }));
    try {
      read(require('./index'));
    } finally {
      jest.dontMock(`./${file}`);
    }
  });
}

/** Sets a field of an object. */
export const set = (field: string, value: unknown) => (content: Entry) => {
  content[field] = value;
};
/** Sets a field of one entry of a list. */
export const setIn = (index: number, field: string, value: unknown) => (content: Entry[]) => {
  Object.assign(content[index] ?? {}, { [field]: value });
};
