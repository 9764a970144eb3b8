import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { reportProblem } from './appraisalRequests/connection';
import { addFormRoutes, type FormParts, formPaths } from './appraisalRequests/form';
import { addStaticRoutes, decodableUrl, refuse } from './static/staticRoutes';

/** Limits that keep one slow or greedy client from blocking the others. Times in milliseconds. */
export const defaultLimits = {
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
};

interface Parts extends FormParts {
  trustProxy: number | string[] | false;
  logger: FastifyBaseLogger;
  limits?: typeof defaultLimits;
}

/** Creates the server: static files, the two addresses of the form, and the health check. */
export async function createServer(parts: Parts): Promise<FastifyInstance> {
  const { getSite, database, trustProxy, logger, limits = defaultLimits } = parts;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
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
  });
  app.server.maxConnections = limits.connections;
  app.addHook('onRequest', (_request, reply, done) => {
    // Files have a cache-control of their own.
    void reply.headers({ ...getSite().commonHeaders, 'cache-control': 'no-store' });
    done();
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) reportProblem(request.log, error);
    return refuse(reply, status);
  });
  await addStaticRoutes(app, getSite, formPaths);
  app.get('/healthz', async (request, reply) => {
    try {
      const waiting = await database.checkHealth();
      return { ok: true, ...(waiting > 0 && { mailWaitingOverAnHour: waiting }) };
    } catch (error) {
      reportProblem(request.log, error);
      return reply.code(503).send({ ok: false });
    }
  });
  await app.register(addFormRoutes, parts);
  return app;
}
