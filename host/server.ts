import type http from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { addFastLane, type FastLane } from './fastLane';
import { addFormRoutes, refuse, reportProblem } from './formRoutes';
import { createHttpServer, HTTP_LIMITS, type HttpLimits } from './httpServer';
import type { Intake } from './intake';
import type { AnswerPages } from './pages';
import type { Site } from './siteFiles';
import { pathOf } from './sitePaths';
import { createStaticHandler, policyHeaders } from './staticHandler';
import type { Store } from './store';

const HEALTH = '/healthz';
const LARGEST_BODY = 64 * 1024;
/** A health check writes and syncs; asked more often than this, it repeats its last answer. In milliseconds. */
const HEALTH_LASTS = 2000;

interface Parts {
  site: Site;
  store: Store;
  intake: Intake;
  pages: AnswerPages;
  trustProxy: number | string[] | false;
  logger: FastifyBaseLogger;
  limits?: HttpLimits | undefined;
}

/** Puts the parts together: files straight from memory, the form and the health check through Fastify. */
export function createServer({
  site,
  store,
  intake,
  pages,
  trustProxy,
  logger,
  limits = HTTP_LIMITS,
}: Parts): FastifyInstance {
  let lane: FastLane | undefined;
  const serveFile = createStaticHandler(site, new Set([HEALTH]));
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: LARGEST_BODY,
    // The file handler has decided by the path alone; the router must see the same, also of an absolute form.
    rewriteUrl: (request) => pathOf(request.url ?? '/'),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    serverFactory: (handler) => {
      const server = createHttpServer((request: http.IncomingMessage, response: http.ServerResponse) => {
        if (!serveFile(request, response)) handler(request, response);
      }, limits);
      lane = addFastLane(server, site, limits);
      return server;
    },
  });

  const policy = policyHeaders(site, '/');
  app.addHook('onRequest', async (_request, reply) => {
    for (let index = 0; index < policy.length; index += 2) {
      void reply.header(policy[index] as string, policy[index + 1] as string);
    }
    void reply.header('Cache-Control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info(
      { method, path: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return refuse(request, reply, status, pages);
    reportProblem(request.log, error);
    return refuse(request, reply, 503, pages);
  });
  app.addHook('preClose', async () => {
    // Node closes what is idle once, at the start; a connection that finishes later would be kept open for more.
    const timer = setInterval(() => {
      app.server.closeIdleConnections();
      lane?.close();
    }, 50);
    app.server.once('close', () => clearInterval(timer));
  });
  addFormRoutes(app, intake, pages);
  addHealthCheck(app, store);
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
  app.get(HEALTH, async (_request, reply) => {
    if (!checked || Date.now() - checked.at > HEALTH_LASTS) checked = { at: Date.now(), result: check() };
    const ok = await checked.result;
    return reply.code(ok ? 200 : 503).send({ ok });
  });
}
