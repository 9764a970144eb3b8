/** @jest-environment jsdom */
import { type AppraisalRequest, errorHeading, fieldDefinitions, formName, submissionError } from '../../content/appraisalRequest';
import { createFormErrorPage } from './formErrorPages';

const typed: AppraisalRequest = {
  name: '"><script>alert(1)</script>',
  email: 'not an address',
  phone: '',
  service: 'estate',
  propertyAddress: '12 Elm Street & Co',
  message: '\nfirst line empty',
};
const errors = { email: fieldDefinitions.email.malformed ?? '', phone: fieldDefinitions.phone.missing ?? '' };
const facts = { phone: '(509) 555-0100', phoneLink: 'tel:+15095550100', colors: { ink: '#123456' } };
const page = createFormErrorPage(facts);

test.each([
  [errorHeading, page({ heading: errorHeading, text: '', appraisalRequest: typed, errors })],
  [submissionError.heading, page({ ...submissionError, appraisalRequest: typed })],
])('the page "%s" keeps everything typed, has the phone number and the site’s colors', (heading, html) => {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const form = document.forms[0] as HTMLFormElement;
  expect(document.querySelector('h2')?.textContent).toBe(heading);
  expect(form.getAttribute('action')).toBe('/contact/received');
  expect(form.getAttribute('method')).toBe('POST');
  expect(Object.fromEntries(new FormData(form))).toEqual({ 'form-name': formName, ...typed });
  expect(document.querySelector('script')).toBeNull();
  expect(document.querySelector('a[href="tel:+15095550100"]')?.textContent).toBe('(509) 555-0100');
  expect(document.querySelector('style')?.textContent).toContain(facts.colors.ink);
});
