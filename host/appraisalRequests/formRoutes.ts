import { domainToASCII } from 'node:url';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type Answers,
  type AppraisalRequest,
  errorHeading,
  type FieldErrors,
  type FieldName,
  failureTexts,
  fieldDefinitions,
  fieldError,
  fieldNames,
  formName,
  honeypot,
  mapFields,
  receivedPath,
  submissionError,
  trimInvisible,
} from '../../shared/appraisalRequest';
import type { ServedSite } from '../static/site';
import type { Database } from './database';
import { logProblem } from './databaseError';
import { errorPage, type KeptAnswers, type Refusal } from './errorPage';
import type { Outbox } from './outbox';

export const formPaths = ['/', receivedPath];

export interface FormOptions {
  database: Database;
  /** Without it, appraisal requests are not mailed. */
  outbox: Outbox | undefined;
  site: ServedSite;
  /** Valid forms per minute and address. An IPv6 network of 64 bits counts as one. */
  rateLimit: number;
}

/** Adds the two paths of the form. What a person sent and could not be stored is never answered with success. */
export async function addFormRoutes(app: FastifyInstance, { database, outbox, site, rateLimit }: FormOptions) {
  await app.register(fastifyRateLimit, { global: false });
  const checkLimit = app.createRateLimit({ max: rateLimit, timeWindow: 60_000 });
  app.removeAllContentTypeParsers();
  const parse = { parseAs: 'string' } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', parse, (_request, body, done) => done(null, body));
  for (const path of formPaths) app.post(path, receive);
  app.setErrorHandler(({ statusCode = 503 }: FastifyError, request, reply) => sendFailure(request, reply, statusCode));

  async function receive(request: FastifyRequest, reply: FastifyReply) {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    if (form.get('form-name') !== formName) return sendFailure(request, reply, 415);
    if (form.get(honeypot)) {
      // A refusal would teach the program which field to leave empty.
      request.log.info('dropped: the hidden field is filled in');
      return sendSuccess(request, reply);
    }
    const checked = checkForm(form);
    if ('errors' in checked) {
      request.log.info({ fields: Object.keys(checked.errors) }, 'form is not valid');
      // The list of mistakes says why.
      const text = 'Nothing has been sent yet.';
      return sendFailure(request, reply, 422, { ...checked, heading: errorHeading, text });
    }
    const { appraisalRequest } = checked;
    const limit = await checkLimit(request);
    const tooMany = !limit.isAllowed && limit.isExceeded;
    try {
      // A repeat was received before: "We didn't receive your request" would be false.
      if (tooMany && !(await database.isRepeat(appraisalRequest))) {
        void reply.header('Retry-After', limit.ttlInSeconds);
        request.log.warn('too many forms from one address');
        return sendFailure(request, reply, 429, { answers: appraisalRequest, heading: 'Please wait a moment' });
      }
      const saved = await database.save(appraisalRequest, outbox !== undefined);
      request.log.info({ id: saved.id }, saved.isRepeat ? 'appraisal request repeated' : 'appraisal request stored');
    } catch (error) {
      logProblem(request.log, error);
      return sendFailure(request, reply, 503, { answers: appraisalRequest });
    }
    outbox?.wake();
    return sendSuccess(request, reply);
  }

  /** @param details replace the words for the status, and add what was typed */
  function sendFailure(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    details: KeptAnswers & Partial<Pick<Refusal, 'heading' | 'text'>> = {},
  ) {
    void reply.code(status);
    if (!wantsPage(request)) return reply.send({ ok: false });
    const text = failureTexts[status] ?? `${submissionError.text} ${failureTexts.other}`;
    const error = { ...submissionError, text, ...details };
    return reply.type('text/html; charset=utf-8').send(errorPage(site.snapshot.siteFacts, error));
  }
}

function sendSuccess(request: FastifyRequest, reply: FastifyReply) {
  if (wantsPage(request)) return reply.code(303).header('Location', receivedPath).send();
  return reply.code(200).send({ ok: true });
}

/** A browser that navigates gets a page, a script, which reads only the status, JSON. */
function wantsPage({ headers, routeOptions }: FastifyRequest): boolean {
  if (routeOptions.url === receivedPath || headers['sec-fetch-mode'] === 'navigate') return true;
  return /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(headers.accept ?? '');
}

type CheckedForm = { appraisalRequest: AppraisalRequest } | { answers: Answers; errors: FieldErrors };

function checkForm(form: URLSearchParams): CheckedForm {
  const answers = mapFields((name) => normalize(name, form.get(name) ?? ''));
  const errors: FieldErrors = {};
  for (const name of fieldNames) {
    const value = answers[name];
    const error = fieldError(name, value) ?? (name === 'email' ? emailError(value) : undefined);
    if (error) errors[name] = error;
  }
  if (Object.keys(errors).length > 0) return { answers, errors };
  return { appraisalRequest: answers as AppraisalRequest };
}

function normalize(name: FieldName, value: string): string {
  const text = value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
  if (name === 'message') return text;
  // In a list or a mail, a second line could pass for another field.
  const line = text.replace(/[\n\u2028\u2029]+/g, ' ');
  return name === 'email' ? trimInvisible(line) : line;
}

/** Accepts what browsers accept, and like Firefox, an address at bücher.de by its ASCII form. */
function emailError(value: string): string | undefined {
  const at = value.lastIndexOf('@');
  const domain = value.slice(at + 1);
  // domainToASCII would cut the domain off at one of these characters, decode it (%) or drop it (what is invisible).
  const ascii = /^[\x21-\x7e]*$|[\s%/?#\\\p{DI}]/u.test(domain) ? domain : domainToASCII(domain);
  if (at > 0 && z.regexes.html5Email.test(`${value.slice(0, at)}@${ascii}`)) return undefined;
  return fieldDefinitions.email.malformedError;
}
