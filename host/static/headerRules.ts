/** One block of `out/_headers`: the paths it applies to and the headers it sets. */
export interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/** Headers that depend on the response body, so hosts ignore them in `_headers` (Netlify, "Custom headers"). */
const BODY_HEADERS = new Set([
  'accept-ranges',
  'age',
  'connection',
  'content-encoding',
  'content-length',
  'content-range',
  'date',
  'location',
  'server',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

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
    const header = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):\s*(.*)$/.exec(trimmed);
    const name = header?.[1] ?? '';
    if (!header || BODY_HEADERS.has(name.toLowerCase())) continue;
    rules.at(-1)?.headers.push([name, header[2] ?? '']);
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
 * The headers that `_headers` sets for a path. A later rule replaces a name that an earlier one set; a name that is
 * repeated inside one rule is joined with a comma.
 * @param path the URL path without the query
 * @returns by lowercase name
 */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const rule of rules) {
    if (!rule.pattern.test(path)) continue;
    const own: Record<string, string> = {};
    for (const [name, value] of rule.headers) {
      const key = name.toLowerCase();
      own[key] = own[key] === undefined ? value : `${own[key]}, ${value}`;
    }
    Object.assign(found, own);
  }
  return found;
}
