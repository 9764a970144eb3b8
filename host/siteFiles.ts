import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type HeaderRule, headersFor, parseHeaderRules } from './headerRules';
import { isCompressible, mediaType } from './mediaTypes';

/** One representation of a file. Without a body it is read from disk for each answer. */
export interface Variant {
  encoding: 'br' | 'gzip' | undefined;
  etag: string;
  size: number;
  body: Buffer | undefined;
  file: string;
  /** Name, value, name, value …: ready for `writeHead`, complete but for the date. */
  headers: string[];
}

/** What one URL path answers with. `identity` always exists; the others where compressing pays. */
export interface SiteFile {
  identity: Variant;
  br: Variant | undefined;
  gzip: Variant | undefined;
  compressible: boolean;
}

/** All that `out/` holds, by URL path. */
export interface Site {
  files: Map<string, SiteFile>;
  /** Folder path (`''` for the root, `/services`) to its not-found page. */
  notFoundPages: Map<string, SiteFile>;
  rules: HeaderRule[];
  hasHeaderFile: boolean;
  bytesInMemory: number;
}

/** `out/` is not there or holds no site; the message says what to run. */
export class SiteMissingError extends Error {}

const REVALIDATE = 'public, max-age=0, must-revalidate';
const LARGEST_BODY = 2 * 1024 * 1024;
const MEMORY_FOR_BODIES = 96 * 1024 * 1024;
const SMALLEST_WORTH_COMPRESSING = 512;

/**
 * Reads the folder once and keeps the bodies in memory, so that a request never touches the file system and no path
 * that a visitor can write is ever joined to a folder name.
 * @param folder the exported site
 * @param memory bytes that may be kept; what does not fit is read from disk when asked for
 * @throws SiteMissingError when the folder or its index.html is missing
 */
export function readSite(folder: string, memory = MEMORY_FOR_BODIES): Site {
  if (!fs.existsSync(path.join(folder, 'index.html'))) {
    throw new SiteMissingError(`There is no finished site in ${folder}; run "npm run build" first.`);
  }
  const headerFile = path.join(folder, '_headers');
  const hasHeaderFile = fs.existsSync(headerFile);
  const rules = hasHeaderFile ? parseHeaderRules(fs.readFileSync(headerFile, 'utf8')) : [];
  const site: Site = { files: new Map(), notFoundPages: new Map(), rules, hasHeaderFile, bytesInMemory: 0 };
  for (const name of listFiles(folder)) {
    const urlPath = urlPathOf(name);
    const isNotFoundPage = /(^|\/)404\.html$/.test(name);
    const file = readSiteFile(site, path.join(folder, name), urlPath, isNotFoundPage, memory);
    if (isNotFoundPage) site.notFoundPages.set(urlPath.slice(0, -'/404'.length), file);
    else site.files.set(urlPath, file);
  }
  return site;
}

/** The public files of a folder, as relative paths with `/`: no host files, no dotfiles but `.well-known`, no siblings. */
function listFiles(folder: string): string[] {
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'));
  return names.filter((name) => {
    if (name === '_headers' || name === '_redirects' || /\.(br|gz)$/.test(name)) return false;
    return name.split('/').every((part, index) => !part.startsWith('.') || (index === 0 && part === '.well-known'));
  });
}

function urlPathOf(name: string): string {
  const page = name.endsWith('.html') ? name.slice(0, -'.html'.length) : name;
  return page === 'index' ? '/' : `/${page.replace(/\/index$/, '')}`;
}

function readSiteFile(site: Site, file: string, urlPath: string, isNotFoundPage: boolean, memory: number): SiteFile {
  const type = mediaType(file);
  const raw = fs.readFileSync(file);
  const compressible = isCompressible(type);
  const hash = createHash('sha256').update(raw).digest('base64url').slice(0, 20);
  const policy = headersFor(site.rules, urlPath);
  policy.delete('content-type');
  policy.delete('etag');
  if (isNotFoundPage || !policy.has('cache-control')) policy.set('cache-control', ['Cache-Control', REVALIDATE]);

  const variant = (encoding: Variant['encoding'], body: Buffer, source: string | undefined): Variant => {
    const fits = body.length <= LARGEST_BODY && site.bytesInMemory + body.length <= memory;
    const keep = fits || source === undefined;
    if (keep) site.bytesInMemory += body.length;
    const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`;
    const headers = ['Content-Type', type, 'ETag', etag, ...[...policy.values()].flat()];
    if (compressible) headers.push('Vary', 'Accept-Encoding');
    else headers.push('Accept-Ranges', 'bytes');
    if (encoding) headers.push('Content-Encoding', encoding);
    headers.push('Content-Length', String(body.length));
    return { encoding, etag, size: body.length, body: keep ? body : undefined, file: source ?? file, headers };
  };

  const worthwhile = compressible && raw.length >= SMALLEST_WORTH_COMPRESSING;
  const roomLeft = site.bytesInMemory + raw.length <= memory;
  const compressed = (encoding: 'br' | 'gzip', extension: string, compress: (data: Buffer) => Buffer) => {
    const sibling = file + extension;
    if (fs.existsSync(sibling)) return variant(encoding, fs.readFileSync(sibling), sibling);
    return worthwhile && roomLeft ? variant(encoding, compress(raw), undefined) : undefined;
  };
  return {
    br: compressed('br', '.br', compressQuickly),
    gzip: compressed('gzip', '.gz', (data) => gzipSync(data)),
    identity: variant(undefined, raw, file),
    compressible,
  };
}

function compressQuickly(data: Buffer): Buffer {
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
