import { isIP } from 'node:net';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AppraisalRequest, submissionError } from '../../content/appraisalRequest';
import type { FormErrorPages } from './formErrorPages';
import { readForm } from './readForm';
import type { Saver } from './saveRequest';
import { reportProblem } from './storeError';

/** The script posts to `/`. Without JavaScript, the form posts to the second path, which is also the thank-you page. */
export const FORM_PATHS = ['/', '/contact/received'] as const;

const FORM_TYPE = 'application/x-www-form-urlencoded';
const THANK_YOU = '/contact/received';

/** Messages for a POST that is refused before its fields are read. */
const REFUSALS: Record<number, string> = {
  400: 'The form arrived incomplete. Please go back and send it again.',
  408: 'The form took too long to arrive. Please go back and send it again.',
  413: 'Your text is too long for the form. Please shorten it and send it again.',
  415: 'This address accepts only the appraisal request form.',
};

interface Options {
  saver: Saver;
  pages: FormErrorPages;
  /** Valid forms per minute and address. */
  limit: number;
}

/** Adds the two paths of the form to the server. A form that is not stored gets status 503, never a success. */
export async function addFormRoutes(app: FastifyInstance, { saver, pages, limit }: Options): Promise<void> {
  await app.register(rateLimit, { global: false });
  const checkLimit = app.createRateLimit({ max: limit, timeWindow: 60_000, keyGenerator: ({ ip }) => networkOf(ip) });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  for (const path of FORM_PATHS) app.post(path, receive);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return refuse(request, reply, status, pages);
    reportProblem(request.log, error);
    return refuse(request, reply, 503, pages);
  });

  async function receive(request: FastifyRequest, reply: FastifyReply) {
    if (typeof request.body !== 'string') return refuse(request, reply, 415, pages);
    const reading = readForm(request.body);
    if (reading.kind === 'spam') return succeed(request, reply);
    if (reading.kind === 'anotherForm') return refuse(request, reply, 415, pages);
    const { appraisalRequest } = reading;
    if (reading.kind === 'invalid') {
      const { errors } = reading;
      request.log.info({ fields: Object.keys(errors) }, 'form is not valid');
      return answer(request, reply, 422, { ok: false, errors }, () => pages.invalid(appraisalRequest, errors));
    }
    const attempts = await checkLimit(request);
    if (!attempts.isAllowed && attempts.isExceeded) {
      const seconds = attempts.ttlInSeconds;
      void reply.header('Retry-After', seconds);
      request.log.warn('too many forms from one address');
      const message = `Please send the form again in ${seconds} seconds.`;
      return answer(request, reply, 429, { ok: false, message }, () => pages.limited(appraisalRequest, seconds));
    }
    return save(request, reply, appraisalRequest);
  }

  async function save(request: FastifyRequest, reply: FastifyReply, appraisalRequest: AppraisalRequest) {
    try {
      request.log.info(await saver.save(appraisalRequest), 'appraisal request stored');
      return succeed(request, reply);
    } catch (error) {
      reportProblem(request.log, error);
      const body = { ok: false, message: submissionError.text };
      return answer(request, reply, 503, body, () => pages.notStored(appraisalRequest));
    }
  }
}

/**
 * The part of a visitor's address that is hard to change: an IPv4 address, or the /64 of an IPv6 address. Some proxies
 * add the port, which changes with each connection.
 */
function networkOf(ip: string): string {
  const bare = isIP(ip) ? ip : ip.replace(/^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/, '$1$2');
  return isIP(bare) ? normalizeIP(bare) : 'unknown';
}

function succeed(request: FastifyRequest, reply: FastifyReply) {
  if (wantsPage(request)) return reply.code(303).header('Location', THANK_YOU).send();
  return reply.code(200).send({ ok: true });
}

function answer(request: FastifyRequest, reply: FastifyReply, status: number, json: object, page: () => string) {
  void reply.code(status);
  return wantsPage(request) ? reply.type('text/html; charset=utf-8').send(page()) : reply.send(json);
}

/** Whether the response should be a page, for a browser that navigates, or JSON for a script. */
function wantsPage({ headers }: FastifyRequest): boolean {
  if (headers['sec-fetch-mode'] === 'navigate') return true;
  return /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(headers.accept ?? '');
}

/** Refuses a POST with a message for the visitor. */
function refuse(request: FastifyRequest, reply: FastifyReply, status: number, pages: FormErrorPages) {
  const text = REFUSALS[status] ?? submissionError.text;
  // The unread rest of the body must not be parsed as the next request.
  void reply.header('Connection', 'close');
  return answer(request, reply, status, { ok: false, message: text }, () => pages.refused(text));
}
