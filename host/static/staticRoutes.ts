import { STATUS_CODES } from 'node:http';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServedSite, SiteSnapshot } from './site';

/**
 * Serves the files of the site. A path is only looked up in the list of files, so no request can reach another file or
 * be redirected to another site.
 * @param postPaths paths that also take a POST, for the Allow header of a refused method
 */
export async function addStaticRoutes(app: FastifyInstance, site: ServedSite, postPaths: readonly string[]) {
  // No file is long enough for ranges, and the library refuses a malformed one, which RFC 9110 would ignore.
  const options = { acceptRanges: false, cacheControl: false, index: false as const, preCompressed: true };
  await app.register(fastifyStatic, { root: site.folder, serve: false, ...options });
  app.get('/*', (request, reply) => {
    const path = pathOf(request);
    const { snapshot } = site;
    const listed = listedPath(snapshot, path);
    const file = snapshot.files.get(listed);
    if (!file) return sendNotFound(snapshot, path, reply);
    if (listed === path) return reply.headers(file.headers).sendFile(file.name);
    const encoded = listed.split('/').map(encodeURIComponent).join('/');
    return reply.redirect(encoded + request.url.slice(rawPathOf(request.url).length), 308);
  });
  // For a listed file that is gone.
  app.setNotFoundHandler((request, reply) => sendNotFound(site.snapshot, pathOf(request), reply));
  // Answers before the body is read.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    const path = pathOf(request);
    const hasGet = path === '/healthz' || listedPath(site.snapshot, path);
    if (!hasGet) return sendStatusText(reply, 404);
    return sendStatusText(reply.header('allow', postPaths.includes(path) ? 'GET, HEAD, POST' : 'GET, HEAD'), 405);
  });
}

const rawPathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '';
/** A URL that can't be decoded was refused before. */
const pathOf = ({ url }: FastifyRequest) => decodeURIComponent(rawPathOf(url));

/**
 * The path of the file that a path names or redirects to, or ''. All pages have lowercase addresses. Not-found pages
 * are in the list, but have no address of their own.
 */
function listedPath({ files }: SiteSnapshot, path: string): string {
  const canonical = canonicalPath(path);
  const candidates = [path, canonical, canonical.toLowerCase()];
  return candidates.find((candidate) => files.has(candidate) && !candidate.endsWith('/404')) ?? '';
}

/** Answers with the not-found page of the nearest folder, or in plain text for what is no page. */
function sendNotFound({ files }: SiteSnapshot, path: string, reply: FastifyReply) {
  const folders = [...files.keys()].filter((key) => key.endsWith('/404')).map((key) => key.slice(0, -'404'.length));
  const [nearest] = folders.filter((folder) => path.startsWith(folder)).sort((a, b) => b.length - a.length);
  const page = nearest && files.get(`${nearest}404`);
  const isAssetPath = /\.(js|css|map|json|txt|xml|ico|svg|png|jpe?g|webp|avif|woff2?)$/i.test(path);
  if (!page || isAssetPath) return sendStatusText(reply, 404);
  // A browser that has the page would otherwise get an empty answer with the status 404.
  return reply.code(404).headers(page.headers).sendFile(page.name, { etag: false, lastModified: false });
}

/** The path of a page without trailing slashes, `.html` and `/index`. */
function canonicalPath(path: string): string {
  let page = path;
  // Not by a regular expression, which takes a tenth of a second for a path of slashes.
  while (page.endsWith('/')) page = page.slice(0, -1);
  return page.replace(/\.html$/i, '').replace(/\/index$/i, '') || '/';
}

/** Answers with a status and its name, for addresses that are no page. */
export function sendStatusText(reply: FastifyReply, status: number): FastifyReply {
  const text = status === 404 ? 'Page Not Found' : STATUS_CODES[status];
  void reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
  return reply.send(`${text}\n`);
}
