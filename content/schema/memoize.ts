/**
 * Remembers what a function made of a content file until that file changes: every page of a build lists the services, and
 * while somebody edits, the next request shows the change.
 *
 * @param stampOf a text that changes whenever the result may; `undefined` makes nothing be remembered
 */
export function memoize<Args extends readonly string[], Value>(
  stampOf: (...args: Args) => string | undefined,
  make: (...args: Args) => Value,
): (...args: Args) => Value {
  const known = new Map<string, { stamp: string; value: Value }>();
  return (...args) => {
    const key = args.join('\n');
    const stamp = stampOf(...args);
    const last = known.get(key);
    if (last && last.stamp === stamp) return last.value;
    const value = make(...args);
    if (stamp !== undefined) known.set(key, { stamp, value });
    return value;
  };
}
