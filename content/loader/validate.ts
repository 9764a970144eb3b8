import type { z } from 'zod';
import { ContentError } from './errors';
import type { ParsedYaml, Path } from './yaml';

/** Follows a path of keys and indexes into a value. */
function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, part) => (at !== null && typeof at === 'object' ? (at as Record<PropertyKey, unknown>)[part] : undefined),
    value,
  );
}

/** The fields by which an owner would recognize one entry of a list. */
const identifyingFields = ['id', 'path', 'author', 'city', 'title', 'days', 'name', 'question'];

/** A field's name in messages, such as `"items (number 3).question" of "is-it-too-late"`. */
export function fieldName(value: unknown, path: Path): string {
  if (path.length === 0) return 'the whole file';
  const written = path.reduce<string>((sofar, part) => {
    if (typeof part === 'number') return `${sofar || 'entry'} (number ${part + 1})`;
    return sofar ? `${sofar}.${String(part)}` : String(part);
  }, '');
  const last = path.findLastIndex((part) => typeof part === 'number');
  if (last === -1) return `"${written}"`;
  const entry = valueAt(value, path.slice(0, last + 1));
  const key = identifyingFields.find((name) => name !== path[last + 1] && typeof valueAt(entry, [name]) === 'string');
  return key ? `"${written}" of "${valueAt(entry, [key])}"` : `"${written}"`;
}

/**
 * Validates the content of a file. Every message in a schema completes the sentence "Expected …" with a valid example.
 *
 * @param file path from the project's root, for the message
 * @throws ContentError naming the file, the line, the first wrong field, its value and what was expected
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  { value, lineOf }: Pick<ParsedYaml, 'value' | 'lineOf'>,
  file: string,
): z.infer<Schema> {
  // Where a schema has no message of its own, the value is no list or has no fields: structureOf says what it needs.
  const result = schema.safeParse(value, { error: () => '' });
  if (result.success) return result.data;
  const { issues } = result.error;
  // A misspelled field is both unknown and missing; the unknown name is the one the owner can find.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  if (!issue) throw result.error;
  if (issue.code === 'unrecognized_keys') {
    const where = issue.path.length ? ` in ${fieldName(value, issue.path)}` : '';
    const line = lineOf([...issue.path, issue.keys[0] ?? '']);
    const known = `one of ${fieldsAt(schema, issue.path).join(', ')}`;
    throw new ContentError(file, line, `"${issue.keys.join('", "')}"${where} is not a known field`, known);
  }
  const found = valueAt(value, issue.path);
  const problem = problemOf(fieldName(value, issue.path), found, issue);
  const expected = issue.message ? `${issue.message}${hintFor(found, issue)}` : structureOf(schema, issue);
  throw new ContentError(file, lineOf(issue.path), problem, expected);
}

/** What a list or a group of fields looks like. */
function structureOf(schema: z.ZodType, issue: z.core.$ZodIssue): string {
  const { path } = issue;
  const isList = issue.code === 'invalid_type' && issue.expected === 'array';
  const fields = fieldsAt(schema, isList ? [...path, 0] : path);
  if (isList) return `a list, each entry beginning with "- ", such as "- ${fields[0] ? `${fields[0]}: …` : '…'}"`;
  if (fields.length === 0) return 'an entry like the ones next to it, such as "- id: …" with its fields below';
  return `the fields ${fields.join(', ')}, each on a line of its own${path.length ? ' and indented' : ''}, such as "${fields[0]}: …"`;
}

function problemOf(field: string, found: unknown, issue: z.core.$ZodIssue): string {
  if (found === undefined) return `${field} is missing`;
  const size = issue.code === 'too_small' || issue.code === 'too_big';
  if (size && typeof found === 'string' && found) return `${field} has ${found.length} characters (${shown(found)})`;
  if (size && Array.isArray(found)) return `${field} has ${found.length} ${found.length === 1 ? 'entry' : 'entries'}`;
  return `${field} is ${shown(found)}`;
}

function hintFor(found: unknown, issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_type' || issue.expected !== 'string' || found === undefined || found === null) return '';
  return typeof found === 'object' ? '; a text with a colon in it needs quotes around it' : ', with quotes around it';
}

/** The names of the known fields at a path in a schema. */
function fieldsAt(schema: z.ZodType, path: Path): string[] {
  const at = path.reduce<unknown>(
    (inner, part) => (typeof part === 'number' ? valueAt(inner, ['element']) : valueAt(inner, ['shape', part])),
    schema,
  );
  return Object.keys((valueAt(at, ['shape']) as object | undefined) ?? {});
}

function shown(value: unknown): string {
  if (value === null || value === '' || (typeof value === 'string' && !value.trim())) return 'empty';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
