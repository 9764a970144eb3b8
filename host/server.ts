import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { logProblem } from './appraisalRequests/databaseError';
import { addFormRoutes, type FormOptions, formPaths } from './appraisalRequests/formRoutes';
import { addStaticRoutes, sendStatusText } from './static/staticRoutes';

/** Bytes. A form with every field at its longest fits: form encoding takes up to nine bytes a character. */
export const bodyLimit = 256 * 1024;

type ServerOptions = FormOptions & { trustProxy: string[] | false; logger: FastifyBaseLogger };

/** Creates the server: static files, the two addresses of the form, and the health check. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { site, database, outbox, rateLimit, trustProxy, logger } = options;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    // Only for an address that can't be decoded: no route has named parameters or constraints.
    frameworkErrors: (_error, _request, reply) => sendStatusText(reply.headers(site.snapshot.defaultHeaders), 404),
    // A whole URL, which RFC 9112 (3.2.2) allows.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]*\/?/i, '/'),
    bodyLimit,
    requestTimeout: 25_000,
    // Longer than the proxies in docs/deploy keep a connection, or they could send a form into one that is closing.
    keepAliveTimeout: 130_000,
    connectionTimeout: 60_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 2000 },
    return503OnClosing: false,
  });
  app.server.maxConnections = 2000;
  app.addHook('onRequest', (_request, reply, done) => {
    site.refresh();
    // Files replace the cache-control with their own.
    void reply.headers({ ...site.snapshot.defaultHeaders, 'cache-control': 'no-store' });
    done();
  });
  // Logged here for every route, because the form has an error handler of its own.
  app.addHook('onError', (request, _reply, error, done) => {
    if ((error.statusCode ?? 500) >= 500) logProblem(request.log, error);
    done();
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => sendStatusText(reply, error.statusCode ?? 500));
  await addStaticRoutes(app, site, formPaths);
  // It writes, because a disk can be full for the next request only.
  app.get('/healthz', async (request, reply) => {
    try {
      const waiting = await database.probeAndCountLateMails();
      // Without an outbox, nobody expects it to be mailed.
      return { ok: true, ...(outbox && waiting > 0 && { mailWaitingOverAnHour: waiting }) };
    } catch (error) {
      logProblem(request.log, error);
      return reply.code(503).send({ ok: false });
    }
  });
  await app.register(addFormRoutes, { site, database, outbox, rateLimit });
  return app;
}
