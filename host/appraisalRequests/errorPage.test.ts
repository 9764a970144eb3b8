/** @jest-environment jsdom */
import {
  type AppraisalRequest,
  errorHeading,
  fieldDefinitions,
  formName,
  submissionError,
} from '../../content/appraisalRequest';
import { errorPage } from './errorPage';

const typed: AppraisalRequest = {
  name: '"><script>alert(1)</script>',
  email: 'not an address',
  phone: '',
  service: 'estate',
  propertyAddress: '12 Elm Street & Co',
  message: '\nfirst line empty',
};
const errors = { email: fieldDefinitions.email.malformed ?? '', phone: fieldDefinitions.phone.missing ?? '' };
const configuration = {
  name: 'Smith & Daughters',
  phone: '(509) 555-0100',
  phoneLink: 'tel:+15095550100',
  requestRetentionMonths: 24,
  colors: { ink: '#123456' },
};

test.each([
  [errorHeading, { heading: errorHeading, text: '', appraisalRequest: typed, errors }],
  [submissionError.heading, { ...submissionError, appraisalRequest: typed }],
])(
  'the page "%s" keeps everything typed, and has the firm, the phone, ways into the site and its colors',
  (heading, error) => {
    const document = new DOMParser().parseFromString(errorPage(configuration, error), 'text/html');
    const form = document.forms[0] as HTMLFormElement;
    expect(document.querySelector('h2')?.textContent).toBe(heading);
    expect(form.getAttribute('action')).toBe('/contact/received');
    expect(form.getAttribute('method')).toBe('POST');
    expect(Object.fromEntries(new FormData(form))).toEqual({ 'form-name': formName, ...typed });
    expect(document.querySelector('script')).toBeNull();
    const links = Array.from(document.querySelectorAll('header a, footer a'), (link) => [
      link.getAttribute('href'),
      link.textContent,
    ]);
    expect(links).toEqual(
      expect.arrayContaining([
        ['/', configuration.name],
        [configuration.phoneLink, configuration.phone],
        ['/contact', 'Contact'],
      ]),
    );
    expect(document.querySelector('style')?.textContent).toContain(configuration.colors.ink);
  },
);
