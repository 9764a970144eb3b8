import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { TextDecoder } from 'node:util';
import { type ErrorCode, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';

/** What is wrong in a text, or may be, and on which of its lines, counted from 1. */
export interface Mistake {
  problem: string;
  line?: number | undefined;
  /** Relative to `content/`, if it is another file than the one that is read. */
  file?: string;
}

/** Mistakes in a content file: one sentence each, with the file and the line. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly mistakes: readonly Mistake[];

  constructor(file: string, mistakes: readonly Mistake[]) {
    const located = mistakes.map((mistake) => ({ file, ...mistake }));
    super(located.map((mistake) => sentenceOn(file, mistake)).join('\n'));
    this.mistakes = located;
    // The mistake is in a content file, so a stack trace of the code would only distract.
    this.stack = this.message;
  }
}

/** A sentence about a mistake in a file. */
export const sentenceOn = (file: string, { problem, line, file: other = file }: Mistake) =>
  `content/${other}${line ? `, line ${line}` : ''}: ${problem}.`;

const contentError = (file: string, line: number | undefined, problem: string) =>
  new ContentError(file, [{ line, problem }]);

/** Where a value is in a file: the names of the fields and the places in the lists that lead to it. */
export type FieldPath = readonly PropertyKey[];

const root = () => join(process.cwd(), 'content');

const cache = new Map<string, unknown>();
/**
 * Keeps what is read, by its name: each process of a build reads a file once. Otherwise it is dropped after the current task,
 * so that `next dev` shows every edit.
 */
export function memoize<Value>(name: string, read: () => Value): Value {
  const key = `${root()}\n${name}`;
  if (!cache.has(key)) {
    cache.set(key, read());
    if (process.env.NODE_ENV !== 'production') setTimeout(() => cache.clear(), 0);
  }
  return cache.get(key) as Value;
}

/** The owner's texts in `content/`, relative to it and sorted: no pictures or hidden files. */
export const contentFiles = (): string[] =>
  memoize('all files', () =>
    readdirSync(root(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^(\.|thumbs\.db$|desktop\.ini$)/i.test(entry.name))
      .map((entry) => relative(root(), join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((file) => !file.startsWith('pictures/'))
      .sort(),
  );

/** Reads a file as text with `\n` line ends and no byte order mark. */
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

/** The fields of a Markdown file between their two lines, and the text below them. */
export const frontMatter = /^(\s*---[ \t]*\n)((?:.*\n)*?)(---[ \t]*(?:\n|$))([\s\S]*)$/;

/**
 * Reads and parses a YAML or Markdown file, whose text below its fields is the field `body`. Throws ContentError when it
 * can't be parsed.
 */
export const parseFile = (file: string) =>
  memoize(`source ${file}`, () => {
    const text = readText(file);
    if (!file.endsWith('.md')) return parseFields(file, text);
    const [, begin, fields, end = '', body = ''] = frontMatter.exec(text) ?? [];
    if (begin === undefined || fields === undefined)
      throw contentError(file, 1, 'the file needs a line "---", its fields, and another line "---" above the text');
    // With the lines above the fields, though empty, each has the same number as in the file.
    const { value, lineOf, ...rest } = parseFields(file, begin.replace(/.+/g, '') + fields);
    const bodyLine = `${begin}${fields}${end}`.split('\n').length;
    return {
      value: { ...(value as object | null), body },
      lineOf: (path: FieldPath, inText?: boolean) => (path[0] === 'body' ? bodyLine : lineOf(path, inText)),
      ...rest,
    };
  });

function parseFields(file: string, text: string) {
  const { mistake, ...parsed } = parseYaml(text);
  if (mistake) throw new ContentError(file, [mistake]);
  return parsed;
}

const yamlProblems: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'a field of this name is already above: delete one of the two',
  TAB_AS_INDENT: 'begin the line with spaces, not with a tab',
};
const unreadableLine =
  'the line cannot be read. Line up each field with its neighbors, and put quotes around a value with a colon, a quote or a brace in it';

const anchorProblem =
  'put quotes around a value that begins with * or &, which YAML takes for the name of another value';

/** Every value is read as the text that the owner wrote, so that no spelling of it is wrong; schemas make numbers of it. */
export function parseYaml(text: string) {
  const lineCounter = new LineCounter();
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const options = { lineCounter, prettyErrors: false, logLevel: 'error' as const };
  const document = parseDocument(text, { ...options, schema: 'failsafe', customTags: ['null'] });
  const [error] = [...document.errors, ...document.warnings];
  let mistake: Mistake | undefined = error && {
    line: lineAt(error.pos[0]),
    problem: yamlProblems[error.code] ?? unreadableLine,
  };

  const notes: Mistake[] = [];
  visit(document, {
    Alias(_key, { range }) {
      mistake ??= { line: lineAt(range?.[0] ?? 0), problem: anchorProblem };
    },
    Scalar(key, { type, value, range, anchor: name }) {
      if (name !== undefined && range) mistake ??= { line: lineAt(range[0]), problem: anchorProblem };
      if (key === 'key' || type !== 'PLAIN' || !range || !/^[ \t]*#/.test(text.slice(range[1]))) return;
      const cut = `the site reads ${value === null ? 'nothing' : JSON.stringify(value)} here, because " #" begins a comment`;
      const problem = `${cut}. Put quotes around the whole value if the "#" belongs to it`;
      notes.push({ line: lineAt(range[0]), problem });
    },
  });

  /** The line of a value, or of what should contain it; with `inText`, the line on which its text begins. */
  const lineOf = (path: FieldPath, inText = false): number => {
    const node = document.getIn(path, true);
    if (!isNode(node) || !node.range) return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
    return lineAt(node.range[0]) + (inText && isScalar(node) && node.type?.startsWith('BLOCK') ? 1 : 0);
  };
  return { value: mistake ? undefined : (document.toJS() as unknown), lineOf, notes, mistake };
}

/** Reads and validates a file of `content/`. @throws ContentError with every mistake that the schema finds */
export const readContent = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  memoize(file, () => {
    const { data, mistakes } = validate(parseFile(file), schema);
    if (mistakes) throw new ContentError(file, mistakes);
    return data;
  });

type Parsed = Pick<ReturnType<typeof parseYaml>, 'value' | 'lineOf'>;

/** What a schema makes of a parsed text, or the mistakes in it. */
export function validate<Schema extends z.ZodType>({ value, lineOf }: Parsed, schema: Schema) {
  const { data, error } = schema.safeParse(value, { reportInput: true, error: whatToWrite });
  const mistakes = error?.issues.flatMap((issue): Mistake[] => {
    if (issue.code === 'custom' && issue.params?.mistakes) return issue.params.mistakes;
    if (issue.code === 'unrecognized_keys') {
      const paths = issue.keys.map((key) => [...issue.path, key]);
      return paths.map((path) => ({ line: lineOf(path), problem: `${nameOf(path)} is not a known field` }));
    }
    // The line within a longer text, from the schema of that text.
    const inText: number | undefined = issue.code === 'custom' ? issue.params?.line : undefined;
    const line = lineOf(issue.path, inText !== undefined) + (inText ?? 1) - 1;
    return [{ line, problem: `${nameOf(issue.path)}${problemOf(issue, inText !== undefined)}` }];
  });
  return mistakes ? { mistakes } : { data: data as z.output<Schema> };
}

/** A field in messages, such as `"hours", entry 2, "text"`. */
const nameOf = (path: FieldPath) =>
  path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : `"${String(part)}"`)).join(', ') || 'the file';

function problemOf({ input, message }: z.core.$ZodIssue, inText: boolean): string {
  if (input === undefined) return ' is missing';
  if (input === null || input === '') return ` is empty: ${message}`;
  if (inText || typeof input === 'object') return `: ${message}`;
  const written = String(input);
  return ` is ${JSON.stringify(written.length > 60 ? `${written.slice(0, 60)}…` : written)}: ${message}`;
}

/** The words for a mistake of which the schema says nothing itself. */
function whatToWrite(issue: z.core.$ZodRawIssue): string | undefined {
  const entries = (count: unknown) => `${count} ${count === 1 ? 'entry' : 'entries'}`;
  if (issue.code === 'invalid_value') return `write one of ${issue.values?.join(', ')}`;
  if (issue.code === 'too_small') return `write ${issue.exact ? 'exactly' : 'at least'} ${entries(issue.minimum)}`;
  if (issue.code === 'too_big') return `write ${issue.exact ? 'exactly' : 'at most'} ${entries(issue.maximum)}`;
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.expected === 'array') return 'write a list, with "- " before each entry';
  if (issue.expected === 'object') return 'write its fields below it, each on a line of its own';
  return 'write one text, in quotes if it begins with a brace';
}
