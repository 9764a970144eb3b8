import { fireEvent, render, screen, within } from '@testing-library/react';
import { doubtfulEmail, fieldDefinitions, fieldNames, serviceOptions } from '@/content/appraisalRequest';
import { answers, field, fill, formProps, jane, submit } from '../testing/form';
import { visit } from '../testing/page';
import { AppraisalRequestForm } from './AppraisalRequestForm';

/* e2e/ tests the whole journey, keepDraft.test.tsx what is kept, sending.test.tsx how a request ends. */

const fetchMock = jest.fn(() => new Promise<Response>(() => {}));
const title = 'Request an Appraisal';
beforeEach(() => {
  window.sessionStorage.clear();
  document.title = title;
  window.fetch = fetchMock;
  fetchMock.mockClear();
});

const form = <AppraisalRequestForm {...formProps} />;
const required = fieldNames.filter((name) => fieldDefinitions[name].missing);
const summary = () => screen.queryByRole('alert', { name: 'There is a problem' });
const named = () =>
  screen.queryAllByRole('link', { name: /^(Enter|Select|Shorten|Check)/ }).map((link) => link.textContent);

describe('the form', () => {
  test('posts itself without a script, is marked for Netlify, and is checked by the browser until the script runs', () => {
    visit(form, (before) => expect(before.querySelector('form')?.noValidate).toBe(false));
    const element = screen.getByRole<HTMLFormElement>('form', { name: title });
    expect(element).toMatchObject({ noValidate: true, name: 'appraisal-request', method: 'post' });
    expect(element).toHaveAttribute('action', '/contact/received');
    expect(element.dataset).toMatchObject({ netlify: 'true', netlifyHoneypot: 'website' });
    expect(field('form-name')).toHaveValue('appraisal-request');
    expect(field('website').closest('[hidden]')).not.toBeNull();
  });

  test.each([
    ['Full Name', 'name', 'text', 'name', true],
    ['Email Address', 'email', 'email', 'email', true],
    ['Phone Number', 'phone', 'tel', 'tel', true],
    ['Service Needed', 'service', 'select-one', '', true],
    // A section of its own: the browser knows the visitor’s address, not the property’s.
    ['Property Address', 'propertyAddress', 'text', 'section-property address-line1', true],
    ['Additional Information (optional)', 'message', 'textarea', '', false],
  ] as const)('%s has its type, autofill token, rule and hint', (label, name, type, autocomplete, isRequired) => {
    render(form);
    const input = screen.getByLabelText(label);
    expect(input).toBe(field(name));
    expect(input).toMatchObject({ type, required: isRequired });
    expect(input.getAttribute('autocomplete') ?? '').toBe(autocomplete);
    expect(input).toHaveAccessibleDescription((formProps.text.hints as Record<string, string>)[name] ?? '');
    expect(input).toHaveAttribute('aria-invalid', 'false');
  });

  test('offers the services in their order, four rows for the message, and the costs before the button', () => {
    render(form);
    const options = within(screen.getByLabelText('Service Needed')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value, text }) => [value, text])).toEqual(Object.entries(serviceOptions));
    expect(field('message')).toHaveAttribute('rows', '4');
    const button = screen.getByRole('button', { name: 'Submit Request' });
    expect(screen.getByText('Typical fee').compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('says first that it cannot send files, then which to attach to an email', () => {
    render(form);
    const input = screen.getByLabelText('Documents (optional)');
    expect(input).toHaveAccessibleDescription(/^This form can’t send files.*: PDF, JPG, PNG, max 5MB each\.$/);
    expect(input).toMatchObject({ name: '', multiple: true, accept: '.pdf,.jpg,.jpeg,.png' });
  });
});

describe('a mistake', () => {
  beforeEach(() => void render(form));

  test('is named in a summary that takes the focus after each attempt, and marked at its field', () => {
    // Spaces alone count as empty.
    fill({ name: '   ' });
    submit();
    expect(summary()).toHaveFocus();
    expect(named()).toEqual(required.map((name) => fieldDefinitions[name].missing));
    for (const name of required) {
      expect(field(name)).toHaveAttribute('aria-invalid', 'true');
      expect(field(name)).toHaveAccessibleDescription(
        expect.stringContaining(`Error: ${fieldDefinitions[name].missing}`),
      );
    }
    expect(field('message')).toHaveAttribute('aria-invalid', 'false');
    field('phone').focus();
    submit();
    expect(summary()).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test.each([
    ['email', 'jane at example', fieldDefinitions.email.malformed],
    ['email', 'jane@gmail', doubtfulEmail],
    [
      'message',
      // Pasted: no `maxlength` cuts it.
      'x'.repeat(fieldDefinitions.message.maxLength + 1),
      'Shorten Additional Information to 20,000 characters or fewer',
    ],
  ])('in %s alone is the only one named, and every answer is kept', (name, value, words) => {
    fill({ ...jane, [name]: value });
    expect(field(name)).not.toHaveAttribute('maxlength');
    submit();
    expect(named()).toEqual([words]);
    fireEvent.click(screen.getByRole('link', { name: words }));
    expect(field(name)).toHaveFocus();
    expect(answers()).toEqual({ ...jane, [name]: value });
  });

  test('is gone once it is corrected, from the field, the summary and the title', () => {
    fill({ ...jane, name: '', email: 'jane' });
    submit();
    expect(document.title).toBe(`Error: ${title}`);
    fill({ name: 'J' });
    expect(named()).toEqual([fieldDefinitions.email.malformed]);
    expect(field('name')).toHaveAttribute('aria-invalid', 'false');
    expect(screen.queryByText(fieldDefinitions.name.missing ?? '')).toBeNull();
    fill({ email: jane.email });
    expect(summary()).toBeNull();
    expect(document.title).toBe(title);
  });

  test('that may be none is asked about once: submitted again, the address is right', () => {
    fill({ ...jane, email: 'jane@intranet' });
    submit();
    fill({ message: 'It is right.' });
    expect(named()).toEqual([doubtfulEmail]);
    submit();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('has a message of its own after each attempt, also where a translation replaced the last one', () => {
    fill({ ...jane, email: '' });
    submit();
    const message = () => document.getElementById('email-error') as HTMLElement;
    message().innerHTML = '<font>Geben Sie Ihre E-Mail-Adresse ein</font>';
    fill({ email: 'jane' });
    submit();
    expect(message()).toHaveTextContent(`Error: ${fieldDefinitions.email.malformed}`);
  });
});
