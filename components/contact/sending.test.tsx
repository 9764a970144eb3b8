import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { serviceOptions } from '@/content/appraisalRequest';
import { expectNoViolations } from '../testing/page';
import { answers, denyStorage, draftKey, field, fill, formProps, jane, submit } from '../testing/request';
import { AppraisalRequestForm } from './AppraisalRequestForm';

let respondWith: (response: Partial<Response>) => void;
let fail: (reason: unknown) => void;
const fetchMock = jest.fn(
  (_path: string, { signal }: RequestInit) =>
    new Promise((resolve, reject) => {
      respondWith = resolve;
      fail = reject;
      signal?.addEventListener('abort', () => reject(signal.reason));
    }),
);

let unmount: () => void;
beforeEach(() => {
  window.sessionStorage.clear();
  document.title = 'Request an Appraisal';
  fetchMock.mockClear();
  window.fetch = fetchMock as unknown as typeof fetch;
  ({ unmount } = render(<AppraisalRequestForm {...formProps} />));
  fill();
});
afterEach(() => jest.restoreAllMocks());

/** Leaves the page and opens it again in the same tab. */
function reload() {
  fireEvent(window, new Event('pagehide'));
  unmount();
  ({ unmount } = render(<AppraisalRequestForm {...formProps} />));
}

const thanks =
  "Thank you for your request! We've received your appraisal request and will contact you within 1 business day to discuss your needs.";
const sorry =
  'Submission Error There was an issue submitting your request. Please try again or call us directly at the business phone number.';
const unconfirmed = /don’t know whether your last request arrived/;

/** Submits the form, then runs `respond` as the server's response. */
async function send(respond: () => void) {
  submit();
  await act(async () => respond());
}
const succeed = () => respondWith({ ok: true, status: 200 });
const refuse = (status: number) => () => respondWith({ ok: false, status });

test('sends exactly the seven fields to the site root, once', async () => {
  await send(succeed);
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

test('while sending, disables the button, moves focus to a status line and sends nothing more', async () => {
  submit();
  const button = screen.getByRole('button', { name: 'Submitting...' });
  expect(button).toBeDisabled();
  expect(screen.getByText(/sending your request/)).toHaveFocus();
  expect(screen.getByText(/sending your request/)).toHaveAttribute('role', 'status');
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.click(button);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await expectNoViolations();
  await act(async () => succeed());
});

test('sends one request for two submits at the same time', async () => {
  const form = screen.getByRole('form');
  act(() => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await act(async () => succeed());
});

test('on success, the panel replaces the form and takes focus, and the tab’s storage is empty', async () => {
  await send(succeed);
  const panel = screen.getByRole('status');
  expect(panel).toHaveFocus();
  expect(panel.textContent?.startsWith(thanks)).toBe(true);
  expect(within(panel).getByRole('heading', { name: 'What happens next' })).toBeInTheDocument();
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.title).toBe('Received: Request an Appraisal');
  expect(screen.queryByText('What it costs')).toBeNull();
  await expectNoViolations();
  reload();
  expect(window.sessionStorage).toHaveLength(0);
  expect(Object.values(answers()).join('')).toBe('');
});

describe.each([
  ['413', refuse(413), /too long\. Shorten Additional Information/],
  ['422', refuse(422), /Check your email address and the service/],
  ['429', refuse(429), /too many.*Wait a minute/],
  ['500', refuse(500), /wrong on our side/],
  ['no response', () => fail(new TypeError('Failed to fetch')), /can’t tell whether your request arrived/],
])('after a failure (%s)', (what, respond, words) => {
  test('the panel replaces the form, takes focus, says what to do and shows the phone number', async () => {
    await send(respond);
    const panel = screen.getByRole('alert');
    expect(panel).toHaveFocus();
    expect(panel.textContent?.startsWith(sorry)).toBe(true);
    expect(panel).toHaveTextContent(words);
    expect(within(panel).getByRole('link')).toHaveAttribute('href', formProps.business.phoneLink);
    expect(within(panel).getByRole('link')).toHaveTextContent(formProps.business.phone);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('keeps the typed answers and shows them after a reload', async () => {
    await send(respond);
    expect(screen.getByRole('alert')).toHaveTextContent(/answers are kept in this tab/);
    expect(Object.fromEntries(new URLSearchParams(window.sessionStorage.getItem(draftKey) ?? ''))).toEqual(jane);
    reload();
    expect(answers()).toEqual(jane);
    const notice = screen.getByRole('heading', {
      level: 2,
      name: /answers are still here|don’t know whether/,
    }).parentElement;
    expect(notice).toHaveFocus();
    // Only a request without a response may or may not have been received.
    expect(notice).toHaveTextContent(what === 'no response' ? unconfirmed : words);
  });
});

test('where storage is denied, the failure panel shows the answers instead of saying they are kept', async () => {
  denyStorage();
  await send(refuse(503));
  const panel = screen.getByRole('alert');
  expect(panel).not.toHaveTextContent(/kept in this tab/);
  expect(within(panel).getByText('Property Address').nextElementSibling).toHaveTextContent(jane.propertyAddress);
  const { service, ...typed } = jane;
  for (const value of [serviceOptions[service] ?? '', ...Object.values(typed)])
    expect(panel.textContent).toContain(value);
  await expectNoViolations();
});

describe('leaving the page before the response', () => {
  test('says on return that the outcome is unknown, and shows the answers and the phone number', async () => {
    // Browsers fail the pending requests of a page that is left.
    await send(() => fail(new TypeError('Failed to fetch')));
    reload();
    const notice = screen.getByText(unconfirmed).closest<HTMLElement>('[role=status]') as HTMLElement;
    expect(within(notice).getByRole('link')).toHaveAttribute('href', formProps.business.phoneLink);
    expect(notice).toHaveFocus();
    expect(answers()).toEqual(jane);
    await expectNoViolations();
  });

  test('shows the notice until the request is received', async () => {
    submit();
    reload();
    reload();
    expect(screen.getByText(unconfirmed)).toBeInTheDocument();
    await send(succeed);
    reload();
    expect(screen.queryByText(unconfirmed)).toBeNull();
  });

  test('still waits for the response if the page is restored from the back/forward cache', async () => {
    submit();
    field('name').value = 'Edited while sending';
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    expect(field('name')).toHaveValue('Edited while sending');
    await act(async () => succeed());
    expect(screen.getByRole('status')).toHaveTextContent(thanks);
  });
});

describe('a slow response', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('counts as a failure after 20 seconds, not before', async () => {
    submit();
    await act(() => jest.advanceTimersByTimeAsync(19_999));
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert')).toHaveTextContent('Submission Error');
  });
});
