import type { z } from 'zod';
import { ContentError } from './contentError';
import { fieldName, valueAt } from './fieldName';

/**
 * Checks a value read from a content file against its schema.
 *
 * Every message of a schema is written as the end of the sentence "Expected …", with an example that is right.
 *
 * @param file path from the project's root, for the message
 * @returns the typed value
 * @throws ContentError naming the file, the first wrong field, what stands there and what was expected
 */
export function check<Schema extends z.ZodType>(schema: Schema, value: unknown, file: string): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  // A misspelt field is both unknown and missing; the misspelling is what helps to find it.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  if (!issue) throw result.error;
  if (issue.code === 'unrecognized_keys') {
    const where = issue.path.length ? ` in ${fieldName(value, issue.path)}` : '';
    throw new ContentError(
      file,
      `"${issue.keys.join('", "')}"${where} is not a field that this file may have.`,
      `one of ${fieldsAt(schema, issue.path).join(', ')}.`,
    );
  }
  const field = fieldName(value, issue.path);
  const found = valueAt(value, issue.path);
  throw new ContentError(file, problemOf(field, found, issue), `${issue.message}${hintFor(found, issue)}.`);
}

function problemOf(field: string, found: unknown, issue: z.core.$ZodIssue): string {
  if (found === undefined) return `${field} is missing.`;
  const size = issue.code === 'too_small' || issue.code === 'too_big';
  if (size && typeof found === 'string' && found) return `${field} has ${found.length} characters (${shown(found)}).`;
  if (size && Array.isArray(found)) return `${field} has ${found.length} ${found.length === 1 ? 'entry' : 'entries'}.`;
  return `${field} is ${shown(found)}.`;
}

function hintFor(found: unknown, issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_type' || issue.expected !== 'string' || found === undefined || found === null) return '';
  return typeof found === 'object' ? '; a text with a colon in it needs quotes around it' : ', with quotes around it';
}

/** The names of the fields that an object inside a schema may have. */
function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const at = path.reduce<unknown>(
    (inner, part) => (typeof part === 'number' ? valueAt(inner, ['element']) : valueAt(inner, ['shape', part])),
    schema,
  );
  return Object.keys((valueAt(at, ['shape']) as object | undefined) ?? {});
}

function shown(value: unknown): string {
  if (value === null || value === '' || (typeof value === 'string' && !value.trim())) return 'empty';
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
