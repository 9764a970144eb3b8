import { type FieldErrors, type FieldName, fieldError, fieldNames, fieldDefinitions, formName } from '@/content/appraisalRequest';

/** The six fields of the form, in order. */
export const controlsOf = (form: HTMLFormElement) =>
  fieldNames.map((name) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement);

/** Reads the values from the form, because form fillers and browsers can set them without firing an event. */
export const readRequest = (form: HTMLFormElement) =>
  new URLSearchParams(controlsOf(form).map(({ name, value }) => [name, value]));

/** The error messages of the form by field. The browser itself judges whether an email address is well formed. */
export function findErrors(form: HTMLFormElement): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of controlsOf(form)) {
    const name = field.name as FieldName;
    const error = fieldError(name, field.value) ?? (field.validity.typeMismatch ? fieldDefinitions[name].malformed : undefined);
    if (error) errors[name] = error;
  }
  return errors;
}

/** Milliseconds without a response after which a request counts as failed. */
const responseTimeout = 20_000;

/** The result of a request without a response: it is unknown whether it was received. */
export const noResponse = 0;

/**
 * Sends an appraisal request: exactly seven fields, form-encoded, to the site root (specification, section 7). Never
 * rejects: the status of the response decides the result, and its body is not read.
 *
 * @returns the status of the response if the request failed
 */
export async function sendRequest(request: URLSearchParams): Promise<'received' | number> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), responseTimeout);
  try {
    const { ok, status } = await fetch('/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `form-name=${formName}&${request}`,
      signal: abort.signal,
    });
    return ok ? 'received' : status;
  } catch {
    return noResponse;
  } finally {
    clearTimeout(timer);
  }
}

// Session storage, because the visitor may share the device: it is deleted when the tab is closed.
export const draftKey = 'appraisal-request-draft';
/** The status of the last request that was not received, `noResponse` while it is on its way. */
export const failureKey = 'appraisal-request-failure';

/**
 * Stores a value in this tab, or removes it if it is empty.
 *
 * @returns false if the browser denies storage
 */
export function store(key: string, value: string): boolean {
  try {
    if (value) sessionStorage.setItem(key, value);
    else sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** The stored value; undefined if the browser denies storage. */
export function stored(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return undefined;
  }
}
