/* Reads and parses the files of content/, and validates what they say. */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ErrorCode, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { fileNamesIn, systemFilePattern } from '../shared/siteFiles';
import type { FieldPath } from './fieldTypes';

/** What is wrong in a text, and on which of its lines, counted from 1. */
interface Mistake {
  problem: string;
  line?: number | undefined;
}

/** A sentence about a mistake in a file. */
export const mistakeSentence = (file: string, { problem, line }: Mistake) =>
  `content/${file}${line ? `, line ${line}` : ''}: ${problem}.`;

/** The files of `content/`, by their path in it. */
export type ContentFiles = ReadonlyMap<string, Uint8Array>;

/** Reads the owner's texts in a folder, sorted: no pictures or hidden files. */
export function readFiles(folder: string): ContentFiles {
  const paths = fileNamesIn(folder).filter(
    (path) => !path.startsWith('pictures/') && !path.split('/').some((name) => systemFilePattern.test(name)),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}

/** The line of a value, or of what should contain it; with `atText`, the line on which its text begins. */
export type LineOf = (path: FieldPath, atText?: boolean) => number;

/** What a file or a drawing says, and where, or why it can't be parsed. */
type Parsed = { value: unknown; lineOf: LineOf } | { mistake: Mistake };

const unreadable = (problem: string, line?: number): Parsed => ({ mistake: { problem, line } });

/** The fields of a Markdown file between their two lines, and the text below them. */
export const frontMatterPattern = /^(\s*---[ \t]*\n)((?:.*\n)*?)(---[ \t]*(?:\n|$))([\s\S]*)$/;

/** Parses a YAML or Markdown file, whose text below its fields is the field `body`. */
export function parseFile(file: string, bytes: Uint8Array | undefined): Parsed {
  if (!bytes) return unreadable('the file is missing, and the site needs it');
  if (!isUtf8(bytes)) return unreadable('save the file as UTF-8');
  // Without its byte order mark.
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
  if (!file.endsWith('.md')) return parseYaml(text);
  const [, begin, fields, end = '', body = ''] = frontMatterPattern.exec(text) ?? [];
  if (begin === undefined || fields === undefined)
    return unreadable('the file needs a line "---", its fields, and another line "---" above the text', 1);
  // Empty lines stand in for those above the fields, so that lines have the same numbers as in the file.
  const parsed = parseYaml(begin.replace(/.+/g, '') + fields);
  if ('mistake' in parsed) return parsed;
  const { value, lineOf } = parsed;
  if (typeof value !== 'object' || Array.isArray(value)) return parsed;
  if (value && 'body' in value)
    return unreadable('write the text below the fields, not in a field "body"', lineOf(['body']));
  const bodyLine = `${begin}${fields}${end}`.split('\n').length;
  return {
    value: { ...value, body },
    lineOf: (path, atText) => (path[0] === 'body' ? bodyLine : lineOf(path, atText)),
  };
}

const yamlProblems: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'a field of this name is already above: delete one of the two',
  TAB_AS_INDENT: 'begin the line with spaces, not with a tab',
};
const unreadableLine =
  'the line cannot be read. Line up each field with its neighbors, and put quotes around a value with a colon, a quote, a brace or a "#" in it';

const anchorProblem =
  'put quotes around a value that begins with * or &, which YAML takes for the name of another value';
const commentProblem = 'put quotes around a value with " #" in it, or write a comment on a line of its own';
const tagProblem = 'put quotes around a value that begins with !';

/** Every value is read as the text that the owner wrote, so that no spelling is wrong; schemas make numbers of it. */
export function parseYaml(text: string): Parsed {
  const lineCounter = new LineCounter();
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const document = parseDocument(text, { lineCounter, prettyErrors: false, schema: 'failsafe' });
  const [error] = document.errors;
  let mistake: Mistake | undefined = error && {
    line: lineAt(error.pos[0]),
    problem: yamlProblems[error.code] ?? unreadableLine,
  };

  visit(document, {
    Alias(_key, { range }) {
      mistake ??= { line: lineAt(range?.[0] ?? 0), problem: anchorProblem };
    },
    Scalar(_key, { type, range, anchor, tag }) {
      if (!range) return;
      const line = lineAt(range[0]);
      if (anchor) mistake ??= { line, problem: anchorProblem };
      if (tag) mistake ??= { line, problem: tagProblem };
      // YAML would cut the value off there: "Suite # 5". An empty one has nothing to cut.
      const isCut = type === 'PLAIN' && range[1] > range[0];
      if (isCut && /^[ \t]*#/.test(text.slice(range[1]))) mistake ??= { line, problem: commentProblem };
    },
  });

  const lineOf: LineOf = (path, atText = false) => {
    const node = document.getIn(path, true);
    if (!isNode(node) || !node.range) return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
    return lineAt(node.range[0]) + (atText && isScalar(node) && node.type?.startsWith('BLOCK') ? 1 : 0);
  };
  return mistake ? { mistake } : { value: document.toJS(), lineOf };
}

/** What a schema makes of a parsed text, or the mistakes in it. */
export function validate<Schema extends z.ZodType>(parsed: Parsed, schema: Schema) {
  if ('mistake' in parsed) return { mistakes: [parsed.mistake] };
  const { value, lineOf } = parsed;
  const result = schema.safeParse(value, { reportInput: true, error: whatToWrite });
  if (result.success) return { data: result.data, lineOf };
  const mistakes = result.error.issues.flatMap((issue): Mistake[] => {
    if (issue.code !== 'unrecognized_keys')
      return [{ line: lineOf(issue.path), problem: `${nameOf(issue.path)}${problemOf(issue)}` }];
    const paths = issue.keys.map((key) => [...issue.path, key]);
    return paths.map((path) => ({ line: lineOf(path), problem: `${nameOf(path)} is not a known field` }));
  });
  return { mistakes };
}

/** A field in messages, such as `"hours", entry 2, "text"`; `this` is all of a file or a drawing. */
export const nameOf = (path: FieldPath) =>
  path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : `"${String(part)}"`)).join(', ') || 'this';

function problemOf({ input, message }: z.core.$ZodIssue): string {
  if (input === undefined) return ' is missing';
  if (input === null || input === '') return ` is empty: ${message}`;
  if (typeof input === 'object') return `: ${message}`;
  const written = String(input);
  return ` is ${JSON.stringify(written.length > 60 ? `${written.slice(0, 60)}…` : written)}: ${message}`;
}

/** The words for a mistake of which the schema says nothing itself. */
function whatToWrite(issue: z.core.$ZodRawIssue): string | undefined {
  const entries = (count: unknown) => `${count} ${count === 1 ? 'entry' : 'entries'}`;
  if (issue.code === 'invalid_key') return issue.issues[0]?.message;
  if (issue.code === 'invalid_value') return `write one of ${issue.values?.join(', ')}`;
  if (issue.code === 'too_small') return `write at least ${entries(issue.minimum)}`;
  if (issue.code === 'too_big') return `write at most ${entries(issue.maximum)}`;
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.expected === 'array') return 'write a list, with "- " before each entry';
  if (/^(object|record)$/.test(issue.expected)) return 'write its fields below it, each on a line of its own';
  return 'write one text, in quotes if it begins with a brace';
}
