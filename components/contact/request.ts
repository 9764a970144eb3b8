/** The fields of an appraisal request besides `form-name`, in the order they are sent (specification, section 7). */
export const fieldNames = ['name', 'email', 'phone', 'service', 'propertyAddress', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

/** What the visitor entered, by field; an untouched field is an empty string. */
export type AppraisalRequest = Record<FieldName, string>;

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

/** The choices under 'Service Needed' (specification, section 5). */
export const serviceOptions = [
  { value: '', label: 'Select a Service' },
  { value: 'divorce', label: 'Divorce Appraisal' },
  { value: 'date-of-death', label: 'Date of Death / Step Up Basis' },
  { value: 'inheritance', label: 'Inheritance & Gift Reporting' },
  { value: 'estate', label: 'Estate Settlement' },
  { value: 'other', label: 'Other (Please Specify)' },
] as const;

/** The most characters (UTF-16 code units) each field takes. The self-host server has the same limits. */
export const maxLengths = { name: 1000, email: 1000, phone: 1000, propertyAddress: 2000, message: 20_000 } as const;

/** Error messages by field. */
export type RequestErrors = Partial<Record<FieldName, string>>;

const missing: Record<FieldName, string> = {
  name: 'Enter your full name',
  email: 'Enter your email address',
  phone: 'Enter your phone number',
  service: 'Select the service you need',
  propertyAddress: 'Enter the address of the property',
  message: '',
};

/** Reads the values from the form, because form fillers and browsers can set them without firing an event. */
export function readRequest(form: HTMLFormElement): AppraisalRequest {
  const data = new FormData(form);
  return Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '')])) as AppraisalRequest;
}

/** Whether nothing has been entered. */
export const isEmpty = (request: AppraisalRequest) => fieldNames.every((name) => request[name] === '');

/** A field of the form by its name. */
export const fieldOf = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Validates the form with the browser's own rules, so that the script is never stricter than the form without it. Only
 * the length is checked here, because browsers ignore `maxlength` for values set by a script.
 */
export function findErrors(form: HTMLFormElement): RequestErrors {
  const errors: RequestErrors = {};
  for (const name of fieldNames) {
    const { validity, value } = fieldOf(form, name);
    const limit = name === 'service' ? Number.POSITIVE_INFINITY : maxLengths[name];
    if (validity.valueMissing) errors[name] = missing[name];
    else if (validity.typeMismatch)
      errors[name] = 'Enter an email address in the correct format, like name@example.com';
    else if (value.length > limit) {
      errors[name] = `Shorten ${labels[name]} to ${limit.toLocaleString('en-US')} characters or fewer`;
    }
  }
  return errors;
}

/** Why a request failed. After `noResponse`, it is unknown whether the request was received. */
export type Failure = 'tooLarge' | 'invalid' | 'tooMany' | 'noResponse' | 'other';

const failures: Record<number, Failure> = { 413: 'tooLarge', 422: 'invalid', 429: 'tooMany' };

/** Milliseconds without a response after which a request counts as failed. */
const responseTimeout = 20_000;

/**
 * Sends an appraisal request: exactly seven fields, form-encoded, to the site root (specification, section 7). Never
 * rejects: the status of the response decides the result, and its body is not read.
 */
export async function sendRequest(request: AppraisalRequest): Promise<'received' | Failure> {
  const body = new URLSearchParams({ 'form-name': formName });
  for (const name of fieldNames) body.set(name, request[name]);
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), responseTimeout);
  try {
    const { ok, status } = await fetch('/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
      signal: abort.signal,
    });
    return ok ? 'received' : (failures[status] ?? 'other');
  } catch {
    return 'noResponse';
  } finally {
    clearTimeout(timer);
  }
}

/** What is shown when a request was received (specification, section 8). `responseTime` is like `1 business day`. */
export const thanks = (responseTime: string) => ({
  heading: 'Thank you for your request!',
  text: `We've received your appraisal request and will contact you within ${responseTime} to discuss your needs.`,
});

/** What is shown when a request failed (specification, section 8). */
export const submissionError = {
  heading: 'Submission Error',
  text: 'There was an issue submitting your request. Please try again or call us directly at the business phone number.',
} as const;
