import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type HeaderRule, headersFor, parseHeaderRules } from './headerRules';

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
  hasHeaderFile: boolean;
}

/** What a request target refers to. */
export type Resolved =
  | { kind: 'file'; file: SiteFile }
  | { kind: 'redirect'; location: string }
  | { kind: 'notFound'; page: SiteFile | undefined }
  | { kind: 'refused'; status: 400 | 414 };

/** There is no finished site. The message says which command builds one. */
export class SiteMissingError extends Error {}

const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Headers that each response sets itself. */
const OF_EACH_RESPONSE = ['cache-control', 'content-type', 'etag', 'vary'];
const LONGEST_TARGET = 8000;
const FOR_HOSTS = new Set(['_headers', '_redirects', 'host.json']);

/**
 * Lists the public files of an exported site.
 * @param folder usually `out`
 * @throws SiteMissingError when the folder or its index.html is missing
 */
export function readSite(folder: string): ServedSite {
  if (!fs.existsSync(path.join(folder, 'index.html'))) {
    throw new SiteMissingError(`There is no finished site in ${folder}; run "npm run build" first.`);
  }
  const headerFile = path.join(folder, '_headers');
  const hasHeaderFile = fs.existsSync(headerFile);
  const rules = hasHeaderFile ? parseHeaderRules(fs.readFileSync(headerFile, 'utf8')) : [];
  const commonHeaders = headersFor(rules, '/');
  for (const name of OF_EACH_RESPONSE) delete commonHeaders[name];
  const site: ServedSite = { folder, files: new Map(), notFoundPages: new Map(), commonHeaders, hasHeaderFile };
  for (const name of publicFiles(folder)) {
    const urlPath = urlPathOf(name);
    if (/(^|\/)404\.html$/.test(name)) {
      const headers = { ...fileHeaders(rules, urlPath), 'cache-control': REVALIDATE };
      site.notFoundPages.set(urlPath.slice(0, -'/404'.length), { name, headers });
    } else site.files.set(urlPath, { name, headers: fileHeaders(rules, urlPath) });
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

function fileHeaders(rules: HeaderRule[], urlPath: string): Record<string, string> {
  const { 'content-type': _type, etag: _etag, ...headers } = headersFor(rules, urlPath);
  return { 'cache-control': REVALIDATE, ...headers };
}

/**
 * Resolves a request target. Only listed files are served or redirected to, so no target can reach another file or site.
 * @param target as in the request line: the path and query, still percent-encoded
 */
export function resolveTarget(site: ServedSite, target: string): Resolved {
  if (target.length > LONGEST_TARGET) return { kind: 'refused', status: 414 };
  const path = decodedPath(pathOf(target));
  if (path === undefined) return { kind: 'refused', status: 400 };
  const file = site.files.get(path);
  if (file) return { kind: 'file', file };
  const canonical = canonicalPath(path);
  // Pages have lowercase addresses.
  for (const candidate of [canonical, canonical.toLowerCase()]) {
    if (candidate !== path && site.files.has(candidate)) {
      return { kind: 'redirect', location: encodeURI(candidate) + queryOf(target) };
    }
  }
  return { kind: 'notFound', page: nearestNotFoundPage(site, path) };
}

function pathOf(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? '';
}

function decodedPath(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined;
  let segments: string[];
  try {
    segments = path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
  const hostile = segments.some((part) => part === '.' || part === '..' || /[/\\]|\p{Cc}/u.test(part));
  return hostile ? undefined : segments.join('/');
}

/** The canonical path of a page: without `.html`, `/index` and a trailing slash. */
function canonicalPath(path: string): string {
  const bare = path
    .replace(/\/+$/, '')
    .replace(/\.html$/i, '')
    .replace(/\/index$/i, '');
  return bare === '' ? '/' : bare;
}

function queryOf(target: string): string {
  const start = target.indexOf('?');
  return start < 0 ? '' : target.slice(start).replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));
}

function nearestNotFoundPage(site: ServedSite, path: string): SiteFile | undefined {
  let folder = path;
  while (folder !== '') {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    const page = site.notFoundPages.get(folder);
    if (page) return page;
  }
  return undefined;
}

const factsSchema = z.object({
  /** The address that the site was built for. */
  url: z.url().optional(),
  /** As displayed. */
  phone: z.string(),
  /** The `tel:` link. */
  phoneLink: z.string().startsWith('tel:'),
  /** How long the privacy policy says that appraisal requests are kept. */
  requestRetentionMonths: z.int().positive(),
  /** The colors of the stylesheet by name, such as `spruce-deep`. */
  colors: z.record(z.string(), z.string().regex(/^#[\da-f]{3,8}$/i)).optional(),
});

/** Values of the site's content that the server needs. The build writes them to `out/host.json`. */
export type SiteFacts = Partial<z.infer<typeof factsSchema>>;

/**
 * Reads `host.json` of an exported site.
 * @returns an empty object when there is no such file
 * @throws SiteMissingError when it is not what the build writes
 */
export function readSiteFacts(folder: string): SiteFacts {
  const file = path.join(folder, 'host.json');
  if (!fs.existsSync(file)) return {};
  try {
    return factsSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    throw new SiteMissingError(`${file} is not what the build writes; run "npm run build" again.`);
  }
}
