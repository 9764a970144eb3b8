import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { failureTexts, fieldDefinitions, fieldNames, honeypot, serviceOptions } from '@/shared/appraisalRequest';
import { answers, field, fill, fillStorage, formProps, jane, submit } from '../testing';
import { AppraisalRequestForm } from './AppraisalRequestForm';
import { NextSteps } from './ContactSections';
import { canStoreDraft, recordOutcome, saveAndRestoreDraft, storageKeys } from './draft';
import { Received } from './Received';

let respondWith: (response: Partial<Response> | Promise<never>) => void;
let timeout: AbortController;
const fetchMock = jest.fn(
  (_path: string, { signal }: RequestInit) =>
    new Promise((resolve, reject) => {
      respondWith = resolve;
      signal?.addEventListener('abort', () => reject(signal.reason));
    }),
);
const receive = () => respondWith({ ok: true, status: 200 });
const disconnect = () => respondWith(Promise.reject(new TypeError('Failed to fetch')));

const title = 'Request an Appraisal';
const form = <AppraisalRequestForm {...formProps} />;
const summary = () => screen.queryByRole('alert', { name: 'There is a problem' });
const sentBody = () => fetchMock.mock.calls[0]?.[1].body as string;
const named = () => Array.from(summary()?.querySelectorAll('li') ?? [], ({ textContent }) => textContent);

beforeEach(() => {
  window.sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  document.title = title;
  window.fetch = fetchMock as unknown as typeof fetch;
  fetchMock.mockClear();
  // On a slow machine, a request that one test leaves open would end in another.
  timeout = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
});

test('the form says what each field needs, is checked by the browser until the script runs, and has a field that only programs fill in', () => {
  expect(renderToStaticMarkup(form)).not.toMatch(/novalidate/i);
  render(form);
  expect(screen.getByRole('form').dataset.netlifyHoneypot).toBe(honeypot);
  expect(field(honeypot).closest('[hidden]')).not.toBeNull();
  expect(field(honeypot)).toHaveAttribute('tabindex', '-1');
  expect(field('phone')).toHaveAccessibleDescription('By day.');
  // Browsers fill in the visitor's own details, but not their own address for the property's.
  const filledIn = fieldNames.map((name) => field(name).getAttribute('autocomplete'));
  expect(filledIn).toEqual(['name', 'email', 'tel', null, 'section-property address-line1', null]);
  expect(screen.getByText(/^What you type stays in this browser tab/)).toBeInTheDocument();
  expect(screen.getByLabelText(/documents/i)).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.png');
  expect(screen.getByLabelText(/documents/i)).toHaveAccessibleDescription(/ PDF, JPG, PNG, max 5MB each\.$/);
});

describe('a mistake', () => {
  beforeEach(() => void render(form));

  test('is named in a summary that takes the focus after each attempt', () => {
    // Spaces and controls alone count as empty.
    fill({ name: ' \u0007 ' });
    for (const _attempt of [1, 2]) {
      submit();
      expect(summary()).toHaveFocus();
      expect(named()).toEqual(fieldNames.flatMap((name) => fieldDefinitions[name].missingError ?? []));
      field('phone').focus();
    }
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
    // A field that became wrong since the attempt isn't called wrong before the next.
    fill({ name: 'J', phone: '' });
    const invalid = ['name', 'email', 'phone'].map((name) => field(name).getAttribute('aria-invalid'));
    expect(invalid).toEqual(['false', 'true', 'false']);
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
    expect([...new URLSearchParams(sentBody())]).toEqual(Object.entries({ 'form-name': 'appraisal-request', ...jane }));
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
    saveAndRestoreDraft(fieldNames, [], 'appraisal-request', storageKeys, canStoreDraft);
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
  function reload() {
    unmount();
    ({ unmount } = render(form));
  }
  const notice = () =>
    screen.queryByRole('heading', { name: /answers are still here|don’t know whether/ })?.parentElement;

  const received = () => screen.queryByText(/^We received/)?.textContent;

  test('is sent once for two submits, one right after the other, can’t be changed meanwhile, and is then no longer kept', async () => {
    act(() => {
      fireEvent.submit(screen.getByRole('form'));
      fireEvent.submit(screen.getByRole('form'));
    });
    for (const name of fieldNames) expect(field(name).closest('[inert]')).not.toBeNull();
    await act(async () => receive());
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(window.sessionStorage).toHaveLength(1);
  });

  test('that was received is mentioned in the next form, with its time, until another one is sent', async () => {
    await send(receive);
    expect(screen.queryByText(/files you chose/)).toBeNull();
    reload();
    expect(received()).toMatch(/^We received a request from this browser tab on \w+ \d+, \d{4}, \d+:\d\d.[AP]M\.$/);
    expect(Object.values(answers()).join('')).toBe('');
    fill();
    await send(disconnect);
    reload();
    expect(received()).toBeUndefined();
  });

  test('is left to a browser that can’t limit how long it waits for the response', () => {
    const { timeout } = AbortSignal;
    Reflect.deleteProperty(AbortSignal, 'timeout');
    reload();
    expect(screen.getByRole('form')).toMatchObject({ noValidate: false });
    expect(fireEvent.submit(screen.getByRole('form'))).toBe(true);
    expect(fetchMock).not.toHaveBeenCalled();
    Object.assign(AbortSignal, { timeout });
  });

  const specified =
    'Submission Error There was an issue submitting your request. Please try again or call us directly at the business phone number.';
  test.each([
    ['500', () => respondWith({ ok: false, status: 500 }), failureTexts.other, /still here/],
    // Only such a request may or may not have been received.
    ['no response', disconnect, failureTexts.unanswered, /don’t know whether/],
    ['20 seconds', () => timeout.abort(), failureTexts.unanswered, /don’t know whether/],
  ])('that failed (%s) says what to do, then and after a reload', async (_what, respond, words, heading) => {
    await send(respond);
    expect(AbortSignal.timeout).toHaveBeenCalledWith(20_000);
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    // Where a page redirects to another, nothing was stored.
    expect(fetchMock.mock.calls).toMatchObject([['/', { method: 'POST', headers, redirect: 'error' }]]);
    const panel = screen.getByRole('alert');
    expect(panel).toHaveTextContent(`${specified}(509) 555-0142${words}Your answers are kept in this tab.`);
    expect(within(panel).getByRole('link')).toHaveAttribute('href', formProps.business.phoneLink);
    expect(within(panel).queryByRole('button')).toBeNull();
    expect(document.title).toBe(`Error: ${title}`);
    fireEvent(window, new Event('pagehide'));
    reload();
    expect(notice()).toHaveFocus();
    expect(notice()).toHaveTextContent(`${words}`);
    expect(notice()).toHaveTextContent(heading);
  });

  test('whose page was left while it was sent is mentioned as one without a response, but not in an empty form', () => {
    submit();
    reload();
    reload();
    for (const name of ['J', '']) {
      expect(notice()).toHaveTextContent(/don’t know whether/);
      fill({ name });
    }
    expect(notice()).toBeUndefined();
    reload();
    expect(notice()).toBeUndefined();
  });

  test('that failed on another page of this tab is mentioned when this one comes back from the back/forward cache', () => {
    field('message').focus();
    // Nobody knows yet how it ended.
    window.sessionStorage.setItem(storageKeys.outcome, '{"kind":"sent-by-browser"}');
    fireEvent(window, new Event('pageshow'));
    expect(notice()).toBeUndefined();
    recordOutcome({ kind: 'refused', status: 503 });
    fireEvent(window, new Event('pageshow'));
    expect(notice()).toHaveTextContent(/still here/);
    expect(field('message')).toHaveFocus();
  });

  test('still waits for its response when the page comes back from the back/forward cache, and then names the chosen files, which weren’t sent', async () => {
    Object.defineProperty(screen.getByLabelText(/documents/i), 'files', { value: [new File(['x'], 'deed.pdf')] });
    submit();
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    expect(notice()).toBeUndefined();
    await act(async () => receive());
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Thank you for your request!.+files you chose weren’t sent.+deed\.pdf.+We call you\./,
    );
    expect(document.title).toBe(`Received: ${title}`);
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
    const { name, email, phone, service } = jane;
    const copied = `use again:${name} ${email} ${phone} ${serviceOptions[service]}`;
    expect(screen.getByRole('alert')).toHaveTextContent(copied);
  });
});

test('the page `/contact/received` says thanks and how to reach us; to who sent nothing it may say so instead', () => {
  const { business, picture, words } = formProps;
  const { container } = render(<Received {...{ business, picture }} nextSteps={words.nextSteps} />);
  const [received, nothingReceived] = container.children;
  expect(received).toHaveTextContent(
    /^Thank you for your request! We've received your appraisal request and will contact you within 1 business day to discuss your needs\.$/,
  );
  expect(nothingReceived).not.toBeVisible();
  expect(nothingReceived).toHaveTextContent(/^Your appraisal request.+ within 1 business day.+ call us\../);
  const links = Array.from(container.querySelectorAll('a'), (link) => link.getAttribute('href'));
  expect(links).toEqual(['/contact', business.phoneLink, business.emailLink, '/']);
});

test.each([
  ['Within 1 business day', ['day 1'], 'day 1'],
  ['Within 2 business days', ['day 1', '2'], 'day 1'],
  ['Typically 2-3 business days', ['day 1', '2', '3'], '2'],
  ['Typically 2–3 business days', ['day 1', '2', '3'], '2'],
  ['In 2 to 3 business days', ['day 1', '2', '3'], '2'],
  ['Once you agree', [], undefined],
  ['In 10 business days', [], undefined],
])(
  'the step "%s" draws the business days it names, dark from the first on which it may be done',
  (when, days, first) => {
    const { container } = render(<NextSteps nextSteps={{ title: 'Next', steps: [{ when, text: 'We write.' }] }} />);
    const drawn = Array.from(container.querySelectorAll('text'));
    expect(drawn.map(({ textContent }) => textContent)).toEqual(days);
    const isDark = ({ previousElementSibling: box }: Element) => box?.classList.contains('fill-ink');
    expect(drawn.find(isDark)?.textContent).toBe(first);
  },
);
