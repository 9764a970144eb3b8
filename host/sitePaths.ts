import type { Site, SiteFile } from './siteFiles';

/** What a request target means on this site. */
export type Resolved =
  | { kind: 'file'; file: SiteFile }
  | { kind: 'redirect'; location: string }
  | { kind: 'notFound'; page: SiteFile | undefined }
  | { kind: 'refused'; status: 400 | 414 };

const LONGEST_TARGET = 8000;

/** The path of a request target as sent: without the query, and without the origin of an absolute form (RFC 9112, 3.2.2). */
export function pathOf(target: string): string {
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  const path = local.split(/[?#]/, 1)[0] ?? '';
  return path === '' ? '/' : path;
}

/**
 * Finds what a request target stands for. Only paths that exist in `out/` are served or redirected to, so nothing a
 * visitor writes can leave the folder or the site.
 * @param target as in the request line, still percent-encoded
 */
export function resolveTarget(site: Site, target: string): Resolved {
  if (target.length > LONGEST_TARGET) return { kind: 'refused', status: 414 };
  const path = decodedPath(pathOf(target));
  if (path === undefined) return { kind: 'refused', status: 400 };
  const file = site.files.get(path);
  if (file) return { kind: 'file', file };
  const canonical = canonicalPath(path);
  if (canonical !== path && site.files.has(canonical)) {
    return { kind: 'redirect', location: encodeURI(canonical) + queryOf(target) };
  }
  return { kind: 'notFound', page: nearestNotFoundPage(site, path) };
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

/** The one address of a page: no `.html`, no `/index`, no slash at the end. */
function canonicalPath(path: string): string {
  const bare = path
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return bare === '' ? '/' : bare;
}

function queryOf(target: string): string {
  const start = target.indexOf('?');
  return start < 0 ? '' : target.slice(start).replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));
}

/** The not-found page of the nearest folder above a path that has one. */
export function nearestNotFoundPage(site: Site, path: string): SiteFile | undefined {
  let folder = path;
  while (folder !== '') {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    const page = site.notFoundPages.get(folder);
    if (page) return page;
  }
  return undefined;
}
