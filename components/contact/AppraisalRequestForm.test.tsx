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
  render(
    <AppraisalRequestForm {...formProps}>
      <p>What it costs</p>
    </AppraisalRequestForm>,
  );
});
afterEach(() => expect(fetchMock).not.toHaveBeenCalled());

const missing = [
  ['name', 'Enter your full name'],
  ['email', 'Enter your email address'],
  ['phone', 'Enter your phone number'],
  ['service', 'Select the service you need'],
  ['propertyAddress', 'Enter the address of the property'],
] as const;
const clearButton = () => screen.getByRole('button', { name: 'Clear my answers' });

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

  test('offers the services in the specified order, and four rows for the message', () => {
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

  test('ties each hint to its field', () => {
    for (const [name, hint] of Object.entries(formProps.hints)) expect(field(name)).toHaveAccessibleDescription(hint);
  });

  test('says what happens next and what it costs before the button', () => {
    const button = screen.getByRole('button', { name: 'Submit Request' });
    for (const text of ['What happens next', 'What it costs']) {
      expect(screen.getByText(text).compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  test('hides the honeypot from people', () => {
    expect(field('website').closest('[hidden]')).not.toBeNull();
    expect(field('website')).toHaveAttribute('tabindex', '-1');
  });
});

describe('a mistake', () => {
  test('moves focus to a summary that names each field, and marks the fields', async () => {
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

  test.each(missing)('with only %s missing names only that field and keeps the answers', (name, words) => {
    fill({ ...jane, [name]: '' });
    submit();
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
    fireEvent.click(screen.getByRole('link', { name: words }));
    expect(field(name)).toHaveFocus();
    expect(answers()).toEqual({ ...jane, [name]: '' });
  });

  test('says what a valid email address looks like', () => {
    fill({ ...jane, email: 'jane at example' });
    submit();
    const words = 'Enter an email address in the correct format, like name@example.com';
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent(words);
    expect(field('email')).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(field('email')).toHaveValue('jane at example');
  });

  test('takes focus and title again on the next attempt', () => {
    submit();
    screen.getByLabelText('Full Name').focus();
    fill({ name: 'Jane' });
    submit();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Enter your full name' })).toBeNull();
    expect(field('name')).not.toHaveAttribute('aria-invalid');
    expect(document.title).toBe('Error: Request an Appraisal');
  });

  test('stops a message that a form filler made too long', () => {
    fill({ ...jane, message: 'x'.repeat(Number(field('message').getAttribute('maxlength')) + 1) });
    submit();
    expect(screen.getByRole('link', { name: /^Shorten Additional Information to / })).toBeInTheDocument();
  });
});

test('counts the characters left only near the end of the message', () => {
  const limit = Number(field('message').getAttribute('maxlength'));
  const described = (length: number) => {
    fill({ message: 'x'.repeat(length) });
    return screen.queryByText(/characters left|is full/)?.textContent;
  };
  expect(described(limit - 1000)).toBeUndefined();
  expect(described(limit - 999)).toBe('Fewer than 1000 characters left');
  expect(described(limit - 100)).toBe('Fewer than 200 characters left');
  expect(described(limit - 1)).toBe('Fewer than 100 characters left');
  expect(described(limit)).toBe(`This field is full: it holds ${limit.toLocaleString('en-US')} characters`);
});

describe('Clear my answers', () => {
  const file = new File(['x'], 'decree.docx');
  const upload = () => screen.getByLabelText<HTMLInputElement>(/^Documents/);

  test('removes answers, chosen files, errors, the title’s prefix and the draft', () => {
    fill({ ...jane, email: '' });
    fireEvent.change(upload(), { target: { files: [file] } });
    submit();
    expect(screen.getByText(/decree\.docx/)).toBeInTheDocument();
    Object.defineProperty(upload(), 'files', { value: [] });
    fireEvent.click(clearButton());
    expect(Object.values(answers()).join('')).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/decree\.docx/)).toBeNull();
    expect(document.title).toBe('Request an Appraisal');
    expect(window.sessionStorage).toHaveLength(0);
    expect(field('form-name')).toHaveValue('appraisal-request');
  });

  test('offers Undo, which brings every answer and the draft back', async () => {
    fill();
    fireEvent.click(clearButton());
    fireEvent.click(clearButton());
    expect(screen.getByText(/Your answers are cleared/).closest('[role=status]')).not.toBeNull();
    await expectNoViolations();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(answers()).toEqual(jane);
    expect(clearButton()).toHaveFocus();
    expect(screen.getByText('Your answers are back.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(window.sessionStorage).toHaveLength(1);
  });

  test('has nothing to undo in an empty form', () => {
    fireEvent.click(clearButton());
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
