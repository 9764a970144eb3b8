import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { resolveTarget, type ServedSite, type SiteFile } from './servedSite';

const REFUSALS: Record<number, string> = {
  400: 'This address is not valid.',
  404: 'Page Not Found',
  405: 'This address does not accept data.',
  414: 'This address is too long.',
};

/**
 * Serves the files of the site at every path that no other route takes.
 * @param postPaths paths that also take a POST, for the Allow header of a refused method
 */
export async function addStaticRoutes(
  app: FastifyInstance,
  site: ServedSite,
  postPaths: readonly string[],
): Promise<void> {
  // `serve: false`: the library adds no routes and only sends files on the list of the site.
  await app.register(fastifyStatic, {
    root: site.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    handler(request, reply) {
      const resolved = resolveTarget(site, request.url);
      if (resolved.kind === 'file') return sendFile(reply, resolved.file);
      if (resolved.kind === 'redirect') return reply.redirect(resolved.location, 308);
      if (resolved.kind === 'refused') return refuse(reply, resolved.status);
      return resolved.page ? sendFile(reply.code(404), resolved.page) : refuse(reply, 404);
    },
  });
  // A listed file that was deleted after the start.
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404));
  // Refused before the body is read, because no route accepts it.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) refuseMethod(site, postPaths, request, reply);
    else done();
  });
}

function sendFile(reply: FastifyReply, file: SiteFile): FastifyReply {
  return reply.headers(file.headers).sendFile(file.name);
}

function refuseMethod(
  site: ServedSite,
  postPaths: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const resolved = resolveTarget(site, request.url);
  if (resolved.kind === 'refused') refuse(reply, resolved.status);
  else if (resolved.kind === 'notFound') refuse(reply, 404);
  else {
    const path = request.url.split('?', 1)[0] ?? '';
    refuse(reply.header('allow', postPaths.includes(path) ? 'GET, HEAD, POST' : 'GET, HEAD'), 405);
  }
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
