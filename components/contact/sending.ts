import {
  type FieldErrors,
  type FieldName,
  fieldDefinitions,
  fieldError,
  fieldNames,
  formName,
  noResponse,
  trimInvisible,
} from '@/content/appraisalRequest';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field of the form, unless another program removed it. By id, because one may also add a field of the same name. */
const controlOf = (name: FieldName) => document.getElementById(name) as Control | null;

/** Reads the values from the form, because form fillers and browsers can set them without firing an event. */
export const readAnswers = () => new URLSearchParams(fieldNames.map((name) => [name, controlOf(name)?.value ?? '']));

/** Takes invisible characters off the email in the form, which the browser would call malformed. */
export function trimEmail(): void {
  const email = controlOf('email');
  if (email) email.value = trimInvisible(email.value);
}

/** Returns the error messages by field. The browser judges whether an address is well formed. */
export function findErrors(): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of fieldNames) {
    const { value = '', validity } = controlOf(name) ?? {};
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
 *
 * @returns the status of the response if it failed
 */
export async function sendAppraisalRequest(answers: URLSearchParams): Promise<number | undefined> {
  try {
    const { ok, status } = await fetch('/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `form-name=${formName}&${answers}`,
      // A page that asks for a password, say, must not count as received.
      redirect: 'error',
      signal: AbortSignal.timeout(responseTimeout),
    });
    return ok ? undefined : status;
  } catch {
    return noResponse;
  }
}

// Session storage, because the visitor may share the device: it is deleted when the tab is closed.
export const storageKeys = {
  /** What was typed. */
  draft: 'appraisal-request-draft',
  /**
   * The status of the last response if the appraisal request may not have been received; `noResponse` while it is on
   * its way.
   */
  failedStatus: 'appraisal-request-failed-status',
  /** Written to see whether there is room. */
  probe: 'appraisal-request-probe',
};

/** Whether the browser lets this tab keep answers, and how the last sending ended if it may have failed. */
export function readStorage(): { available: boolean; failedStatus?: number } {
  try {
    const failedStatus = sessionStorage.getItem(storageKeys.failedStatus);
    // Full storage can be read, but not written.
    sessionStorage.setItem(storageKeys.probe, ' '.repeat(1000));
    sessionStorage.removeItem(storageKeys.probe);
    return failedStatus === null ? { available: true } : { available: true, failedStatus: Number(failedStatus) };
  } catch {
    return { available: false };
  }
}

/** Remembers how the last sending ended, if it may have failed. */
export function saveFailedStatus(failedStatus: number): void {
  try {
    sessionStorage.setItem(storageKeys.failedStatus, String(failedStatus));
  } catch {
    // The browser denies storage, or it is full.
  }
}
