import { isIP } from 'node:net';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorHeading, refusals, submissionError } from '../../content/appraisalRequest';
import type { FormError, FormErrorPage } from './formErrorPages';
import { readForm } from './readForm';
import type { Saver } from './saveRequest';
import { reportProblem } from './storeError';

/** The script posts to `/`. Without JavaScript, the form posts to the second path, which is also the thank-you page. */
export const FORM_PATHS = ['/', '/contact/received'] as const;

const FORM_TYPE = 'application/x-www-form-urlencoded';
const THANK_YOU = '/contact/received';

/** Messages for a POST whose fields are not read. */
const REFUSALS: Record<number, string> = {
  413: refusals[413],
  415: 'This address accepts only the appraisal request form.',
};

interface Options {
  saver: Saver;
  errorPage: FormErrorPage;
  /** Valid forms per minute and address. */
  limit: number;
}

/** Adds the two paths of the form to the server. A form that is not stored gets status 503, never a success. */
export async function addFormRoutes(app: FastifyInstance, { saver, errorPage, limit }: Options): Promise<void> {
  await app.register(rateLimit, { global: false });
  const checkLimit = app.createRateLimit({ max: limit, timeWindow: 60_000, keyGenerator: ({ ip }) => networkOf(ip) });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  for (const path of FORM_PATHS) app.post(path, receive);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return refuse(request, reply, status);
    reportProblem(request.log, error);
    return refuse(request, reply, 503);
  });

  async function receive(request: FastifyRequest, reply: FastifyReply) {
    const reading = typeof request.body === 'string' ? readForm(request.body) : undefined;
    if (reading?.kind === 'spam') return succeed(request, reply);
    if (!reading || reading.kind === 'anotherForm') return refuse(request, reply, 415);
    const { appraisalRequest } = reading;
    if (reading.kind === 'invalid') {
      const { errors } = reading;
      request.log.info({ fields: Object.keys(errors) }, 'form is not valid');
      return fail(request, reply, 422, { heading: errorHeading, text: '', appraisalRequest, errors });
    }
    const attempts = await checkLimit(request);
    if (!attempts.isAllowed && attempts.isExceeded) {
      void reply.header('Retry-After', attempts.ttlInSeconds);
      request.log.warn('too many forms from one address');
      return fail(request, reply, 429, { heading: 'Please wait a moment', text: refusals[429], appraisalRequest });
    }
    try {
      request.log.info(await saver.save(appraisalRequest), 'appraisal request stored');
      return succeed(request, reply);
    } catch (error) {
      reportProblem(request.log, error);
      return fail(request, reply, 503, { ...submissionError, appraisalRequest });
    }
  }

  /** Refuses a POST whose fields are not read. */
  function refuse(request: FastifyRequest, reply: FastifyReply, status: number) {
    // The unread rest of the body must not be parsed as the next request.
    void reply.header('Connection', 'close');
    const { heading, text } = submissionError;
    return fail(request, reply, status, { heading, text: REFUSALS[status] ?? text });
  }

  function fail(request: FastifyRequest, reply: FastifyReply, status: number, error: FormError) {
    void reply.code(status);
    if (wantsPage(request)) return reply.type('text/html; charset=utf-8').send(errorPage(error));
    return reply.send({ ok: false, message: error.text, errors: error.errors });
  }
}

function succeed(request: FastifyRequest, reply: FastifyReply) {
  if (wantsPage(request)) return reply.code(303).header('Location', THANK_YOU).send();
  return reply.code(200).send({ ok: true });
}

/** Whether the response should be a page, for a browser that navigates, or JSON for a script. */
function wantsPage({ headers }: FastifyRequest): boolean {
  if (headers['sec-fetch-mode'] === 'navigate') return true;
  return /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(headers.accept ?? '');
}

/**
 * The part of a visitor's address that is hard to change: an IPv4 address, or the /64 of an IPv6 address. Some proxies
 * add the port, which changes with each connection.
 */
function networkOf(ip: string): string {
  const bare = isIP(ip) ? ip : ip.replace(/^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/, '$1$2');
  return isIP(bare) ? normalizeIP(bare) : 'unknown';
}
