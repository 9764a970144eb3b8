import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { answers, draftKey, field, fill, formProps, jane, submit } from '../testing/request';
import { AppraisalRequestForm } from './AppraisalRequestForm';

let answer: (response: Partial<Response>) => void;
let fail: (reason: unknown) => void;
const fetchMock = jest.fn(
  (_path: string, { signal }: RequestInit) =>
    new Promise((resolve, reject) => {
      answer = resolve;
      fail = reject;
      signal?.addEventListener('abort', () => reject(signal.reason));
    }),
);

beforeEach(() => {
  window.sessionStorage.clear();
  document.title = 'Request an Appraisal';
  fetchMock.mockClear();
  window.fetch = fetchMock as unknown as typeof fetch;
  render(<AppraisalRequestForm {...formProps} />);
  fill();
});

const thanks =
  "Thank you for your request! We've received your appraisal request and will contact you within 1 business day to discuss your needs.";
const sorry =
  'Submission Error There was an issue submitting your request. Please try again or call us directly at the business phone number.';

/** Submits, and lets the server answer in its way. */
async function send(how: () => void) {
  submit();
  await act(async () => how());
}
const success = () => answer({ ok: true, status: 200 });

test('it asks the root of the site once, with exactly the seven fields', async () => {
  await send(success);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [path, request] = fetchMock.mock.calls[0] ?? [];
  expect(path).toBe('/');
  expect(request?.method).toBe('POST');
  expect(request?.headers).toEqual({ 'Content-Type': 'application/x-www-form-urlencoded' });
  expect([...new URLSearchParams(request?.body as string)]).toEqual([
    ['form-name', 'appraisal-request'],
    ['name', jane.name],
    ['email', jane.email],
    ['phone', jane.phone],
    ['service', jane.service],
    ['propertyAddress', jane.propertyAddress],
    ['message', jane.message],
  ]);
});

test('what a form filler put in without telling anybody is sent too', async () => {
  field('phone').value = '509 555 0199';
  await send(success);
  const [, request] = fetchMock.mock.calls[0] ?? [];
  expect(new URLSearchParams(request?.body as string).get('phone')).toBe('509 555 0199');
});

test('while it is on its way the button says so and cannot be pressed; a second submit sends nothing', async () => {
  submit();
  const button = screen.getByRole('button', { name: 'Submitting...' });
  expect(button).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Clear my answers' })).toBeDisabled();
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.click(button);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await expectNoViolations();
  await act(async () => success());
});

test('two submits at once make one request', async () => {
  const form = screen.getByRole('form');
  act(() => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await act(async () => success());
});

test('received: the panel takes the form’s place and the focus, and the draft is gone', async () => {
  await send(success);
  const panel = screen.getByRole('status');
  expect(panel).toHaveFocus();
  expect(panel.textContent?.startsWith(thanks)).toBe(true);
  expect(within(panel).getByRole('heading', { name: 'What happens next' })).toBeInTheDocument();
  expect(screen.queryByRole('form')).toBeNull();
  expect(window.sessionStorage).toHaveLength(0);
  expect(document.title).toBe('Request an Appraisal');
  await expectNoViolations();
});

describe.each([
  ['422', () => answer({ ok: false, status: 422 })],
  ['500', () => answer({ ok: false, status: 500 })],
  ['503', () => answer({ ok: false, status: 503 })],
  ['no network', () => fail(new TypeError('Failed to fetch'))],
])('not received: %s', (_what, how) => {
  test('the panel takes the form’s place and the focus, with the phone number', async () => {
    await send(how);
    const panel = screen.getByRole('alert');
    expect(panel).toHaveFocus();
    expect(panel.textContent?.startsWith(sorry)).toBe(true);
    expect(within(panel).getByRole('link')).toHaveAttribute('href', formProps.phoneLink);
    expect(within(panel).getByRole('link')).toHaveTextContent(formProps.phone);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('what was typed stands in the form again after a reload', async () => {
    await send(how);
    expect(JSON.parse(window.sessionStorage.getItem(draftKey) ?? '')).toEqual(jane);
    document.body.innerHTML = '';
    render(<AppraisalRequestForm {...formProps} />);
    expect(answers()).toEqual(jane);
  });
});

test('the panel of a failure is accessible', async () => {
  await send(() => fail(new Error()));
  await expectNoViolations();
});

test('20 s of silence count as a failure, and not a moment less', async () => {
  jest.useFakeTimers();
  submit();
  await act(() => jest.advanceTimersByTimeAsync(19_999));
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert')).toHaveTextContent('Submission Error');
  jest.useRealTimers();
});

test('an answer in time is not taken back when the 20 s are over', async () => {
  jest.useFakeTimers();
  await send(success);
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(fetchMock.mock.calls[0]?.[1].signal?.aborted).toBe(false);
  expect(screen.getByRole('status')).toBeInTheDocument();
  jest.useRealTimers();
});
