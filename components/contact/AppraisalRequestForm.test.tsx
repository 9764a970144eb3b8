import { fireEvent, render, screen, within } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { answers, field, fill, formProps, jane, submit } from '../testing/request';
import { AppraisalRequestForm } from './AppraisalRequestForm';

const fetchMock = jest.fn();
beforeEach(() => {
  window.sessionStorage.clear();
  document.title = 'Request an Appraisal';
  window.fetch = fetchMock;
  fetchMock.mockReset();
  render(<AppraisalRequestForm {...formProps} />);
});
afterEach(() => expect(fetchMock).not.toHaveBeenCalled());

const missing = [
  ['name', 'Enter your full name'],
  ['email', 'Enter your email address'],
  ['phone', 'Enter your phone number'],
  ['service', 'Select the service you need'],
  ['propertyAddress', 'Enter the address of the property'],
] as const;

describe('the form', () => {
  test('is a plain form that works without a script, and is marked for the host', async () => {
    const form = screen.getByRole('form', { name: 'Request an Appraisal' });
    expect(form.getAttributeNames()).toEqual(expect.arrayContaining(['data-netlify-honeypot']));
    expect(form).toHaveAttribute('name', 'appraisal-request');
    expect(form).toHaveAttribute('method', 'POST');
    expect(form).toHaveAttribute('action', '/contact/received');
    expect(form).toHaveAttribute('data-netlify', 'true');
    expect(field('form-name')).toHaveValue('appraisal-request');
    await expectNoViolations();
  });

  test.each([
    ['Full Name', 'name', 'text', 'name', true],
    ['Email Address', 'email', 'email', 'email', true],
    ['Phone Number', 'phone', 'tel', 'tel', true],
    ['Service Needed', 'service', 'select-one', '', true],
    ['Property Address', 'propertyAddress', 'text', 'off', true],
    ['Additional Information (optional)', 'message', 'textarea', '', false],
  ])('%s', (label, name, type, autocomplete, required) => {
    const input = screen.getByLabelText(label);
    expect(input).toBe(field(name));
    expect(input).toHaveProperty('type', type);
    expect(input).toHaveProperty('required', required);
    expect(input.getAttribute('autocomplete') ?? '').toBe(autocomplete);
  });

  test('offers the services in order, and four rows for the rest', () => {
    const options = within(screen.getByLabelText('Service Needed')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value, text }) => [value, text])).toEqual([
      ['', 'Select a Service'],
      ['divorce', 'Divorce Appraisal'],
      ['date-of-death', 'Date of Death / Step Up Basis'],
      ['inheritance', 'Inheritance & Gift Reporting'],
      ['estate', 'Estate Settlement'],
      ['other', 'Other (Please Specify)'],
    ]);
    expect(field('message')).toHaveAttribute('rows', '4');
  });

  test('says at most fields why it asks', () => {
    for (const name of ['email', 'phone', 'service', 'propertyAddress', 'message']) {
      expect(field(name)).toHaveAccessibleDescription(/\w/);
    }
  });

  test('hides the field for robots from everybody else', () => {
    expect(field('website').closest('[hidden]')).not.toBeNull();
    expect(field('website')).toHaveAttribute('tabindex', '-1');
  });
});

describe('a mistake', () => {
  test('an empty form: the summary takes the focus and names each field in its own words', async () => {
    submit();
    const summary = screen.getByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      missing.map(([name, words]) => [`#${name}`, words]),
    );
    for (const [name, words] of missing) {
      expect(field(name)).toHaveAttribute('aria-invalid', 'true');
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(`Error: ${words}`));
    }
    expect(field('message')).not.toHaveAttribute('aria-invalid');
    expect(document.title).toBe('Error: Request an Appraisal');
    await expectNoViolations();
  });

  test.each(missing)('only %s missing: only that is named, and what was typed stays', (name, words) => {
    fill({ ...jane, [name]: '' });
    submit();
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
    fireEvent.click(screen.getByRole('link', { name: words }));
    expect(field(name)).toHaveFocus();
    expect(answers()).toEqual({ ...jane, [name]: '' });
  });

  test('an e-mail address that is none is named as such', () => {
    fill({ ...jane, email: 'jane at example' });
    submit();
    const words = 'Enter an email address in the correct format, like name@example.com';
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent(words);
    expect(field('email')).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(field('email')).toHaveValue('jane at example');
  });

  test('made again, it is said again: focus and title as the first time', () => {
    submit();
    screen.getByLabelText('Full Name').focus();
    fill({ name: 'Jane' });
    submit();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Enter your full name' })).toBeNull();
    expect(field('name')).not.toHaveAttribute('aria-invalid');
    expect(document.title).toBe('Error: Request an Appraisal');
  });

  test('Clear my answers takes it all back: answers, files, errors and title', () => {
    fill({ ...jane, email: '' });
    fireEvent.change(screen.getByLabelText(/^Upload Documents/), {
      target: { files: [new File(['x'], 'decree.pdf')] },
    });
    submit();
    expect(screen.getByText(/Noted: decree\.pdf/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Clear my answers' }));
    expect(Object.values(answers()).join('')).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/decree\.pdf/)).toBeNull();
    expect(document.title).toBe('Request an Appraisal');
    expect(window.sessionStorage).toHaveLength(0);
  });
});
