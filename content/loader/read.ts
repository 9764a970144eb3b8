import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextDecoder } from 'node:util';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** Mistakes in a content file: one sentence each, with the file and the line. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    // The mistake is in a content file, so a stack trace of the code would only distract.
    this.stack = this.message;
  }
}

/** One mistake. `file` is relative to `content/`; `line` counts from 1. */
export const contentError = (file: string, line: number | undefined, problem: string) =>
  new ContentError([`content/${file}${line ? `, line ${line}` : ''}: ${problem}.`]);

type Path = readonly PropertyKey[];

/** A parsed content file. The text of a Markdown file, below its fields, is the field `body`. */
export interface Source {
  /** Relative to `content/`. */
  file: string;
  value: unknown;
  /** The line of a field, or of what should contain it; with `inText`, the line on which its text begins. */
  lineOf: (path: Path, inText?: boolean) => number;
}

const root = () => process.env.CONTENT_DIR ?? join(process.cwd(), 'content');

/** The names of the files in `content/FOLDER`, sorted. */
export const filesIn = (folder: string): string[] =>
  readdirSync(join(root(), folder))
    .filter((name) => !name.startsWith('.'))
    .sort();

/** The ids of the Markdown files in `content/FOLDER`, sorted. */
export const idsIn = (folder: string): string[] =>
  filesIn(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length));

/** Reads a content file as text with `\n` line ends. Throws ContentError when it is missing or not UTF-8. */
export function readText(file: string): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(root(), file)));
    return text.replace(/\r\n?/g, '\n');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw contentError(file, undefined, 'the file is missing, and the site needs it');
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') throw contentError(file, undefined, 'save the file as UTF-8');
    throw error;
  }
}

/**
 * Keeps what a function returns. A build reads each file once; otherwise the results are dropped after the current task,
 * so that `next dev` shows every edit.
 */
export function memoize<Args extends readonly string[], Value>(
  read: (...args: Args) => Value,
): (...args: Args) => Value {
  const kept = new Map<string, Value>();
  return (...args) => {
    const key = [root(), process.env.SITE_URL, ...args].join('\n');
    const found = kept.get(key);
    if (found !== undefined) return found;
    const value = read(...args);
    kept.set(key, value);
    if (process.env.NODE_ENV !== 'production') setTimeout(() => kept.clear(), 0);
    return value;
  };
}

const frontMatter = /^---[ ]*\n((?:.*\n)*?)---[ ]*\n([\s\S]*)$/;

/** Reads and parses a YAML or Markdown file. Throws ContentError when it can't be parsed. */
export function readSource(file: string): Source {
  const text = readText(file);
  if (!file.endsWith('.md')) return parse(file, text, 1);
  const [, fields, body] = frontMatter.exec(text) ?? [];
  if (fields === undefined) {
    throw contentError(file, 1, 'the file begins with a line "---", its fields, and another line "---" above the text');
  }
  const { value, lineOf } = parse(file, fields, 2);
  const bodyLine = fields.split('\n').length + 2;
  return {
    file,
    value: { ...(value as object | null), body },
    lineOf: (path, inText) => (path[0] === 'body' ? bodyLine : lineOf(path, inText)),
  };
}

function parse(file: string, text: string, firstLine: number): Source {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const hint = 'Line up each field with its neighbors, and put quotes around a value with a colon or a brace in it';
    throw contentError(file, lineAt(error.pos[0]), `${error.message}. ${hint}`);
  }
  const lineOf: Source['lineOf'] = (path, inText = false) => {
    let node: unknown = document.contents;
    let line = firstLine;
    for (const part of path) {
      const pair = isMap(node) && node.items.find(({ key }) => isScalar(key) && key.value === part);
      const next: unknown = pair ? pair.value : isSeq(node) && node.items[Number(part)];
      const start = pair ? pair.key : next;
      if (!isNode(start) || !start.range) break;
      line = lineAt(start.range[0]);
      node = next;
    }
    return inText && isScalar(node) && node.type?.startsWith('BLOCK') ? line + 1 : line;
  };
  return { file, value: document.toJS(), lineOf };
}

/** Validates a parsed file. Throws ContentError with every mistake that the schema finds. */
export function validate<Schema extends z.ZodType>(schema: Schema, { file, value, lineOf }: Source): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues.flatMap((issue) => {
      const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
      // The line within a longer text, from the schema of that text.
      const inText = issue.code === 'custom' ? (issue.params?.line as number | undefined) : undefined;
      return keys.map((key) => {
        const path = key === undefined ? issue.path : [...issue.path, key];
        const line = lineOf(path, inText !== undefined) + (inText ?? 1) - 1;
        return contentError(
          file,
          line,
          `${nameOf(path)}${key === undefined ? problemOf(issue) : ' is not a known field'}`,
        ).message;
      });
    }),
  );
}

/** A field in messages, such as `"hours", entry 2, "text"`. */
const nameOf = (path: Path) =>
  path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : `"${String(part)}"`)).join(', ') || 'the file';

function problemOf(issue: z.core.$ZodIssue): string {
  const { code, input, message } = issue;
  if (input === undefined && code === 'invalid_type') return ' is missing';
  if (input === null || input === '') return ` is empty: ${message}`;
  const short = typeof input !== 'object' && input !== undefined && !(code === 'custom' && issue.params);
  return `${short ? ` is ${JSON.stringify(input)}` : ''}: ${message}`;
}
