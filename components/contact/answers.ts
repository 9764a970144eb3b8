/* The answers of a visitor in the form: read, checked and sent. */
import {
  type FieldErrors,
  type FieldName,
  fieldDefinitions,
  fieldError,
  fieldNames,
  formName,
  mapFields,
  serviceOptions,
  trimInvisible,
} from '@/shared/appraisalRequest';
import type { Control, Outcome } from './draft';

/**
 * A field, unless another program removed it. Other programs may use its id elsewhere in the page, and its name in the
 * form.
 */
export const controlOf = (form: HTMLFormElement | null, name: FieldName) =>
  form?.querySelector<Control>(`#${name}`) ?? null;

/** Reads the values from the form, because form fillers and browsers can set them without firing an event. */
export const readAnswers = (form: HTMLFormElement) =>
  new URLSearchParams(mapFields((name) => controlOf(form, name)?.value ?? ''));

/** For the visitor to copy. */
export const answersAsText = (answers: URLSearchParams) =>
  Array.from(answers, ([name, value]) => (name === 'service' ? serviceOptions[value] : value))
    .filter(Boolean)
    .join('\n');

/** Takes invisible characters off the email in the form, which the browser would call malformed. */
export function trimEmail(form: HTMLFormElement): void {
  const email = controlOf(form, 'email');
  if (email) email.value = trimInvisible(email.value);
}

/** Returns the error messages by field. The browser judges whether an address is well formed. */
export function findErrors(form: HTMLFormElement): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of fieldNames) {
    const { value = '', validity } = controlOf(form, name) ?? {};
    const error =
      fieldError(name, value) ?? (validity?.typeMismatch ? fieldDefinitions[name].malformedError : undefined);
    if (error) errors[name] = error;
  }
  return errors;
}

/** Milliseconds without a response after which sending counts as failed. */
const responseTimeout = 20_000;

/**
 * Sends an appraisal request: exactly seven fields, form-encoded, to the site root (specification, section 7). Never
 * rejects: the status of the response decides, and its body is not read.
 */
export async function sendAppraisalRequest(answers: URLSearchParams): Promise<Outcome> {
  try {
    const { ok, status } = await fetch('/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `form-name=${formName}&${answers}`,
      // A page that asks for a password, say, must not count as received.
      redirect: 'error',
      signal: AbortSignal.timeout(responseTimeout),
    });
    return ok ? { kind: 'received', at: Date.now() } : { kind: 'refused', status };
  } catch {
    return { kind: 'unanswered' };
  }
}
