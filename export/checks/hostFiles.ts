import { pathOf } from '../page';
import type { ExportedSite } from '../site';

/** Cloudflare's limits, the tightest: further rules are skipped, a longer line is dropped. */
const limits = { rules: 100, line: 2000 };

interface Rule {
  pattern: string;
  matches: RegExp;
  names: string[];
  /** Browsers do not ask again for longer than a day. */
  keeps: boolean;
}

/** The files that hosts read keep within what every host understands in the same way. */
export function checkHostFiles(site: ExportedSite): string[] {
  const headers = site.has('_headers') ? site.text('_headers') : '';
  const redirects = site.has('_redirects') ? site.text('_redirects') : '';
  return [...inHeaders(site, headers), ...inRedirects(site, redirects), ...leftovers(site)];
}

function rulesOf(headers: string): Rule[] {
  return headers.split(/\n(?=\S)/).flatMap((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n');
    if (!pattern) return [];
    const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    const names = lines.map((line) => line.split(':')[0]?.trim().toLowerCase() ?? '');
    return [{ pattern, matches: new RegExp(`^${escaped}$`), names, keeps: keepsLong(lines) }];
  });
}

/** Whether headers let a browser keep a file for good, or for more than a day, or for a time that cannot be told. */
function keepsLong(lines: readonly string[]): boolean {
  const caching = lines.find((line) => /^\s*cache-control:/i.test(line));
  const seconds = Number(/\bmax-age=(\d+)/i.exec(caching ?? '')?.[1] ?? Number.POSITIVE_INFINITY);
  return caching !== undefined && (/\bimmutable\b/i.test(caching) || seconds > 86_400);
}

function inHeaders(site: ExportedSite, headers: string): string[] {
  const rules = rulesOf(headers);
  const findings = new Set<string>();
  if (rules.length === 0) findings.add('_headers has no rules.');
  if (rules.length > limits.rules) findings.add(`_headers has ${rules.length} rules; hosts read ${limits.rules}.`);
  for (const line of headers.split('\n')) {
    if (line.length > limits.line)
      findings.add(`_headers has a line of ${line.length} characters; hosts read ${limits.line}.`);
  }
  for (const { pattern, names } of rules) {
    if (!pattern.startsWith('/')) findings.add(`_headers has the rule “${pattern}”; hosts agree only on paths.`);
    if (names.some((name) => name.startsWith('!')))
      findings.add(`_headers takes a header back with “!” in ${pattern}, which only one host understands.`);
  }
  const paths = site.names().map((name) => (name.endsWith('.html') ? pathOf(name) : `/${name}`));
  for (const path of paths) {
    const matching = rules.filter(({ matches }) => matches.test(path));
    const names = matching.flatMap((rule) => rule.names);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice) findings.add(`_headers sets ${twice} twice for ${path}; hosts disagree on which one holds.`);
    if (matching.some(({ keeps }) => keeps) && !isHashed(path)) {
      findings.add(`_headers keeps ${path} for a year, but its name does not change when its contents do.`);
    }
  }
  return [...findings];
}

/** Next's chunks and media have a hash in their names or their folder; pictures have one before the ending. */
const isHashed = (path: string) => /^\/_next\/static\//.test(path) || /\.[0-9a-f]{8}\.\w+$/.test(path);

function inRedirects(site: ExportedSite, redirects: string): string[] {
  const rules = redirects
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(/\s+/));
  return rules.flatMap(([from = '', to = '']) => [
    ...(from === '/*' ? ['_redirects has a rule for /*, which would catch the form’s answers.'] : []),
    ...(site.has(to.slice(1)) ? [] : [`_redirects sends ${from} to ${to}, which does not exist.`]),
  ]);
}

const leftovers = (site: ExportedSite) =>
  site
    .names()
    .filter((name) => /^_not-found[./]/.test(name))
    .map((name) => `${name} would be served as a page of its own.`);
