import fs from 'node:fs';
import path from 'node:path';

/** A file that visitors can request. */
export interface SiteFile {
  /** The path below the site's folder, with `/`. */
  name: string;
  /** Its response headers: those of `_headers`, with a default for caching. */
  headers: Record<string, string>;
}

/** The exported site as it was when the server started. Only what is listed here is served. */
export interface ServedSite {
  folder: string;
  /** By URL path: `/about` for `about.html`. */
  files: Map<string, SiteFile>;
  /** The not-found pages by folder path, such as `/services`; `''` is the root. */
  notFoundPages: Map<string, SiteFile>;
  /** The response headers of everything that is not a file. */
  commonHeaders: Record<string, string>;
}

/** There is no finished site. The message says which command builds one. */
export class SiteMissingError extends Error {}

const REVALIDATE = 'public, max-age=0, must-revalidate';
const FOR_HOSTS = new Set(['_headers', '_redirects', 'host.json']);

/**
 * Lists the public files of an exported site.
 * @param folder usually `out`
 * @throws SiteMissingError when there is none
 */
export function readSite(folder: string): ServedSite {
  const rules = parseHeaderRules(readText(folder, '_headers'));
  const { 'cache-control': _caching, ...commonHeaders } = headersFor(rules, '/');
  const site: ServedSite = { folder, files: new Map(), notFoundPages: new Map(), commonHeaders };
  for (const name of publicFiles(folder)) {
    const urlPath = urlPathOf(name);
    const headers = { 'cache-control': REVALIDATE, ...headersFor(rules, urlPath) };
    if (/(^|\/)404\.html$/.test(name)) {
      const page = { name, headers: { ...headers, 'cache-control': REVALIDATE } };
      site.notFoundPages.set(urlPath.slice(0, -'/404'.length), page);
    } else site.files.set(urlPath, { name, headers });
  }
  return site;
}

/** Everything but the files for hosts, the compressed copies, and dotfiles outside `.well-known`. */
function publicFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile())
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => {
      if (FOR_HOSTS.has(name) || /\.(br|gz)$/.test(name)) return false;
      return name.split('/').every((part, index) => !part.startsWith('.') || (index === 0 && part === '.well-known'));
    });
}

function urlPathOf(name: string): string {
  const page = name.endsWith('.html') ? name.slice(0, -'.html'.length) : name;
  return page === 'index' ? '/' : `/${page.replace(/\/index$/, '')}`;
}

interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/**
 * Reads a `_headers` file in Netlify's syntax: a line that starts with `/` opens a block, indented `Name: value` lines
 * belong to it, `#` starts a comment line, and `*` in a path matches anything.
 */
function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').map((untrimmed) => untrimmed.trim())) {
    if (line.startsWith('/')) {
      const source = line.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '.*');
      rules.push({ pattern: new RegExp(`^${source}$`), headers: [] });
      continue;
    }
    const [, name, value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
  }
  return rules;
}

/** The headers for a path by lowercase name. A later rule replaces a name that an earlier one set. */
function headersFor(rules: HeaderRule[], urlPath: string): Record<string, string> {
  return Object.fromEntries(rules.filter(({ pattern }) => pattern.test(urlPath)).flatMap(({ headers }) => headers));
}

/** Values of the site's content that the server needs. The build writes them to `out/host.json`. */
export interface SiteFacts {
  /** As displayed. */
  phone: string;
  /** The `tel:` link. */
  phoneLink: string;
  /** How long the privacy policy says that appraisal requests are kept. */
  requestRetentionMonths: number;
  /** The colors of the stylesheet by name, such as `spruce-deep`. */
  colors: Record<string, string>;
}

/** Reads `host.json` of an exported site. @throws SiteMissingError when there is none */
export function readSiteFacts(folder: string): SiteFacts {
  return JSON.parse(readText(folder, 'host.json'));
}

function readText(folder: string, name: string): string {
  try {
    return fs.readFileSync(path.join(folder, name), 'utf8');
  } catch {
    throw new SiteMissingError(`There is no finished site in ${folder}; run "npm run build" first.`);
  }
}
