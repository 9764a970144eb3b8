/** The fields of an appraisal request besides `form-name`, in the order they are sent (specification, section 7). */
export const fieldNames = ['name', 'email', 'phone', 'service', 'propertyAddress', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

/** The fixed value of `form-name`. */
export const formName = 'appraisal-request';

/** Labels (specification, section 5). */
export const labels: Record<FieldName, string> = {
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  service: 'Service Needed',
  propertyAddress: 'Property Address',
  message: 'Additional Information',
};

/** The id of the file input, which has no name. */
export const uploadId = 'documents';

/** The six fields of the form, in order. */
export const fieldsOf = (form: HTMLFormElement) =>
  fieldNames.map((name) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement);

/** Reads the values from the form, because form fillers and browsers can set them without firing an event. */
export const readRequest = (form: HTMLFormElement) =>
  new URLSearchParams(fieldsOf(form).map(({ name, value }) => [name, value]));

/** Whether something has been entered. */
export const hasAnswers = (request: URLSearchParams) => [...request.values()].some((value) => value !== '');

export function fillIn(form: HTMLFormElement, request: URLSearchParams) {
  for (const field of fieldsOf(form)) field.value = request.get(field.name) ?? '';
}

/**
 * Validates the form with the browser's own rules, so that the script is never stricter than the form without it. Only
 * the length is checked here, because browsers ignore `maxlength` for values set by a script.
 *
 * @returns error messages by field; each field carries its messages in data attributes
 */
export function findErrors(form: HTMLFormElement): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of fieldsOf(form)) {
    const { missing, malformed, tooLong } = field.dataset;
    const error =
      (field.validity.valueMissing && missing) ||
      (field.validity.typeMismatch && malformed) ||
      ('maxLength' in field && field.value.length > field.maxLength && tooLong);
    if (error) errors[field.name] = error;
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
/** Set while a request has no response, so that the form can say so when it is opened again. */
export const sendingKey = 'appraisal-request-sending';

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
