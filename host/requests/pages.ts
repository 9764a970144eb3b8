import {
  type AppraisalRequest,
  FIELDS,
  type Field,
  type FieldErrors,
  FORM_NAME,
  LABELS,
  MAX_LENGTH,
  REQUIRED,
  SERVICES,
} from './appraisalRequest';

/** Error pages for a form that was posted without JavaScript. */
export interface ErrorPages {
  invalid(request: AppraisalRequest, errors: FieldErrors): string;
  notStored(request: AppraisalRequest): string;
  limited(request: AppraisalRequest, retryAfter: number): string;
  /** For a POST that is not a readable form: too large, of another type, or incomplete. */
  refused(text: string): string;
}

/** The text of the specification, section 8. */
export const NOT_STORED = {
  heading: 'Submission Error',
  text: 'There was an issue submitting your request. Please try again or call us directly at the business phone number.',
};

const KEPT = '<p>Your answers are still in the form below. Nothing has been sent yet.</p>';
const TYPES: Partial<Record<Field, string>> = { email: 'email', phone: 'tel' };
const AUTOCOMPLETE: Partial<Record<Field, string>> = { name: 'name', email: 'email', phone: 'tel' };

/** The site's colors and similar fonts, without its files, which may not load when this page is needed. */
const STYLE = `
@view-transition{navigation:auto}
@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}
body{margin:0;background:#f7f2ea;color:#20302c;font:1.0625rem/1.6 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,Arial,sans-serif}
main{max-width:40rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1,h2{font-family:"Iowan Old Style",Palatino,Georgia,serif;line-height:1.2;font-weight:500}
h2{margin-top:0;font-size:1.4rem}
a{color:#1d4139}
.notice{border:1px solid #dcd2c1;border-left:4px solid #9a3f2b;background:#fffdf9;padding:1.25rem}
.notice>:last-child{margin-bottom:0}
label{display:block;margin:1.5rem 0 .375rem;font-weight:600}
input,select,textarea{box-sizing:border-box;width:100%;min-height:3rem;padding:.625rem .75rem;border:1px solid #7d8a85;border-radius:.25rem;background:#fffdf9;color:inherit;font:inherit}
[aria-invalid]{border:2px solid #9a3f2b}
.error{margin:0 0 .375rem;color:#9a3f2b;font-weight:600}
button{margin-top:2rem;min-height:3rem;padding:.625rem 1.5rem;border:0;border-radius:.25rem;background:#2c5a50;color:#f4f1e8;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid #20302c;outline-offset:2px}`;

/** @param phone the business phone as displayed; the pages leave it out if it or its `tel:` link is unknown */
export function createErrorPages({ phone, phoneLink }: { phone?: string; phoneLink?: string } = {}): ErrorPages {
  const call = phone && phoneLink ? `<p>Call us: <a href="${escapeHtml(phoneLink)}">${escapeHtml(phone)}</a></p>` : '';
  return {
    invalid: (request, errors) =>
      page(`<h2>Please check your answers</h2>${errorList(errors)}${KEPT}`, form(request, errors) + call),
    notStored: (request) =>
      page(`<h2>${NOT_STORED.heading}</h2><p>${NOT_STORED.text}</p>${call}${KEPT}`, form(request)),
    limited: (request, retryAfter) =>
      page(
        `<h2>Please wait a moment</h2><p>We received several requests from your network. Please send the form again in ${retryAfter} seconds, or call us.</p>${call}${KEPT}`,
        form(request),
      ),
    refused: (text) =>
      page(
        `<h2>${NOT_STORED.heading}</h2><p>${escapeHtml(text)}</p>${call}`,
        '<p><a href="/contact">Back to the form</a></p>',
      ),
  };
}

function page(notice: string, content: string): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Error: Request an Appraisal</title><style>${STYLE}</style></head>
<body><main><h1>Request an Appraisal</h1>
<div class="notice" role="alert">${notice}</div>
${content}
</main></body></html>
`;
}

function errorList(errors: FieldErrors): string {
  const items = Object.entries(errors).map(([field, message]) =>
    field in LABELS ? `<li><a href="#${field}">${escapeHtml(message)}</a></li>` : `<li>${escapeHtml(message)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function form(request: AppraisalRequest, errors: FieldErrors = {}): string {
  return `<form name="${FORM_NAME}" method="POST" action="/contact/received">
<input type="hidden" name="form-name" value="${FORM_NAME}">
${FIELDS.map((field) => control(field, request[field], errors[field])).join('\n')}
<button type="submit">Submit Request</button>
</form>`;
}

function control(field: Field, value: string, error: string | undefined): string {
  const required = REQUIRED.includes(field);
  const attributes = [
    `id="${field}" name="${field}"`,
    required && 'required',
    AUTOCOMPLETE[field] && `autocomplete="${AUTOCOMPLETE[field]}"`,
    error && `aria-invalid="true" aria-describedby="${field}-error"`,
  ]
    .filter(Boolean)
    .join(' ');
  const label = `<label for="${field}">${LABELS[field]}${required ? '' : ' (optional)'}</label>`;
  const shownError = error ? `<p class="error" id="${field}-error">${escapeHtml(error)}</p>` : '';
  return `${label}${shownError}${input(field, value, attributes)}`;
}

function input(field: Field, value: string, attributes: string): string {
  if (field === 'message') {
    // The HTML parser drops the first line break in a textarea, so it has to be an extra one.
    return `<textarea ${attributes} rows="4" maxlength="${MAX_LENGTH.message}">\n${escapeHtml(value)}</textarea>`;
  }
  if (field === 'service') {
    const options = Object.entries({ '': 'Select a Service', ...SERVICES }).map(
      ([option, label]) =>
        `<option value="${option}"${option === value ? ' selected' : ''}>${escapeHtml(label)}</option>`,
    );
    return `<select ${attributes}>${options.join('')}</select>`;
  }
  return `<input ${attributes} type="${TYPES[field] ?? 'text'}" value="${escapeHtml(value)}">`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML elements and quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
