import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAppraisalRequest } from './appraisalRequest';
import { type ErrorPages, NOT_STORED } from './pages';
import type { SaveRequest } from './saveRequest';
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

/** Adds the two paths of the form to the server. A request that is not stored gets status 503, never a success. */
export function addFormRoutes(app: FastifyInstance, saveRequest: SaveRequest, pages: ErrorPages): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  for (const path of FORM_PATHS) {
    app.post(path, async (request, reply) => receive(request, reply, saveRequest, pages));
  }
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return refuse(request, reply, status, pages);
    reportProblem(request.log, error);
    return refuse(request, reply, 503, pages);
  });
}

async function receive(request: FastifyRequest, reply: FastifyReply, saveRequest: SaveRequest, pages: ErrorPages) {
  if (typeof request.body !== 'string') return refuse(request, reply, 415, pages);
  const reading = readAppraisalRequest(request.body);
  if (reading.kind === 'spam') return succeed(request, reply);
  if (reading.kind === 'invalid') {
    const { errors } = reading;
    request.log.info({ fields: Object.keys(errors) }, 'request is not valid');
    return answer(request, reply, 422, { ok: false, errors }, () => pages.invalid(reading.request, errors));
  }
  try {
    const outcome = await saveRequest(reading.request, request.ip);
    if (outcome.kind === 'limited') {
      const { retryAfter } = outcome;
      void reply.header('Retry-After', retryAfter);
      request.log.warn('too many requests from one address');
      const message = `Please send the form again in ${retryAfter} seconds.`;
      return answer(request, reply, 429, { ok: false, message }, () => pages.limited(reading.request, retryAfter));
    }
    request.log.info({ id: outcome.id, duplicate: outcome.kind === 'duplicate' }, 'request stored');
    return succeed(request, reply);
  } catch (error) {
    reportProblem(request.log, error);
    const body = { ok: false, message: NOT_STORED.text, request: reading.request };
    return answer(request, reply, 503, body, () => pages.notStored(reading.request));
  }
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
function refuse(request: FastifyRequest, reply: FastifyReply, status: number, pages: ErrorPages) {
  const text = REFUSALS[status] ?? NOT_STORED.text;
  // The unread rest of the body must not be parsed as the next request.
  void reply.header('Connection', 'close');
  return answer(request, reply, status, { ok: false, message: text }, () => pages.refused(text));
}
