import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import {
  failureTexts,
  fieldDefinitions,
  fieldNames,
  formName,
  honeypot,
  serviceOptions,
} from '@/shared/appraisalRequest';
import { answers, field, fill, fillStorage, formProps, jane, submit } from '../testing';
import { AppraisalRequestForm } from './AppraisalRequestForm';
import { canKeepAnswers, keepAnswers, recordOutcome, storageKeys } from './keptAnswers';

/* e2e/ tests the whole journey, what is sent and the panel of thanks, keptAnswers.test.tsx what is kept. */

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

const title = 'Request an Appraisal';
const form = <AppraisalRequestForm {...formProps} />;
const summary = () => screen.queryByRole('alert', { name: 'There is a problem' });
const sentBody = () => fetchMock.mock.calls[0]?.[1].body as string;
const named = () =>
  screen.queryAllByRole('link', { name: /^(Enter|Select|Shorten|Check)/ }).map((link) => link.textContent);

beforeEach(() => {
  window.sessionStorage.clear();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
  document.title = title;
  window.fetch = fetchMock as unknown as typeof fetch;
  fetchMock.mockClear();
  // On a slow machine, a request that one test leaves open would end in another.
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
});

test('the form says what each field needs, is checked by the browser until the script runs, and has a field that only programs fill in', () => {
  expect(renderToStaticMarkup(form)).not.toMatch(/novalidate/i);
  render(form);
  expect(screen.getByRole('form').dataset.netlifyHoneypot).toBe(honeypot);
  expect(field(honeypot).closest('[hidden]')).not.toBeNull();
  expect(field(honeypot)).toHaveAttribute('tabindex', '-1');
  expect(field('phone')).toHaveAccessibleDescription('By day.');
  expect(screen.getByText(/^This browser tab keeps what you type/)).toBeInTheDocument();
  expect(screen.getByLabelText(/documents/i)).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.png');
});

describe('a mistake', () => {
  beforeEach(() => void render(form));

  test('is named in a summary that takes the focus after each attempt', () => {
    // Spaces alone count as empty.
    fill({ name: '   ' });
    submit();
    expect(summary()).toHaveFocus();
    expect(named()).toEqual(fieldNames.flatMap((name) => fieldDefinitions[name].missingError ?? []));
    field('phone').focus();
    submit();
    expect(summary()).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test.each([
    ['email', 'jane at example', fieldDefinitions.email.malformedError],
    // Pasted: no `maxlength` cuts it.
    ['message', 'x'.repeat(20_001), 'Shorten Additional Information to 20,000 characters or fewer'],
  ])('in %s alone is the only one named, and every answer is kept', (name, value, words) => {
    fill({ ...jane, [name]: value });
    expect(field(name)).not.toHaveAttribute('maxlength');
    submit();
    expect(named()).toEqual([words]);
    expect(answers()).toEqual({ ...jane, [name]: value });
  });

  test('is gone from its field and the title once it is corrected; what the summary takes up stays until the next attempt', () => {
    fill({ ...jane, name: '', email: 'jane' });
    submit();
    expect(document.title).toBe(`Error: ${title}`);
    const mistakes = named();
    fill({ name: 'J' });
    expect(field('name')).toHaveAttribute('aria-invalid', 'false');
    expect(field('email')).toHaveAttribute('aria-invalid', 'true');
    // No field is wrong before an attempt.
    fill({ phone: '' });
    expect(field('phone')).toHaveAttribute('aria-invalid', 'false');
    fill({ email: jane.email, phone: jane.phone });
    expect(document.title).toBe(title);
    expect(named()).toEqual(mistakes);
    submit();
    expect(summary()).toBeNull();
  });

  test('is found in our own fields, also where another program adds one of the same name, or of the same id before', () => {
    fill(jane);
    const other = () => Object.assign(document.createElement('input'), { type: 'hidden' });
    screen.getByRole('form').append(Object.assign(other(), { name: 'email' }));
    document.body.prepend(...fieldNames.map((id) => Object.assign(other(), { id, className: 'other' })));
    fill({ email: '' });
    submit();
    screen.getByRole('link', { name: fieldDefinitions.email.missingError }).click();
    expect(field('email')).toHaveFocus();
    // An invisible character around a pasted address is no mistake.
    fill({ email: `\u200b\u00a0${jane.email}\u202c` });
    submit();
    for (const element of document.querySelectorAll('.other')) element.remove();
    expect(Object.fromEntries(new URLSearchParams(sentBody()))).toEqual({ 'form-name': formName, ...jane });
  });

  test('has the words of what is wrong now, also where a translation replaced them', () => {
    fill({ ...jane, email: '' });
    submit();
    const message = document.getElementById('email-error') as HTMLElement;
    message.innerHTML = '<font>Geben Sie Ihre E-Mail-Adresse ein</font>';
    fill({ email: 'jane.example.com' });
    expect(field('email')).toHaveAccessibleDescription(`Error: ${fieldDefinitions.email.malformedError}`);
  });
});

describe('an appraisal request', () => {
  let unmount: () => void;
  beforeAll(() => {
    performance.getEntriesByType = () => [];
    keepAnswers(fieldNames, [], formName, storageKeys, canKeepAnswers);
  });
  afterAll(() => Reflect.deleteProperty(performance, 'getEntriesByType'));
  beforeEach(() => {
    ({ unmount } = render(form));
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
    ({ unmount } = render(form));
  }
  const notice = () =>
    screen.queryByRole('heading', { name: /answers are still here|don’t know whether/ })?.parentElement;

  test('is sent once for two submits, one right after the other', async () => {
    act(() => {
      fireEvent.submit(screen.getByRole('form'));
      fireEvent.submit(screen.getByRole('form'));
    });
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await act(async () => respondWith({ ok: true, status: 200 }));
    expect(window.sessionStorage).toHaveLength(1);
  });

  test('that was received is mentioned in the next form, with its time', async () => {
    await send(() => respondWith({ ok: true, status: 200 }));
    expect(screen.queryByText(/files you chose/)).toBeNull();
    reload();
    expect(
      screen.getByText(/^We received a request from this browser tab on \w+ \d+, \d{4}, \d+:\d\d.[AP]M\.$/),
    ).toBeVisible();
    expect(Object.values(answers()).join('')).toBe('');
    fill();
    await send(disconnect);
    reload();
    expect(screen.queryByText(/^We received/)).toBeNull();
  });

  test('is left to a browser that can’t limit how long it waits for the response', () => {
    const { timeout } = AbortSignal;
    Reflect.deleteProperty(AbortSignal, 'timeout');
    reload();
    expect(screen.getByRole('form')).toMatchObject({ noValidate: false });
    expect(fireEvent.submit(screen.getByRole('form'))).toBe(true);
    expect(fetchMock).not.toHaveBeenCalled();
    Object.assign(AbortSignal, { timeout });
    reload();
    expect(notice()).toBeUndefined();
  });

  test('can’t be changed while it is sent, and says so', () => {
    submit();
    for (const name of fieldNames) expect(field(name).closest('[inert]')).not.toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(/can’t be changed now/);
  });

  test.each([
    ['413', refuse(413), failureTexts[413]],
    ['500', refuse(500), failureTexts.other],
    ['no response', disconnect, failureTexts.unanswered],
  ])('that failed (%s) says what to do, in the panel and after a reload', async (what, respond, words = 'missing') => {
    await send(respond);
    const panel = screen.getByRole('alert');
    expect(panel).toHaveTextContent(words);
    expect(panel).toHaveTextContent(/answers are kept in this tab/);
    expect(within(panel).getByText(formProps.business.phone)).toHaveAttribute('dir', 'ltr');
    expect(document.title).toBe(`Error: ${title}`);
    fireEvent(window, new Event('pagehide'));
    reload();
    expect(notice()).toHaveFocus();
    expect(notice()).toHaveTextContent(words);
    // Only a request without a response may or may not have been received.
    expect(notice()).toHaveTextContent(what === 'no response' ? /don’t know whether/ : /still here/);
  });

  test('whose page was left while it was sent may or may not have been received', () => {
    submit();
    reload();
    expect(notice()).toHaveTextContent(/don’t know whether/);
  });

  test('that failed is mentioned until one is received, but not in an empty form', async () => {
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

  test('that failed on another page of this tab is mentioned when this one comes back from the back/forward cache', () => {
    recordOutcome({ name: 'refused', status: 503 });
    expect(notice()).toBeUndefined();
    field('message').focus();
    fireEvent(window, new Event('pageshow'));
    expect(notice()).toHaveTextContent(/still here/);
    expect(field('message')).toHaveFocus();
  });

  test('still waits for its response when the page comes back from the back/forward cache', async () => {
    submit();
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    expect(notice()).toBeUndefined();
    await act(async () => respondWith({ ok: true, status: 200 }));
    expect(screen.getByRole('status')).toHaveTextContent(/^Thank you for your request!.+We call you\./);
  });

  test('says afterward of chosen files that they weren’t sent', async () => {
    const files = [new File(['x'], 'deed.pdf')];
    Object.defineProperty(screen.getByLabelText(/documents/i), 'files', { value: files });
    await send(() => respondWith({ ok: true, status: 200 }));
    expect(screen.getByText(/files you chose weren’t sent/)).toBeVisible();
  });

  test('that the browser doesn’t let us keep is said to be lost, and after a failure shown to be copied', async () => {
    const full = fillStorage();
    reload();
    expect(screen.getByText(/it’s gone when you leave this page/)).toBeInTheDocument();
    full.mockRestore();
    reload();
    const filled = fillStorage();
    fill({ ...jane, message: 'x'.repeat(2000) });
    await send(disconnect);
    filled.mockRestore();
    expect(screen.getByRole('alert')).toHaveTextContent(`${jane.phone} ${serviceOptions[jane.service]}`);
    expect(screen.getByRole('alert')).not.toHaveTextContent(jane.service);
  });

  test('fails where a page redirects to another, and without a response after 20 seconds', async () => {
    const timeout = new AbortController();
    const set = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    await send(() => timeout.abort());
    expect(set).toHaveBeenCalledWith(20_000);
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect(fetchMock.mock.calls[0]).toMatchObject(['/', { method: 'POST', headers, redirect: 'error' }]);
    expect(screen.getByRole('alert')).toHaveTextContent('Submission Error');
  });
});
