import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import type { FormErrorPage } from './requests/formErrorPages';
import { addFormRoutes, FORM_PATHS } from './requests/formRoutes';
import { COUNT_WAITING } from './requests/outbox';
import type { Saver } from './requests/saveRequest';
import { NOW } from './requests/schema';
import type { Store } from './requests/store';
import { reportProblem, StoreError } from './requests/storeError';
import type { ServedSite } from './static/servedSite';
import { addStaticRoutes, refuse } from './static/staticRoutes';

/** Limits that keep one slow or greedy client from blocking the others. Times in milliseconds. */
export const LIMITS = {
  /** Bytes. Fits a form with every field at its longest, where a character can take nine bytes. */
  body: 256 * 1024,
  /** Until the headers have arrived. Node checks every `checkEvery`, so it can take 2 s longer. */
  headersTimeout: 15_000,
  /** Until the whole request has arrived, including the body. */
  requestTimeout: 25_000,
  checkEvery: 2000,
  keepAliveTimeout: 5000,
  /** Until a connection without traffic is closed. */
  idleTimeout: 60_000,
  headerBytes: 16 * 1024,
  connections: 2000,
  /** For which the result of a health check is reused, because each one writes to the disk. */
  healthMaxAge: 2000,
};

interface Parts {
  site: ServedSite;
  store: Store;
  saver: Saver;
  errorPage: FormErrorPage;
  /** Valid forms per minute and address. */
  rateLimit: number;
  trustProxy: number | string[] | false;
  logger: FastifyBaseLogger;
  limits?: typeof LIMITS | undefined;
}

/** Creates the server: static files, the two addresses of the form, and the health check. */
export async function createServer(parts: Parts): Promise<FastifyInstance> {
  const { site, store, saver, errorPage, rateLimit, trustProxy, logger, limits = LIMITS } = parts;
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
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => refuse(reply.headers(site.commonHeaders), 400),
  });
  app.server.maxConnections = limits.connections;

  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(site.commonHeaders);
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
    addHealthCheck(dynamic, store, saver, limits.healthMaxAge);
    await addFormRoutes(dynamic, { saver, errorPage, limit: rateLimit });
  });
  return app;
}

/** Writes as much as the largest form, then reads from the disk whether every request stored so far is there. */
async function checkStore(store: Store, saver: Saver): Promise<{ ok: boolean; mailWaitingOverAnHour?: number }> {
  const { stored } = saver;
  await store.write([`INSERT OR REPLACE INTO meta VALUES ('checked', ${NOW} || printf('%.100000c', 'x'))`]);
  const [row] = await store.readFromDisk(
    `SELECT (SELECT value FROM meta WHERE key = 'stored') AS stored, (${COUNT_WAITING}) AS waiting`,
  );
  if (Number(row?.stored) < stored)
    throw new StoreError(`${store.where} lacks requests that were stored in it.`, 'LOST');
  const waiting = Number(row?.waiting);
  return waiting > 0 ? { ok: true, mailWaitingOverAnHour: waiting } : { ok: true };
}

function addHealthCheck(app: FastifyInstance, store: Store, saver: Saver, maxAge: number): void {
  let checked: { at: number; result: ReturnType<typeof checkStore> } | undefined;
  const check = () =>
    checkStore(store, saver).catch((error: unknown) => {
      reportProblem(app.log, error);
      return { ok: false };
    });
  app.get('/healthz', async (_request, reply) => {
    if (!checked || Math.abs(Date.now() - checked.at) > maxAge) checked = { at: Date.now(), result: check() };
    const health = await checked.result;
    return reply.code(health.ok ? 200 : 503).send(health);
  });
}
