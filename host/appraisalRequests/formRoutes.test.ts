import { failureTexts, fieldDefinitions, honeypot, mapFields } from '../../shared/appraisalRequest';
import { bodyLimit } from '../server';
import { asBrowser, formBody, post, sendBytes, startTestServer, testServer } from '../testing/server';
import { timeSql } from './database';
import { newReference } from './storedAppraisalRequest';

const server = testServer();
const stored = () => server.database.list();

test('stores an appraisal request on disk, together with its mail, and responds to the script with 200', async () => {
  const wake = jest.spyOn(server.outbox, 'wake');
  const response = await server.send({ name: '名前', message: 'Two\r\nlines\ttab' });
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(wake).toHaveBeenCalledTimes(1);
  const { 'form-name': _name, ...typed } = Object.fromEntries(formBody({ name: '名前', message: 'Two\nlines\ttab' }));
  const id = expect.stringMatching(/^AR-\d{8}-[0-9A-F]{8}$/);
  expect(await stored()).toMatchObject([{ ...typed, id, mail: { kind: 'waiting', attempts: 0 } }]);
  // EXTRA: a transaction ends when the disk has it, also the folder.
  expect(await server.transact('read', ['PRAGMA synchronous'])).toEqual([[{ synchronous: 3 }]]);
});

test('a reference has the date where the owner is', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z') });
  expect(newReference()).toMatch(/^AR-20261120-/);
  jest.useRealTimers();
});

test('a one-line field can’t make a line of its own in the list or mail', async () => {
  await server.send({ name: 'A\u0000\r\nEmail: b@example.com', propertyAddress: '12 Elm Street\nSpokane\u2028WA' });
  const [{ name, propertyAddress } = {}] = await stored();
  expect([name, propertyAddress]).toEqual(['A Email: b@example.com', '12 Elm Street Spokane WA']);
});

test('refuses mistakes with the words of the form, keeps the answers, and stores nothing', async () => {
  const mistakes = { name: '   ', email: 'jane@example.com/ call', service: 'plumbing', propertyAddress: ' \n ' };
  expect((await server.send(mistakes)).status).toBe(422);
  const { name, email, service, propertyAddress } = fieldDefinitions;
  const page = await server.send(mistakes, asBrowser);
  expect(page.status).toBe(422);
  const html = await page.text();
  // It shows what somebody typed, so nothing in it may run or be sent elsewhere.
  expect(html).toMatch(/<head>.*"default-src 'none'; style-src 'sha256-[^;]+; img-src 'self'; form-action 'self';/);
  const errors = [name.missingError, email.malformedError, service.malformedError, propertyAddress.missingError];
  const said = [...errors, 'Nothing has been sent yet.', 'Your answers are still in the form below.', ...errors];
  const texts: (string | undefined)[] = html.split(/<[^>]+>/);
  expect(texts.filter((text) => said.includes(text))).toEqual(said);
  const tooLong = { name: ' '.repeat(1001), email: 'x'.repeat(1001) };
  const typed = { ...tooLong, service: 'estate', propertyAddress: '"><script>', message: '\nA & B' };
  const again = await (await server.send(typed, asBrowser)).text();
  for (const label of ['Full Name', 'Email Address']) expect(again).toContain(`>Shorten ${label} to 1,000`);
  expect(again.match(/<option [^>]* selected>/g)).toEqual(['<option value="estate" selected>']);
  expect(again).toContain('value="&quot;&gt;&lt;script&gt;"');
  // A `maxlength` would cut pasted text without a word. The HTML parser drops the first line break.
  const message = '<textarea id="message" name="message" rows="4">\n\nA &amp; B</textarea>';
  expect(again).toContain(`<label for="message">Additional Information (optional)</label>${message}`);
  expect(await stored()).toEqual([]);
});

test('stores what a browser accepts, also with every field at its longest in characters of three bytes', async () => {
  for (const email of ['a@b', ' jane@bücher.example ', '\u200e\u00a0pasted@example.com\u200b '])
    expect((await server.send({ email })).status).toBe(200);
  expect(await stored()).toContainEqual(expect.objectContaining({ email: 'pasted@example.com' }));
  const email = `${'a'.repeat(fieldDefinitions.email.maxLength - 12)}@example.com`;
  const longest = { ...mapFields((name) => '名'.repeat(fieldDefinitions[name].maxLength)), service: 'other', email };
  expect((await server.send(longest)).status).toBe(200);
  expect(await stored()).toContainEqual(expect.objectContaining({ message: longest.message }));
  expect((await server.send({ ...longest, message: `${longest.message}x` })).status).toBe(422);
});

test('refuses an address at a domain that would be read as another', async () => {
  for (const domain of ['bücher.de%41', 'bücher.de%2ecom', 'bücher.d\u00ade', 'bücher.d\u2060e', 'bücher.de/x'])
    expect([domain, (await server.send({ email: `jane@${domain}` })).status]).toEqual([domain, 422]);
});

test('answers a post without scripts with a page, also to a program that accepts anything, and to spam, which it drops', async () => {
  const native = (body: URLSearchParams | string, type = 'application/x-www-form-urlencoded') =>
    post(`${server.url}/contact/received`, body, { accept: '*/*', 'content-type': type });
  for (const form of [formBody(), formBody({ [honeypot]: 'http://spam.example' })]) {
    const { status, headers } = await native(form);
    expect([status, headers.get('location')]).toEqual([303, '/contact/received']);
  }
  expect(await stored()).toHaveLength(1);
  // Not with fetch, which sets this header itself.
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nSec-Fetch-Mode: navigate\r\n\r\n';
  expect(await sendBytes(server.url, head)).toMatch(/^content-type: text\/html/m);
  const refused = await (await native('{}', 'application/json')).text();
  expect(refused).toContain('<a href="/contact">Back to the form</a>');
  expect(refused).not.toContain('in the form below');
});

test('stores a double click once', async () => {
  const responses = await Promise.all([1, 2, 3].map(() => server.send()));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(server.log.join('').match(/request repeated/g)).toHaveLength(2);
  await server.send({ message: 'I forgot something.' });
  const counts = [(await stored()).length];
  // A time far ahead is from before the clock was set back.
  for (const when of ['-30 seconds', '-61 seconds', '+1 hour']) {
    await server.update(`receivedAt = ${timeSql(when)}`);
    await server.send();
    counts.push((await stored()).length);
  }
  expect(counts).toEqual([2, 2, 3, 4]);
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
    expect(await response.text()).toContain(accept === 'text/html' ? failureTexts[status] : '{"ok":false}');
  }
  expect(await stored()).toEqual([]);
});

test('logs times, references, field names and failures that nobody foresaw, but nothing about the visitor', async () => {
  await server.send();
  await server.send({ email: 'jane.doe', phone: '' });
  await server.send({ message: 'x'.repeat(bodyLimit) });
  const log = server.log.slice(1).join('');
  expect(log).toMatch(/"id":"AR-.*appraisal request stored/);
  expect(log).toContain('"fields":["email","phone"],"msg":"form is not valid"');
  // Whole, because a time or a reference may contain any few characters.
  expect(log).not.toMatch(/jane[ .@]|555-0123|elm street|127\.0\.0\.1|failure/i);
  jest.spyOn(server.outbox, 'wake').mockImplementation(() => {
    throw new Error('unforeseen');
  });
  expect((await server.send()).status).toBe(503);
  expect(server.log.join('')).toMatch(/unforeseen.*unexpected failure/);
});

const restart = async (options: Parameters<typeof startTestServer>[0]) => {
  await server.stop();
  Object.assign(server, await startTestServer(options));
};

test('asks a visitor to wait and keeps what was typed, but not after a mistake or spam, nor for a repeat', async () => {
  await restart({ rateLimit: 3 });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  await server.send({ phone: '' });
  expect((await server.send({ [honeypot]: 'x' })).status).toBe(200);
  // Without a trusted proxy, an invented address doesn't help.
  const invented = (name: string) => server.send({ name }, { 'x-forwarded-for': `198.51.100.${name}` });
  const responses = await Promise.all(['1', '2', '3', '4', '5'].map(invented));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
  const page = await server.send({ name: 'Patient Person' }, asBrowser);
  expect(page.status).toBe(429);
  expect(await page.text()).toMatch(/<h2>Please wait a moment<.+"Patient Person"/s);
  clock.mockRestore();
  expect(page.headers.get('retry-after')).toBe('60');
  expect(server.log.join('')).toMatch(/the hidden field is filled in.*too many forms from one address/s);
  expect((await server.send({ name: (await stored())[0]?.name ?? '' })).status).toBe(200);
  expect(await stored()).toHaveLength(3);
});

test('counts each visitor behind a trusted proxy, and an IPv6 network as one', async () => {
  await restart({ rateLimit: 1, trustProxy: ['127.0.0.1'] });
  const statusFor = async (name: string) => (await server.send({ name }, { 'x-forwarded-for': name })).status;
  expect([await statusFor('2001:db8:1:2::9'), await statusFor('198.51.100.2')]).toEqual([200, 200]);
  expect(await statusFor('2001:db8:1:2:3:4:5:6')).toBe(429);
});
