import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** The fields of the form in the order of the page (specification, section 5). */
export const FIELDS = ['name', 'email', 'phone', 'service', 'propertyAddress', 'message'] as const;
export type Field = (typeof FIELDS)[number];

/** What a visitor sent. An empty field is an empty string. */
export type AppraisalRequest = Record<Field, string>;
export type FieldErrors = Partial<Record<Field | 'form-name', string>>;

/** Labels (specification, section 5). */
export const LABELS: Record<Field, string> = {
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  service: 'Service Needed',
  propertyAddress: 'Property Address',
  message: 'Additional Information',
};

/** Labels of the services by value (specification, section 5). */
export const SERVICES: Record<string, string> = {
  divorce: 'Divorce Appraisal',
  'date-of-death': 'Date of Death / Step Up Basis',
  inheritance: 'Inheritance & Gift Reporting',
  estate: 'Estate Settlement',
  other: 'Other (Please Specify)',
};

/** The value of `form-name`. */
export const FORM_NAME = 'appraisal-request';
/** A field that people don't see. Only spam programs fill it in. */
export const HONEYPOT = 'website';

export const REQUIRED: readonly Field[] = ['name', 'email', 'phone', 'service', 'propertyAddress'];
/**
 * The most characters (UTF-16 code units) of each field. The form has the same values as `maxlength`, and LIMITS.body is
 * large enough for all of them.
 */
export const MAX_LENGTH: Record<Field, number> = {
  name: 1000,
  email: 1000,
  phone: 1000,
  service: 100,
  propertyAddress: 2000,
  message: 20_000,
};

/** The rule of `<input type="email">` (HTML standard, "valid email address"). */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The result of reading a form. */
export type Reading =
  | { kind: 'valid'; request: AppraisalRequest }
  | { kind: 'invalid'; request: AppraisalRequest; errors: FieldErrors }
  | { kind: 'spam' };

/**
 * Reads and validates a form. It accepts everything that a browser accepts: a name of spaces, or any text as a phone
 * number. Unknown fields are ignored.
 * @param body `application/x-www-form-urlencoded` text
 * @returns the request, with any errors by field; `spam` if the hidden field is filled in
 */
export function readAppraisalRequest(body: string): Reading {
  const sent = new URLSearchParams(body);
  const raw = (field: string) => sent.get(field) ?? '';
  const errors: FieldErrors = {};
  const request = Object.fromEntries(FIELDS.map((field) => [field, clean(field, raw(field))])) as AppraisalRequest;
  if (raw('form-name') !== FORM_NAME) errors['form-name'] = 'This is not the appraisal request form.';
  else if (raw(HONEYPOT) !== '') return { kind: 'spam' };

  for (const field of FIELDS) {
    // As in the browser, the raw value determines whether a field is empty.
    const empty = (field === 'email' ? request.email : raw(field)) === '';
    const error =
      empty && REQUIRED.includes(field) ? `${LABELS[field]} is required.` : fieldError(field, request[field]);
    if (error) errors[field] = error;
  }
  return Object.keys(errors).length > 0 ? { kind: 'invalid', request, errors } : { kind: 'valid', request };
}

function fieldError(field: Field, value: string): string | undefined {
  if (value.length > MAX_LENGTH[field]) {
    return `${LABELS[field]} may have at most ${MAX_LENGTH[field].toLocaleString('en-US')} characters.`;
  }
  if (field === 'email' && !isEmail(value)) return 'Email Address must look like name@example.com.';
  if (field === 'service' && !Object.hasOwn(SERVICES, value)) {
    return 'Service Needed must be one of the services in the list.';
  }
  return undefined;
}

/**
 * Whether a browser's email field would accept this text. Like Firefox, checks a domain such as bücher.de in its ASCII
 * form.
 */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  if (at < 1) return false;
  const domain = value.slice(at + 1);
  const ascii = /^[\x21-\x7e]*$/.test(domain) ? domain : domainToASCII(domain);
  return HTML_EMAIL.test(`${value.slice(0, at)}@${ascii}`);
}

/**
 * Normalizes line endings to `\n` and removes other control characters except the tab.
 * An email is trimmed as browsers do before they check it.
 */
function clean(field: Field, value: string): string {
  const text = value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
  return field === 'email' ? text.replace(/\n/g, '').replace(/^[\t\f\r ]+|[\t\f\r ]+$/g, '') : text;
}

/** A hash of all fields, used to store a double click once. */
export function fingerprint(request: AppraisalRequest): string {
  const values = [FORM_NAME, ...FIELDS.map((field) => request[field])];
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}
