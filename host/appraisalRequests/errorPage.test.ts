/** @jest-environment jsdom */
import { errorHeading, fieldDefinitions, formName } from '../../content/appraisalRequest';
import { errorPage } from './errorPage';

test('the page keeps everything typed, and has the errors, the firm, its phone, its colors and ways into the site', () => {
  const configuration = {
    name: 'Smith & Daughters',
    phone: '(509) 555-0100',
    phoneLink: 'tel:+15095550100',
    requestRetentionMonths: 24,
    colors: { ink: '#123456' },
  };
  const appraisalRequest = {
    name: '"><script>alert(1)</script>',
    email: 'not an address',
    phone: '509',
    service: 'estate',
    propertyAddress: '12 Elm Street & Co',
    message: '\nfirst line empty',
  };
  const errors = { email: fieldDefinitions.email.malformed ?? '' };
  const html = errorPage(configuration, { heading: errorHeading, text: '', appraisalRequest, errors });
  const document = new DOMParser().parseFromString(html, 'text/html');
  const form = document.forms[0] as HTMLFormElement;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/contact/received']);
  expect(Object.fromEntries(new FormData(form))).toEqual({ 'form-name': formName, ...appraisalRequest });
  expect(document.querySelector('script')).toBeNull();
  expect(document.querySelector('[role=alert]')?.textContent).toContain(`${errorHeading}${errors.email}`);
  const links = Array.from(document.querySelectorAll('a'), (link) => [link.getAttribute('href'), link.textContent]);
  expect(links).toContainEqual(['/', configuration.name]);
  expect(links).toContainEqual([configuration.phoneLink, configuration.phone]);
  expect(links).toContainEqual(['/contact', 'Contact']);
  expect(document.querySelector('style')?.textContent).toContain(configuration.colors.ink);
});
