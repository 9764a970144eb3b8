import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** The fields of the form in the order of the page (specification, section 5). */
export const FIELDS = ['name', 'email', 'phone', 'service', 'propertyAddress', 'message'] as const;
export type Field = (typeof FIELDS)[number];

/** What a visitor sent, each value as text and never undefined. */
export type AppraisalRequest = Record<Field, string>;
export type FieldErrors = Partial<Record<Field | 'form-name', string>>;

export const LABELS: Record<Field, string> = {
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  service: 'Service Needed',
  propertyAddress: 'Property Address',
  message: 'Additional Information',
};

export const SERVICES: Record<string, string> = {
  divorce: 'Divorce Appraisal',
  'date-of-death': 'Date of Death / Step Up Basis',
  inheritance: 'Inheritance & Gift Reporting',
  estate: 'Estate Settlement',
  other: 'Other (Please Specify)',
};

export const FORM_NAME = 'appraisal-request';
export const HONEYPOT = 'website';

export const REQUIRED: readonly Field[] = ['name', 'email', 'phone', 'service', 'propertyAddress'];
/**
 * The most characters a field may have. The server's body limit leaves room for all of them at their longest; the form
 * of the site sets the same `maxlength` for the message.
 */
export const MAX_LENGTH: Record<Field, number> = {
  name: 1000,
  email: 1000,
  phone: 1000,
  service: 100,
  propertyAddress: 2000,
  message: 20_000,
};

/** "Valid email address" of the HTML standard, the rule that `<input type="email">` enforces. */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The result of reading a POST. */
export type Reading =
  | { kind: 'valid'; request: AppraisalRequest }
  | { kind: 'invalid'; request: AppraisalRequest; errors: FieldErrors }
  | { kind: 'robot' };

/**
 * Reads a urlencoded body by the form's own rules and never stricter: what a browser accepts is accepted, so a name of
 * blanks is a name, and any text is a phone number. Unknown fields are ignored.
 * @param body `application/x-www-form-urlencoded` text
 * @returns the request, with the errors by field where there are any; `robot` when the field that people do not see is filled
 */
export function readAppraisalRequest(body: string): Reading {
  const sent = new URLSearchParams(body);
  const raw = (field: string) => sent.get(field) ?? '';
  const errors: FieldErrors = {};
  const request = Object.fromEntries(FIELDS.map((field) => [field, clean(field, raw(field))])) as AppraisalRequest;
  if (raw('form-name') !== FORM_NAME) errors['form-name'] = 'This is not the appraisal request form.';
  else if (raw(HONEYPOT) !== '') return { kind: 'robot' };

  for (const field of FIELDS) {
    // The raw value decides whether a field is empty, as it does in the browser.
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
 * Whether a browser's email field would accept this text.
 * Firefox sends a domain such as bücher.de as it was typed and checks it in its ASCII form, so we do, too.
 */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  if (at < 1) return false;
  const domain = value.slice(at + 1);
  const ascii = /^[\x21-\x7e]*$/.test(domain) ? domain : domainToASCII(domain);
  return HTML_EMAIL.test(`${value.slice(0, at)}@${ascii}`);
}

/**
 * Normalizes line ends to `\n` and removes other control characters except the tab.
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
