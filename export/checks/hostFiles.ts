import { pathOf } from '../page';
import type { ExportedSite } from '../site';

/** Cloudflare's limits, the lowest of all hosts: it ignores further rules and longer lines. Lines are in characters. */
const limits = { rules: 100, line: 2000 };

interface Rule {
  pattern: string;
  matches: RegExp;
  names: string[];
  /** Whether browsers may cache the file for more than a day. */
  cachesLong: boolean;
}

/** `_headers` and `_redirects` use only what every host interprets in the same way, and no leftover page is served. */
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
    return [{ pattern, matches: new RegExp(`^${escaped}$`), names, cachesLong: cachesLong(lines) }];
  });
}

/** Whether a Cache-Control header allows caching for more than a day, or gives no time. */
function cachesLong(lines: readonly string[]): boolean {
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
      findings.add(`_headers removes a header with “!” in ${pattern}, which only one host supports.`);
  }
  const paths = site.names().map((name) => (name.endsWith('.html') ? pathOf(name) : `/${name}`));
  for (const path of paths) {
    const matching = rules.filter(({ matches }) => matches.test(path));
    const names = matching.flatMap((rule) => rule.names);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice) findings.add(`_headers sets ${twice} twice for ${path}; hosts disagree on which one applies.`);
    if (matching.some((rule) => rule.cachesLong) && !isHashed(path)) {
      findings.add(`_headers caches ${path} for more than a day, but its name does not change with its contents.`);
    }
  }
  return [...findings];
}

/** Next's chunks and media have a hash in their name or folder; pictures have one before the extension. */
const isHashed = (path: string) => /^\/_next\/static\//.test(path) || /\.[0-9a-f]{8}\.\w+$/.test(path);

function inRedirects(site: ExportedSite, redirects: string): string[] {
  const rules = redirects
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(/\s+/));
  return rules.flatMap(([from = '', to = '']) => [
    ...(from === '/*' ? ['_redirects has a rule for /*, which would catch the form’s POST.'] : []),
    ...(site.has(to.slice(1)) ? [] : [`_redirects sends ${from} to ${to}, which does not exist.`]),
  ]);
}

const leftovers = (site: ExportedSite) =>
  site
    .names()
    .filter((name) => /^_not-found[./]/.test(name))
    .map((name) => `${name} would be served as a page of its own.`);
