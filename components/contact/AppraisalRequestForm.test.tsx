import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fieldNames, fieldDefinitions, serviceOptions } from '@/content/appraisalRequest';
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

const required = fieldNames.filter((name) => fieldDefinitions[name].missing);

describe('the form', () => {
  test('posts itself without a script and is marked for Netlify', async () => {
    const form = screen.getByRole('form', { name: 'Request an Appraisal' });
    expect(form).toHaveAttribute('name', 'appraisal-request');
    expect(form).toHaveAttribute('method', 'POST');
    expect(form).toHaveAttribute('action', '/contact/received');
    expect(form).toHaveAttribute('data-netlify', 'true');
    expect(form).toHaveAttribute('data-netlify-honeypot', 'website');
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
  ])('%s has its type, autofill token and rule', (label, name, type, autocomplete, required) => {
    const input = screen.getByLabelText(label);
    expect(input).toBe(field(name));
    expect(input).toHaveProperty('type', type);
    expect(input).toHaveProperty('required', required);
    expect(input.getAttribute('autocomplete') ?? '').toBe(autocomplete);
  });

  test('offers the services in their order, and four rows for the message', () => {
    const options = within(screen.getByLabelText('Service Needed')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value, text }) => [value, text])).toEqual(Object.entries(serviceOptions));
    expect(field('message')).toHaveAttribute('rows', '4');
  });

  test('ties each hint to its field', () => {
    for (const [name, hint] of Object.entries(formProps.hints)) expect(field(name)).toHaveAccessibleDescription(hint);
  });

  test('says what it costs before the button', () => {
    const button = screen.getByRole('button', { name: 'Submit Request' });
    expect(screen.getByText('What it costs').compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('announces no field as invalid before it is checked', () => {
    for (const name of fieldNames) expect(field(name)).toHaveAttribute('aria-invalid', 'false');
  });

  test('says first that it cannot send files, then which to attach to an email; chosen files are not sent', async () => {
    const input = screen.getByLabelText('Documents (optional)');
    expect(input).toHaveAccessibleDescription(/^This form can’t send files.*: PDF, JPG, PNG, max 5MB each\.$/);
    expect(input).not.toHaveAttribute('name');
    expect(input).toHaveProperty('multiple', true);
    expect(input).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.png');
    await userEvent.upload(input, new File(['x'], 'decree.pdf'));
    expect(screen.getByText(/isn’t sent with your request/)).toHaveAttribute('role', 'status');
  });

  test('hides the honeypot from people', () => {
    expect(field('website').closest('[hidden]')).not.toBeNull();
    expect(field('website')).toHaveAttribute('tabindex', '-1');
  });
});

describe('a mistake', () => {
  test.each([
    ['left empty', ''],
    ['filled with spaces', '   '],
  ])('fields %s are named in a summary that takes focus, and marked', async (_what, value) => {
    for (const name of required) if (name !== 'service') field(name).value = value;
    submit();
    const summary = screen.getByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      required.map((name) => [`#${name}`, fieldDefinitions[name].missing]),
    );
    for (const name of required) {
      expect(field(name)).toHaveAttribute('aria-invalid', 'true');
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(`Error: ${fieldDefinitions[name].missing}`));
    }
    expect(field('message')).toHaveAttribute('aria-invalid', 'false');
    expect(document.title).toBe('Error: Request an Appraisal');
    await expectNoViolations();
  });

  test.each([
    ['email', 'jane at example', fieldDefinitions.email.malformed],
    [
      'message',
      'x'.repeat(fieldDefinitions.message.maxLength + 1),
      'Shorten Additional Information to 20,000 characters or fewer',
    ],
  ])('in %s alone is the only one named, and every answer is kept', (name, value, words) => {
    fill({ ...jane, [name]: value });
    submit();
    const link = within(screen.getByRole('alert')).getByRole('link');
    expect(link).toHaveTextContent(words ?? '');
    fireEvent.click(link);
    expect(field(name)).toHaveFocus();
    expect(answers()).toEqual({ ...jane, [name]: value });
  });

  test('takes focus and title again on the next attempt', () => {
    submit();
    screen.getByLabelText('Full Name').focus();
    fill({ name: 'Jane' });
    submit();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.queryByRole('link', { name: fieldDefinitions.name.missing })).toBeNull();
    expect(document.title).toBe('Error: Request an Appraisal');
  });
});
