import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAppraisalRequest } from './appraisalRequest';
import { wantsPage } from './contentNegotiation';
import type { Intake } from './intake';
import { type AnswerPages, NOT_STORED } from './pages';
import { FORM_PATHS } from './staticHandler';
import { StoreProblem } from './storeProblem';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const THANK_YOU = '/contact/received';

/** Why a post was turned away before anyone looked for fields in it. */
const REFUSALS: Record<number, string> = {
  400: 'The form arrived incomplete. Please go back and send it again.',
  408: 'The form took too long to arrive. Please go back and send it again.',
  413: 'This is more than the form can hold. Please shorten your text and send it again.',
  415: 'This address takes the appraisal request form only.',
};

/** Adds the form's two addresses to the server. Whatever goes wrong on the way to the store is a 503, never a success. */
export function addFormRoutes(app: FastifyInstance, intake: Intake, pages: AnswerPages): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  for (const path of FORM_PATHS) {
    app.post(path, async (request, reply) => receive(request, reply, intake, pages));
  }
}

async function receive(request: FastifyRequest, reply: FastifyReply, intake: Intake, pages: AnswerPages) {
  if (typeof request.body !== 'string') return refuse(request, reply, 415, pages);
  const reading = readAppraisalRequest(request.body);
  if (reading.kind === 'robot') return succeed(request, reply);
  if (reading.kind === 'invalid') {
    const { errors } = reading;
    request.log.info({ fields: Object.keys(errors) }, 'request does not follow the rules');
    return answer(request, reply, 422, { ok: false, errors }, () => pages.invalid(reading.request, errors));
  }
  try {
    const outcome = await intake.accept(reading.request, request.ip);
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
  if (wantsPage(request.headers)) return reply.code(303).header('Location', THANK_YOU).send();
  return reply.code(200).send({ ok: true });
}

function answer(request: FastifyRequest, reply: FastifyReply, status: number, json: object, page: () => string) {
  void reply.code(status);
  return wantsPage(request.headers) ? reply.type('text/html; charset=utf-8').send(page()) : reply.send(json);
}

/** Turns a post away with words for its sender; also used for what the server itself could not read. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: number, pages: AnswerPages) {
  const text = REFUSALS[status] ?? NOT_STORED.text;
  // What was not read of the body must not be mistaken for the next request.
  void reply.header('Connection', 'close');
  return answer(request, reply, status, { ok: false, message: text }, () => pages.refused(text));
}

/** Logs why something could not be stored: the sentence for the operator, never what the visitor typed. */
export function reportProblem(log: FastifyBaseLogger, error: unknown): void {
  if (error instanceof StoreProblem) log.error({ code: error.code }, error.message);
  else log.error({ err: error }, 'unexpected failure');
}
