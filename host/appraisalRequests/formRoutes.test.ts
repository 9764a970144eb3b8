import { type FieldName, failureTexts, fieldDefinitions, fieldNames, honeypot } from '../../shared/appraisalRequest';
import { bodyLimit } from '../server';
import { asBrowser, formBody, post, raw, startTestServer, testServer } from '../testing/server';
import { newReference } from './storedAppraisalRequest';

const server = testServer();

const stored = () => server.database.list();
const send = (changes: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  post(`${server.url}/`, formBody(changes), headers);

test('stores an appraisal request together with its mail, and responds to the script with 200', async () => {
  const wake = jest.spyOn(server.outbox, 'wake');
  const response = await send({ name: '名前', message: 'Two\r\nlines' });
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(wake).toHaveBeenCalledTimes(1);
  const { 'form-name': _formName, ...typed } = Object.fromEntries(formBody({ name: '名前', message: 'Two\nlines' }));
  const id = expect.stringMatching(/^AR-\d{8}-[0-9A-F]{8}$/);
  expect(await stored()).toMatchObject([{ ...typed, id, mail: { kind: 'waiting', attempts: 0 } }]);
});

test('a reference has the date where the owner is', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z') });
  const reference = newReference();
  jest.useRealTimers();
  expect(reference).toMatch(/^AR-20261120-/);
});

test('a one-line field can’t make a line of its own in the list or mail', async () => {
  await send({ name: 'A\u0000\r\nEmail: b@example.com', propertyAddress: '12 Elm Street\nSpokane\u2028WA' });
  const expected = { name: 'A Email: b@example.com', propertyAddress: '12 Elm Street Spokane WA' };
  expect(await stored()).toMatchObject([expected]);
});

test('a refused form shows its answers again, as text', async () => {
  const typed = { name: '"><script>', service: 'estate', message: '\nA & B', phone: '' };
  const html = await (await send(typed, asBrowser)).text();
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
  expect(html).toContain('<option value="estate" selected>');
  // The HTML parser drops the first line break.
  expect(html).toContain('>\n\nA &amp; B</textarea>');
  expect(html.match(/ selected/g)).toHaveLength(1);
  expect(html).toContain('<p>Your answers are still in the form below.</p></div>');
});

test('refuses mistakes with the words of the form, and stores nothing', async () => {
  const mistakes = { name: '   ', email: 'jane@example.com/ call', service: 'plumbing', propertyAddress: ' \n ' };
  expect((await send(mistakes)).status).toBe(422);
  const { name, email, service, propertyAddress } = fieldDefinitions;
  const page = await send(mistakes, asBrowser);
  expect(page.status).toBe(422);
  const html = await page.text();
  for (const part of [
    `<ul><li><a href="#name">${name.missingError}</a></li>`,
    `<li><a href="#service">${service.malformedError}</a></li>`,
    `<a href="#propertyAddress">${propertyAddress.missingError}</a></li></ul><p>Nothing has been sent yet.</p>`,
    '<label for="phone">Phone Number</label><input type="tel" id="phone" name="phone" autocomplete="tel" required value="',
    `<p class="error" id="email-error">${email.malformedError}</p><input type="email" id="email" name="email" autocomplete="email" required aria-invalid="true" aria-describedby="email-error"`,
    // A `maxlength` would cut pasted text without a word.
    '<label for="message">Additional Information (optional)</label><textarea id="message" name="message" rows="4">',
  ])
    expect(html).toContain(part);
  const tooLong = await (await send({ name: ' '.repeat(1001), email: 'x'.repeat(1001) }, asBrowser)).text();
  expect(tooLong.match(/<li>.*?<\/li>/g)).toEqual(
    ['Full Name', 'Email Address'].map((label) => expect.stringContaining(`Shorten ${label} to 1,000`)),
  );
  expect(await stored()).toHaveLength(0);
});

test('stores what a browser accepts, also with every field at its longest in characters of three bytes', async () => {
  for (const email of ['a@b', ' jane@bücher.example ', '\u200e\u00a0pasted@example.com\u200b '])
    expect((await send({ email })).status).toBe(200);
  expect(await stored()).toContainEqual(expect.objectContaining({ email: 'pasted@example.com' }));
  const longest = Object.fromEntries(fieldNames.map((name) => [name, '名'.repeat(fieldDefinitions[name].maxLength)]));
  const email = `${'a'.repeat(fieldDefinitions.email.maxLength - 12)}@example.com`;
  expect((await send({ ...longest, service: 'other', email })).status).toBe(200);
  expect((await stored())[0]?.message).toHaveLength(fieldDefinitions.message.maxLength);
  const tooLong = { ...longest, message: `${longest.message}x` } as Record<FieldName, string>;
  expect((await send({ ...tooLong, service: 'other', email })).status).toBe(422);
});

test('responds with success to spam in the hidden field, but stores nothing', async () => {
  expect((await send({ [honeypot]: 'http://spam.example' })).status).toBe(200);
  const native = await send({ [honeypot]: 'x' }, asBrowser);
  expect([native.status, native.headers.get('location')]).toEqual([303, '/contact/received']);
  expect(await stored()).toHaveLength(0);
});

test('answers a post without scripts with a page, also to a program that accepts anything', async () => {
  const native = (body: URLSearchParams | string, type = 'application/x-www-form-urlencoded') =>
    post(`${server.url}/contact/received`, body, { accept: '*/*', 'content-type': type });
  expect((await native(formBody())).headers.get('location')).toBe('/contact/received');
  // Not with fetch, which sets this header itself.
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nSec-Fetch-Mode: navigate\r\n\r\n';
  expect(await raw(server.port, head)).toMatch(/^content-type: text\/html/m);
  expect(await (await native(formBody({ name: '' }))).text()).toContain('<h1>Request an Appraisal</h1>');
  expect(await (await native('{}', 'application/json')).text()).toContain('<a href="/contact">Back to the form</a>');
});

test('stores a double click once', async () => {
  const responses = await Promise.all([1, 2, 3].map(() => send()));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  await send({ message: 'I forgot something.' });
  expect(await stored()).toHaveLength(2);
  // A time far ahead is from before the clock was set back.
  for (const [when, count] of [
    ['-50 seconds', 2],
    ['-70 seconds', 3],
    ['+1 hour', 4],
  ] as const) {
    const received = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '${when}')`;
    await server.transact('write', [`UPDATE appraisalRequests SET receivedAt = ${received}`]);
    await send();
    expect(await stored()).toHaveLength(count);
  }
});

test.each([
  ['JSON', 'application/json', JSON.stringify({ 'form-name': 'appraisal-request' }), 415],
  ['another form', 'application/x-www-form-urlencoded', 'form-name=newsletter&name=x', 415],
  ['too much', 'application/x-www-form-urlencoded', `message=${'x'.repeat(bodyLimit)}`, 413],
])('refuses %s', async (_what, type, body, status) => {
  for (const accept of ['*/*', 'text/html']) {
    const response = await post(`${server.url}/`, body, { 'content-type': type, accept });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(accept === 'text/html' ? 'text/html' : 'application/json');
    if (accept === 'text/html') expect(await response.text()).toContain(failureTexts[status]);
  }
  expect(await stored()).toHaveLength(0);
});

test('logs times, references and field names, but nothing about the visitor', async () => {
  await send();
  await send({ email: 'jane.doe', phone: '' });
  const log = server.log.slice(1).join('');
  expect(log).toMatch(/"id":"AR-.*appraisal request stored/);
  expect(log).toContain('"fields":["email","phone"]');
  // Whole, because a time or a reference may contain any few characters.
  expect(log).not.toMatch(/jane[ .@]|555-0123|elm street|127\.0\.0\.1/i);
});

test('logs a failure that nobody foresaw, and no refusal as one', async () => {
  jest.spyOn(server.outbox, 'wake').mockImplementation(() => {
    throw new Error('unforeseen');
  });
  await send({ message: 'x'.repeat(bodyLimit) });
  expect(server.log.join('')).not.toContain('failure');
  expect((await send()).status).toBe(503);
  expect(server.log.join('')).toMatch(/unforeseen.*unexpected failure/);
});

describe('the rate limit', () => {
  const restart = async (rateLimit: number, trustProxy: false | string[] = false) => {
    await server.stop();
    Object.assign(server, await startTestServer({ rateLimit, trustProxy }));
  };
  let count = 0;
  const sendNew = (headers: Record<string, string> = {}, changes: Record<string, string> = {}) =>
    send({ message: `request ${count++}`, ...changes }, headers);
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('asks a visitor to wait, and keeps what was typed', async () => {
    await restart(3);
    // Neither a mistake nor spam counts.
    await sendNew({}, { phone: '' });
    await sendNew({}, { [honeypot]: 'x' });
    const responses = await Promise.all(Array.from({ length: 5 }, () => sendNew()));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
    const page = await sendNew(asBrowser, { name: 'Patient Person' });
    expect(page.status).toBe(429);
    const wait = Number(page.headers.get('retry-after'));
    expect([wait > 0, wait <= 60]).toEqual([true, true]);
    expect(await page.text()).toContain('value="Patient Person"');
  });

  test('answers a repeat of what is stored with success, and a new one with 429', async () => {
    await restart(1);
    const repeats = [await send(), await send(), await send()];
    expect(repeats.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await sendNew()).status).toBe(429);
    expect(await stored()).toHaveLength(1);
  });

  test.each<[what: string, trustProxy: false | string[], first: string, second: string, status: number]>([
    ['one address without a trusted proxy', false, '198.51.100.1', '198.51.100.2', 429],
    ['each visitor behind a trusted proxy', ['127.0.0.1'], '198.51.100.1', '198.51.100.2', 200],
    ['an IPv6 network once', ['127.0.0.1'], '2001:db8:1:2::9', '2001:db8:1:2:3:4:5:6', 429],
  ])('counts %s', async (_what, trustProxy, first, second, status) => {
    await restart(1, trustProxy);
    expect((await sendNew(from(first))).status).toBe(200);
    expect((await sendNew(from(second))).status).toBe(status);
  });
});
