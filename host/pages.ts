import {
  type AppraisalRequest,
  FIELDS,
  type Field,
  type FieldErrors,
  FORM_NAME,
  LABELS,
  SERVICES,
} from './appraisalRequest';
import { escapeHtml } from './escape';
import { type FormTemplate, formTemplate, phoneLink, stylesheetLinks } from './formTemplate';

/** The whole pages for a browser that posted the form without script and cannot be sent on to the thank-you page. */
export interface AnswerPages {
  invalid(request: AppraisalRequest, errors: FieldErrors): string;
  notStored(request: AppraisalRequest): string;
  limited(request: AppraisalRequest, retryAfter: number): string;
  /** For posts that are no form at all: too large, of another type, broken. */
  refused(text: string): string;
}

/** The words of the specification, section 8. */
export const NOT_STORED = {
  heading: 'Submission Error',
  text: 'There was an issue submitting your request. Please try again or call us directly at the business phone number.',
};

const NOTHING_TYPED = Object.fromEntries(FIELDS.map((field) => [field, ''])) as AppraisalRequest;

/**
 * Prepares the pages from the exported contact page, or from a plain page of our own when its form is not found.
 * @param contactHtml the text of `out/contact.html`, or undefined when there is none
 */
export function createAnswerPages(contactHtml: string | undefined): AnswerPages {
  const html = contactHtml ?? '';
  const template = formTemplate(html) ?? formTemplate(plainPage(stylesheetLinks(html)));
  if (!template) throw new Error('the built-in form page has no form');
  const phone = phoneLink(html);
  const call = phone ? `<p><a href="${escapeHtml(phone.href)}">${escapeHtml(phone.text)}</a></p>` : '';
  const page = (notice: string, request: AppraisalRequest, errors: FieldErrors = {}) =>
    template.render({ notice: `<div class="form-notice" role="alert">${notice}</div>`, request, errors });
  const kept = '<p>Your answers are kept in the form below. Nothing has been sent yet.</p>';

  return {
    invalid: (request, errors) =>
      page(`<h2>Please check your answers</h2>${errorList(template, errors)}${kept}`, request, errors),
    notStored: (request) => page(`<h2>${NOT_STORED.heading}</h2><p>${NOT_STORED.text}</p>${call}${kept}`, request),
    limited: (request, retryAfter) =>
      page(
        `<h2>Please wait a moment</h2><p>Many requests came from your network. Please send the form again in ${retryAfter} seconds, or call us.</p>${call}${kept}`,
        request,
      ),
    refused: (text) => page(`<h2>${NOT_STORED.heading}</h2><p>${escapeHtml(text)}</p>${call}`, NOTHING_TYPED),
  };
}

function errorList(template: FormTemplate, errors: FieldErrors): string {
  const items = Object.entries(errors).map(([field, message]) =>
    field in LABELS
      ? `<li><a href="#${escapeHtml(template.idOf(field as Field))}">${escapeHtml(message)}</a></li>`
      : `<li>${escapeHtml(message)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function plainPage(stylesheets: string): string {
  const types: Partial<Record<Field, string>> = { email: 'email', phone: 'tel' };
  const control = (field: Field) => {
    if (field === 'message') return '<textarea id="message" name="message" rows="4"></textarea>';
    if (field !== 'service') {
      return `<input id="${field}" name="${field}" type="${types[field] ?? 'text'}" required>`;
    }
    const options = Object.entries({ '': 'Select a Service', ...SERVICES }).map(
      ([value, label]) => `<option value="${value}">${escapeHtml(label)}</option>`,
    );
    return `<select id="service" name="service" required>${options.join('')}</select>`;
  };
  const fields = FIELDS.map((field) => `<p><label for="${field}">${LABELS[field]}</label></p>${control(field)}`);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Request an Appraisal</title>${stylesheets}</head><body><main><h1>Request an Appraisal</h1>
<form name="${FORM_NAME}" method="POST" action="/contact/received">
<input type="hidden" name="form-name" value="${FORM_NAME}">${fields.join('\n')}
<p><button type="submit">Submit Request</button></p></form></main></body></html>`;
}
