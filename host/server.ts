import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { addFormRoutes, FORM_PATHS } from './requests/formRoutes';
import type { AnswerPages } from './requests/pages';
import type { SaveRequest } from './requests/saveRequest';
import type { Store } from './requests/store';
import { reportProblem } from './requests/storeError';
import { addStaticRoutes, refuse } from './static/routes';
import type { Site } from './static/site';

/** Limits that keep a slow or greedy client from taking the server away from the others. Times in milliseconds. */
export const LIMITS = {
  /** Bytes of the largest form: every field at its MAX_LENGTH, where one character can take nine bytes. */
  body: 256 * 1024,
  /** The headers must have arrived by then; Node looks every `checkEvery`, so the true end is up to 2 s later. */
  headersTimeout: 15_000,
  /** The whole request, body included. */
  requestTimeout: 25_000,
  checkEvery: 2000,
  keepAliveTimeout: 5000,
  /** A connection on which nothing moves in either direction. */
  idleTimeout: 60_000,
  headerBytes: 16 * 1024,
  connections: 2000,
};
/** A health check writes and syncs; asked more often than this, it repeats its last answer. In milliseconds. */
const HEALTH_LASTS = 2000;

interface Parts {
  site: Site;
  store: Store;
  saveRequest: SaveRequest;
  pages: AnswerPages;
  trustProxy: number | string[] | false;
  logger: FastifyBaseLogger;
  limits?: typeof LIMITS | undefined;
}

/** Puts the parts together: static files, the form's two addresses, and the health check. */
export async function createServer(parts: Parts): Promise<FastifyInstance> {
  const { site, store, saveRequest, pages, trustProxy, logger, limits = LIMITS } = parts;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: limits.body,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    connectionTimeout: limits.idleTimeout,
    http: {
      headersTimeout: limits.headersTimeout,
      connectionsCheckingInterval: limits.checkEvery,
      maxHeaderSize: limits.headerBytes,
    },
    // RFC 9112, 3.2.2: a server must also accept a target with an origin, such as "http://www.example.com/about".
    rewriteUrl: (request) => (request.url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/'),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => refuse(reply.headers(site.policy), 400),
  });
  app.server.maxConnections = limits.connections;

  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(site.policy);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Otherwise the connection of a request in flight would stay open after its answer and hold up the stop.
    if (closing) void reply.header('connection', 'close');
    done();
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) reportProblem(request.log, error);
    return refuse(reply, status);
  });

  await addStaticRoutes(app, site, FORM_PATHS);
  await app.register(async (dynamic) => {
    dynamic.addHook('onRequest', async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
    });
    dynamic.addHook('onResponse', async (request, reply) => {
      const { method, routeOptions } = request;
      const ms = Math.round(reply.elapsedTime);
      request.log.info({ method, path: routeOptions.url, status: reply.statusCode, ms }, 'answered');
    });
    addFormRoutes(dynamic, saveRequest, pages);
    addHealthCheck(dynamic, store);
  });
  return app;
}

function addHealthCheck(app: FastifyInstance, store: Store): void {
  let checked: { at: number; result: Promise<boolean> } | undefined;
  const check = () =>
    store.check().then(
      () => true,
      (error: unknown) => {
        reportProblem(app.log, error);
        return false;
      },
    );
  app.get('/healthz', async (_request, reply) => {
    if (!checked || Date.now() - checked.at > HEALTH_LASTS) checked = { at: Date.now(), result: check() };
    const ok = await checked.result;
    return reply.code(ok ? 200 : 503).send({ ok });
  });
}
