/** @jest-environment jsdom */
import { type AppraisalRequest, FORM_NAME } from './appraisalRequest';
import { createErrorPages } from './pages';

const typed: AppraisalRequest = {
  name: '"><script>alert(1)</script>',
  email: 'not an address',
  phone: '',
  service: 'estate',
  propertyAddress: '12 Elm Street & Co',
  message: '\nfirst line empty',
};
const errors = { email: 'Email Address must look like name@example.com.', phone: 'Phone Number is required.' };
const pages = createErrorPages({ phone: '(509) 555-0100', phoneLink: 'tel:+15095550100' });
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test.each([
  ['mistakes', pages.invalid(typed, errors)],
  ['a broken store', pages.notStored(typed)],
  ['the rate limit', pages.limited(typed, 20)],
])('the page about %s keeps everything typed and shows the phone number', (_what, html) => {
  const page = parse(html);
  const form = page.forms[0] as HTMLFormElement;
  expect(form.getAttribute('action')).toBe('/contact/received');
  expect(form.getAttribute('method')).toBe('POST');
  expect(Object.fromEntries(new FormData(form))).toEqual({ 'form-name': FORM_NAME, ...typed });
  expect(page.querySelector('script')).toBeNull();
  expect(page.querySelector('a[href="tel:+15095550100"]')?.textContent).toBe('(509) 555-0100');
});
