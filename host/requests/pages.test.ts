/** @jest-environment jsdom */
import { axe, toHaveNoViolations } from 'jest-axe';
import { type AppraisalRequest, FORM_NAME } from './appraisalRequest';
import { createAnswerPages } from './pages';

expect.extend(toHaveNoViolations);

const typed: AppraisalRequest = {
  name: '"><script>alert(1)</script>',
  email: 'not an address',
  phone: '',
  service: 'estate',
  propertyAddress: '12 Elm Street & Co',
  message: '\nfirst line empty',
};
const errors = { email: 'Email Address must look like name@example.com.', phone: 'Phone Number is required.' };
const pages = createAnswerPages({ phone: '(509) 555-0100', phoneLink: 'tel:+15095550100' });
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test.each([
  ['mistakes', pages.invalid(typed, errors)],
  ['a broken store', pages.notStored(typed)],
  ['the rate limit', pages.limited(typed, 20)],
])('keeps everything typed in the page about %s, and shows the phone number', (_what, html) => {
  const page = parse(html);
  const form = page.forms[0] as HTMLFormElement;
  expect(form.getAttribute('action')).toBe('/contact/received');
  expect(form.getAttribute('method')).toBe('POST');
  expect(Object.fromEntries(new FormData(form))).toEqual({ 'form-name': FORM_NAME, ...typed });
  expect(page.querySelector('script')).toBeNull();
  expect(page.querySelector('a[href="tel:+15095550100"]')?.textContent).toBe('(509) 555-0100');
});

test('links each mistake to its field, which says what is wrong', () => {
  const page = parse(pages.invalid(typed, errors));
  expect(page.title).toMatch(/^Error: /);
  for (const [field, message] of Object.entries(errors)) {
    expect(page.querySelector(`[role=alert] a[href="#${field}"]`)?.textContent).toBe(message);
    const control = page.getElementById(field);
    expect(control?.getAttribute('aria-invalid')).toBe('true');
    expect(page.getElementById(control?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
  }
  expect(page.getElementById('name')?.hasAttribute('aria-invalid')).toBe(false);
});

test.each([
  ['mistakes', pages.invalid(typed, errors)],
  ['what is no form', createAnswerPages().refused('Too large <b>')],
])('has no accessibility violations in the page about %s', async (_what, html) => {
  document.documentElement.innerHTML = parse(html).documentElement.innerHTML;
  document.documentElement.lang = 'en';
  expect(await axe(document.documentElement)).toHaveNoViolations();
});
