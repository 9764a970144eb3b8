/** Follows a path of keys and indexes into a value. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, part) => (at !== null && typeof at === 'object' ? (at as Record<PropertyKey, unknown>)[part] : undefined),
    value,
  );
}

/** The fields by which an owner would recognise one entry of a list. */
const names = ['id', 'path', 'author', 'city', 'title', 'days'];

/**
 * Names a field as an owner would look for it: `"items (number 3).question" of "is-it-too-late"`.
 *
 * @param value the whole content, to find the name of the entry that the field belongs to
 */
export function fieldName(value: unknown, path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the whole file';
  const written = path.reduce<string>((sofar, part) => {
    if (typeof part === 'number') return `${sofar || 'entry'} (number ${part + 1})`;
    return sofar ? `${sofar}.${String(part)}` : String(part);
  }, '');
  const last = path.findLastIndex((part) => typeof part === 'number');
  if (last === -1) return `"${written}"`;
  const entry = valueAt(value, path.slice(0, last + 1));
  const key = names.find((name) => name !== path[last + 1] && typeof valueAt(entry, [name]) === 'string');
  return key ? `"${written}" of "${valueAt(entry, [key])}"` : `"${written}"`;
}
