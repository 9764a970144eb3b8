import { type AppraisalRequest, fieldNames, formName } from './fields';

/** Milliseconds without an answer after which a request counts as failed. */
export const answerTimeoutMs = 20_000;

/**
 * Sends an appraisal request: exactly seven fields, form-encoded, to the site root (specification, section 7).
 *
 * @returns whether the answer's status said success; its body is not read
 * @throws when there is no answer: offline, a broken connection, or {@link answerTimeoutMs} of silence
 */
export async function sendRequest(request: AppraisalRequest): Promise<boolean> {
  const body = new URLSearchParams({ 'form-name': formName });
  for (const name of fieldNames) body.set(name, request[name]);
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), answerTimeoutMs);
  try {
    const answer = await fetch('/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
      signal: giveUp.signal,
    });
    return answer.ok;
  } finally {
    clearTimeout(timer);
  }
}
