import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServedSite, SiteFile } from './servedSite';

const REFUSALS: Record<number, string> = {
  400: 'This address is not valid.',
  404: 'Page Not Found',
  405: 'This address does not accept data.',
};

/**
 * Serves the files of the site, one route for each. So no request can reach another file or be redirected to another
 * site.
 * @param postPaths paths that also take a POST, for the Allow header of a refused method
 */
export async function addStaticRoutes(
  app: FastifyInstance,
  site: ServedSite,
  postPaths: readonly string[],
): Promise<void> {
  // `serve: false`: the library adds no routes and only sends files on the list of the site.
  const { folder: root } = site;
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false, index: false });
  for (const [path, file] of site.files) {
    // A single colon would begin a parameter.
    const url = path.replaceAll(':', '::');
    app.route({ method: ['GET', 'HEAD'], url, handler: (_request, reply) => sendFile(reply, file) });
  }
  // A listed file that was deleted after the start.
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404));
  // Answered before the body is read, because no route accepts it.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) answerUnknown(site, postPaths, request, reply);
    else done();
  });
}

function answerUnknown(site: ServedSite, postPaths: readonly string[], request: FastifyRequest, reply: FastifyReply) {
  const [path = ''] = request.url.split(/[?#]/, 1);
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!reads && site.files.has(path)) {
    return refuse(reply.header('allow', postPaths.includes(path) ? 'GET, HEAD, POST' : 'GET, HEAD'), 405);
  }
  if (!reads) return refuse(reply, 404);
  const canonical = canonicalPath(path);
  // Pages have lowercase addresses.
  const target = [canonical, canonical.toLowerCase()].find((candidate) => site.files.has(candidate));
  if (target !== undefined && target !== path) return reply.redirect(encodeURI(target) + queryOf(request.url), 308);
  const page = nearestNotFoundPage(site, path);
  return page ? sendFile(reply.code(404), page) : refuse(reply, 404);
}

function sendFile(reply: FastifyReply, file: SiteFile): FastifyReply {
  return reply.headers(file.headers).sendFile(file.name);
}

/** The canonical path of a page: without `.html`, `/index` and a trailing slash. */
function canonicalPath(path: string): string {
  const bare = path
    .replace(/\/+$/, '')
    .replace(/\.html$/i, '')
    .replace(/\/index$/i, '');
  return bare === '' ? '/' : bare;
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start).replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));
}

function nearestNotFoundPage(site: ServedSite, path: string): SiteFile | undefined {
  let folder = path;
  while (folder !== '') {
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
    const page = site.notFoundPages.get(folder);
    if (page) return page;
  }
  return undefined;
}

/** Responds with one line of text. */
export function refuse(reply: FastifyReply, status: number): FastifyReply {
  const { method } = reply.request;
  // An unread body must not be parsed as the next request.
  if (method !== 'GET' && method !== 'HEAD') void reply.header('connection', 'close');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${REFUSALS[status] ?? 'This request could not be processed.'}\n`);
}
