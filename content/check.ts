import type { z } from 'zod';
import { ContentError } from './contentError';

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
  const issue = result.error.issues[0];
  if (!issue) throw result.error;
  if (issue.code === 'unrecognized_keys') {
    const allowed =
      'shape' in schema ? Object.keys(schema.shape as object).join(', ') : 'the fields that the other files have';
    throw new ContentError(file, `"${issue.keys.join('", "')}" is not a field that this file may have.`, `${allowed}.`);
  }
  const field = fieldName(issue.path);
  const found = valueAt(value, issue.path);
  const problem = found === undefined ? `${field} is missing.` : `${field} is ${shown(found)}.`;
  throw new ContentError(file, problem, `${issue.message}.`);
}

function fieldName(path: PropertyKey[]): string {
  const name = path
    .map((part) => (typeof part === 'number' ? ` (number ${part + 1})` : String(part)))
    .reduce((sofar, part) => (part.startsWith(' (') || !sofar ? sofar + part : `${sofar}.${part}`), '');
  return name ? `"${name}"` : 'the whole file';
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, part) => (at !== null && typeof at === 'object' ? (at as Record<PropertyKey, unknown>)[part] : undefined),
    value,
  );
}

function shown(value: unknown): string {
  if (value === null || value === '') return 'empty';
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
