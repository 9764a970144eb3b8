import { createHash } from 'node:crypto';
import {
  type Answers,
  type FieldErrors,
  type FieldName,
  fieldDefinitions,
  fieldNames,
  formName,
  formWords,
  receivedPath,
  serviceOptions,
} from '../../shared/appraisalRequest';
import type { SiteFacts } from '../static/site';

/** What was typed, which the form on the page keeps, with its mistakes if any; neither if it could not be read. */
export type KeptAnswers = { answers: Answers; errors?: FieldErrors } | { answers?: never; errors?: never };

/** Why a form was refused, and what its page shows again. */
export type Refusal = KeptAnswers & { heading: string; text: string };

/** Of the site's files, the page uses only the icon: others may not load when it is needed. */
const style = `
body{max-width:40rem;margin:0 auto;padding:1rem 1.25rem 4rem;font:1.0625rem/1.6 system-ui,sans-serif}
header,footer{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;line-height:2.75rem}
h1,h2{font:500 2.25rem/1.1 "Iowan Old Style",Palatino,Georgia,serif}
h2{font-size:1.5rem}
label{display:block;margin:1.5rem 0 .4rem;font-weight:600}
input,select,textarea{box-sizing:border-box;width:100%;min-height:3rem;padding:.6rem;border:1px solid;border-radius:.25rem;font:inherit}
.notice{border:2px solid;border-radius:.25rem;padding:0 1.25rem}
[aria-invalid]{border-width:3px}
.error{margin:0 0 .4rem;font-weight:600}
button{margin:2rem 0;padding:.8rem 1.5rem;font:inherit;font-weight:600}`;

/** The page shows what somebody typed, so nothing may run, and its form may go nowhere else. */
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; form-action 'self'; base-uri 'none'`;

/** Makes the page for a form that was posted without JavaScript and refused. */
export function errorPage({ name, phone, phoneLink }: SiteFacts, { heading, text, answers, errors = {} }: Refusal) {
  const call = `<a href="${phoneLink}">${escapeHtml(phone)}</a>`;
  return `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icon.svg"><title>Error: ${formWords.title} | ${escapeHtml(name)}</title>
<style>${style}</style></head>
<body><header><a href="/">${escapeHtml(name)}</a>${call}</header>
<main><h1>${formWords.title}</h1>
<div class="notice" role="alert"><h2>${heading}</h2>${errorList(errors)}<p>${escapeHtml(text)}</p><p>Call us: ${call}</p>${answers ? '<p>Your answers are still in the form below.</p>' : ''}</div>
${answers ? form(answers, errors) : '<p><a href="/contact">Back to the form</a></p>'}
</main><footer><a href="/">Home</a><a href="/services">Our Services</a><a href="/contact">Contact</a></footer></body></html>
`;
}

function errorList(errors: FieldErrors): string {
  const items = Object.entries(errors).map(
    ([name, message]) => `<li><a href="#${name}">${escapeHtml(message)}</a></li>`,
  );
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

function form(answers: Answers, errors: FieldErrors): string {
  return `<form name="${formName}" method="POST" action="${receivedPath}">
<input type="hidden" name="form-name" value="${formName}">
${fieldNames.map((name) => control(name, answers[name], errors[name])).join('\n')}
<button type="submit">${formWords.submit}</button>
</form>`;
}

function control(name: FieldName, value: string, error: string | undefined): string {
  const { label, missingError, autoComplete } = fieldDefinitions[name];
  const attributes = [`id="${name}" name="${name}"`];
  if (autoComplete) attributes.push(`autocomplete="${autoComplete}"`);
  if (missingError) attributes.push('required');
  if (error) attributes.push(`aria-invalid="true" aria-describedby="${name}-error"`);
  const shownError = error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : '';
  const shownLabel = `<label for="${name}">${label}${missingError ? '' : formWords.optional}</label>`;
  return shownLabel + shownError + input(name, value, attributes.join(' '));
}

function input(name: FieldName, value: string, attributes: string): string {
  const { type } = fieldDefinitions[name];
  // The HTML parser drops the first line break in a textarea, so the page adds one.
  if (type === 'textarea') return `<textarea ${attributes} rows="4">\n${escapeHtml(value)}</textarea>`;
  if (type === 'select') {
    const options = Object.entries(serviceOptions).map(
      ([option, label]) =>
        `<option value="${option}"${option === value ? ' selected' : ''}>${escapeHtml(label)}</option>`,
    );
    return `<select ${attributes}>${options.join('')}</select>`;
  }
  return `<input type="${type}" ${attributes} value="${escapeHtml(value)}">`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
