import { domainToASCII } from 'node:url';
import {
  type AppraisalRequest,
  type FieldErrors,
  type FieldName,
  fieldError,
  fieldNames,
  fieldDefinitions,
  formName,
  honeypot,
} from '../../content/appraisalRequest';

/** The rule of `<input type="email">` (HTML standard, "valid email address"). */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The result of reading a posted form. */
export type Reading =
  | { kind: 'valid'; appraisalRequest: AppraisalRequest }
  | { kind: 'invalid'; appraisalRequest: AppraisalRequest; errors: FieldErrors }
  | { kind: 'spam' }
  | { kind: 'anotherForm' };

/**
 * Reads and validates a posted form. Unknown fields are ignored.
 * @param body `application/x-www-form-urlencoded` text
 * @returns the appraisal request, with any errors by field; `spam` if the hidden field is filled in
 */
export function readForm(body: string): Reading {
  const sent = new URLSearchParams(body);
  if (sent.get('form-name') !== formName) return { kind: 'anotherForm' };
  if (sent.get(honeypot)) return { kind: 'spam' };
  const appraisalRequest = Object.fromEntries(
    fieldNames.map((name) => [name, clean(name, sent.get(name) ?? '')]),
  ) as AppraisalRequest;
  const errors: FieldErrors = {};
  for (const name of fieldNames) {
    const value = appraisalRequest[name];
    const error = fieldError(name, value) ?? (name === 'email' && !isEmail(value) ? fieldDefinitions.email.malformed : undefined);
    if (error) errors[name] = error;
  }
  return Object.keys(errors).length > 0
    ? { kind: 'invalid', appraisalRequest, errors }
    : { kind: 'valid', appraisalRequest };
}

/**
 * Whether a browser's email field would accept this text. Like Firefox, checks a domain such as bücher.de in its ASCII
 * form.
 */
function isEmail(value: string): boolean {
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
function clean(name: FieldName, value: string): string {
  const text = value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
  return name === 'email' ? text.replace(/\n/g, '').replace(/^[\t\f\r ]+|[\t\f\r ]+$/g, '') : text;
}
