import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { fieldNames, formName } from '@/content/appraisalRequest';
import { fill, formProps, submit } from '../testing/form';
import { AppraisalRequestForm } from './AppraisalRequestForm';
import { keepDraft } from './keepDraft';
import { storageKeys } from './sending';

/* e2e/form.spec.ts tests what is sent, and the panels of thanks and of an error. */

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
const refuse = (status: number) => () => respondWith({ ok: false, status });
const disconnect = () => fail(new TypeError('Failed to fetch'));

let unmount: () => void;
beforeAll(() => {
  performance.getEntriesByType = () => [];
  keepDraft(formName, fieldNames, storageKeys);
});
beforeEach(() => {
  window.sessionStorage.clear();
  fetchMock.mockClear();
  window.fetch = fetchMock as unknown as typeof fetch;
  ({ unmount } = render(<AppraisalRequestForm {...formProps} />));
  fill();
});

/** Submits the form, then runs `respond` as the server's response. */
async function send(respond: () => void) {
  submit();
  await act(async () => respond());
}
/** Opens the page again in the same tab. */
function reload() {
  unmount();
  ({ unmount } = render(<AppraisalRequestForm {...formProps} />));
}
const notice = () =>
  screen.queryByRole('heading', { name: /answers are still here|don’t know whether/ })?.parentElement;

test('sends one request for two submits at the same time', async () => {
  const form = screen.getByRole('form');
  act(() => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await act(async () => respondWith({ ok: true, status: 200 }));
  expect(window.sessionStorage).toHaveLength(0);
});

test.each([
  ['413', refuse(413), /too long\. Shorten Additional Information/],
  ['422', refuse(422), /Check your email address and the service/],
  ['429', refuse(429), /too many.*Wait a minute/],
  ['500', refuse(500), /wrong on our side/],
  ['no response', disconnect, /may or may not have arrived/],
])('after a failure (%s), says what to do, in the panel and after a reload', async (what, respond, words) => {
  await send(respond);
  const panel = screen.getByRole('alert');
  expect(panel).toHaveTextContent(words);
  expect(panel).toHaveTextContent(/answers are kept in this tab/);
  expect(within(panel).getByRole('link')).toHaveAttribute('href', formProps.business.phoneLink);
  expect(screen.queryByRole('button')).toBeNull();
  reload();
  expect(notice()).toHaveFocus();
  expect(notice()).toHaveTextContent(words);
  // Only a request without a response may or may not have been received.
  expect(notice()).toHaveTextContent(what === 'no response' ? /don’t know whether/ : /still here/);
});

test('says so until the request is received, but not of an empty form', async () => {
  await send(disconnect);
  reload();
  reload();
  expect(notice()).toBeInTheDocument();
  fill({ name: 'J' });
  expect(notice()).toBeInTheDocument();
  fill({ name: '' });
  expect(notice()).toBeUndefined();
  reload();
  expect(notice()).toBeUndefined();
});

test('still waits for the response when the page comes back from the back/forward cache', async () => {
  submit();
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  expect(notice()).toBeUndefined();
  await act(async () => respondWith({ ok: true, status: 200 }));
  expect(screen.getByRole('status')).toHaveTextContent('Thank you for your request!');
});

test('a request without a response fails after 20 seconds', async () => {
  const timeout = new AbortController();
  const set = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  await send(() => timeout.abort());
  expect(set).toHaveBeenCalledWith(20_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Submission Error');
});
