import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { chooseVariant, matchesEtag, parseRange } from './contentNegotiation';
import { headersFor } from './headerRules';
import type { Site, SiteFile, Variant } from './siteFiles';
import { pathOf, resolveTarget } from './sitePaths';

/** The two paths that take the form: `/` from the page's script, the other from a form without script. */
export const FORM_PATHS: ReadonlySet<string> = new Set(['/', '/contact/received']);

const REFUSALS: Record<number, string> = {
  400: 'This address is not written in a way that this site understands.',
  404: 'Page Not Found',
  405: 'This page can be read, but nothing can be sent to it.',
  414: 'This address is too long.',
};

/**
 * Answers everything that is a file, a redirect or a mistake, straight from memory.
 * @returns a function that answers and returns true, or returns false for what belongs to the application:
 * form posts and paths in `applicationPaths` that are no files
 */
export function createStaticHandler(site: Site, applicationPaths: ReadonlySet<string>) {
  return function handle(request: IncomingMessage, response: ServerResponse): boolean {
    const target = request.url ?? '/';
    if (request.method === 'GET' || request.method === 'HEAD') {
      const known = site.files.get(target);
      if (known) sendFile(request, response, known, 200);
      else if (applicationPaths.has(pathOf(target))) return false;
      else answerTarget(site, request, response, target);
      return true;
    }
    const path = pathOf(target);
    if (request.method === 'POST' && FORM_PATHS.has(path)) return false;
    const resolved = resolveTarget(site, target);
    if (resolved.kind === 'refused') refuse(site, request, response, resolved.status);
    else if (resolved.kind === 'notFound') refuse(site, request, response, 404);
    else refuse(site, request, response, 405, ['Allow', FORM_PATHS.has(path) ? 'GET, HEAD, POST' : 'GET, HEAD']);
    return true;
  };
}

function answerTarget(site: Site, request: IncomingMessage, response: ServerResponse, target: string): void {
  const resolved = resolveTarget(site, target);
  if (resolved.kind === 'file') sendFile(request, response, resolved.file, 200);
  else if (resolved.kind === 'notFound' && resolved.page) sendFile(request, response, resolved.page, 404);
  else if (resolved.kind === 'redirect') {
    response.writeHead(308, ['Location', resolved.location, 'Content-Length', '0', ...policyHeaders(site, '/')]);
    response.end();
  } else refuse(site, request, response, resolved.kind === 'refused' ? resolved.status : 404);
}

/** The headers of `out/_headers` for a path that is answered by the application, as name, value, name, value … */
export function policyHeaders(site: Site, path: string): string[] {
  const policy = headersFor(site.rules, path);
  for (const name of ['cache-control', 'content-type', 'etag', 'vary']) policy.delete(name);
  return [...policy.values()].flat();
}

function refuse(site: Site, request: IncomingMessage, response: ServerResponse, status: number, extra: string[] = []) {
  const text = `${REFUSALS[status]}\n`;
  const headers = ['Content-Type', 'text/plain; charset=utf-8', 'Content-Length', String(Buffer.byteLength(text))];
  // A body that nobody reads must not be mistaken for the next request.
  if (request.method !== 'GET' && request.method !== 'HEAD') headers.push('Connection', 'close');
  response.writeHead(status, [...headers, 'Cache-Control', 'no-store', ...policyHeaders(site, '/'), ...extra]);
  response.end(request.method === 'HEAD' ? undefined : text);
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile, status: 200 | 404): void {
  const variant = chooseVariant(file, request.headers['accept-encoding'] as string | undefined);
  if (status === 200) {
    const known = request.headers['if-none-match'];
    if (known !== undefined && matchesEtag(known, variant.etag)) {
      response.writeHead(304, withoutLength(variant));
      response.end();
      return;
    }
    if (request.headers.range !== undefined && !file.compressible && request.method === 'GET') {
      if (sendRange(request, response, variant)) return;
    }
  }
  response.writeHead(status, variant.headers);
  if (request.method === 'HEAD') response.end();
  else if (variant.body) response.end(variant.body);
  else stream(response, variant, 0, variant.size - 1);
}

function sendRange(request: IncomingMessage, response: ServerResponse, variant: Variant): boolean {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== variant.etag) return false;
  const range = parseRange(request.headers.range ?? '', variant.size);
  if (range === undefined) return false;
  if (range === 'unsatisfiable') {
    response.writeHead(416, [
      ...withoutLength(variant),
      'Content-Range',
      `bytes */${variant.size}`,
      'Content-Length',
      '0',
    ]);
    response.end();
    return true;
  }
  const { start, end } = range;
  const part = ['Content-Range', `bytes ${start}-${end}/${variant.size}`, 'Content-Length', String(end - start + 1)];
  response.writeHead(206, [...withoutLength(variant), ...part]);
  if (variant.body) response.end(variant.body.subarray(start, end + 1));
  else stream(response, variant, start, end);
  return true;
}

/** The length is the last pair, see siteFiles. */
function withoutLength(variant: Variant): string[] {
  return variant.headers.slice(0, -2);
}

/** A file that changed since boot ends the connection rather than pretending to be whole. */
function stream(response: ServerResponse, variant: Variant, start: number, end: number): void {
  pipeline(fs.createReadStream(variant.file, { start, end }), response, (error) => {
    if (error) response.destroy();
  });
}
