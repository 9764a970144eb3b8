/** One block of `out/_headers`: the paths it applies to and the headers it sets. */
export interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/**
 * Reads the text of a `_headers` file in Netlify's syntax: a line that starts with `/` opens a block, indented
 * `Name: value` lines belong to it, `#` starts a comment line, `*` in a path matches anything.
 * @returns the rules in the order of the file; other lines are skipped
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    if (trimmed.startsWith('/')) {
      rules.push({ pattern: pathPattern(trimmed), headers: [] });
      continue;
    }
    const [, name, value = ''] = /^([\w-]+):\s*(.*)$/.exec(trimmed) ?? [];
    if (name) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
  }
  return rules;
}

/** As on Netlify: case-insensitive, with an optional trailing slash, and `/a/*` matches `/a` too. */
function pathPattern(path: string): RegExp {
  const source = path
    .replace(/\/+$/, '')
    .split('*')
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('.*')
    .replace(/\/\.\*$/, '(?:/.*)?');
  return new RegExp(`^${source}/?$`, 'i');
}

/**
 * The headers that `_headers` sets for a path. A later rule replaces a name that an earlier one set.
 * @param path the URL path without the query
 * @returns by lowercase name
 */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  return Object.fromEntries(rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers));
}
