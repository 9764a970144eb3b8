import { LIMITS } from '../server';
import { AS_BROWSER, formBody, post, raw, startTestServer } from '../testing/server';
import { FIELDS, MAX_LENGTH } from './appraisalRequest';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const stored = async () => server.store.read('SELECT * FROM requests ORDER BY received_at');

test('stores a request together with its mail, and responds to the script with 200', async () => {
  const response = await post(`${server.url}/`, formBody({ message: 'Two\r\nlines' }));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  const [row] = await stored();
  expect(row).toMatchObject({
    name: 'Jane Doe',
    service: 'divorce',
    property_address: '12 Elm Street, Spokane',
    message: 'Two\nlines',
  });
  expect(row?.id).toMatch(/^AR-\d{8}-[0-9A-Z]{7}$/);
  expect(row?.received_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(await server.store.read('SELECT request_id FROM outbox WHERE sent_at IS NULL')).toEqual([
    { request_id: row?.id },
  ]);
});

test.each(['Accept: text/html,application/xhtml+xml,*/*;q=0.8', 'Accept: */*\r\nSec-Fetch-Mode: navigate'])(
  'redirects a browser without JavaScript (%j) to the thank-you page',
  async (headers) => {
    const body = formBody().toString();
    const type = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}`;
    const answer = await raw(
      server.port,
      `POST /contact/received HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${type}\r\n${headers}\r\n\r\n${body}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 303 /);
    expect(answer).toMatch(/^location: \/contact\/received\r$/im);
    expect(await stored()).toHaveLength(1);
  },
);

test.each([
  ['POST / HTTP/1.1', 'application/x-www-form-urlencoded; charset=UTF-8'],
  ['POST /?from=footer HTTP/1.1', 'Application/X-WWW-Form-Urlencoded'],
  ['POST http://www.example.com/contact/received HTTP/1.1', 'application/x-www-form-urlencoded'],
])('accepts "%s" with %s', async (line, type) => {
  const body = formBody().toString();
  const head = `${line}\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}`;
  expect(await raw(server.port, `${head}\r\n\r\n${body}`)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await stored()).toHaveLength(1);
});

test('refuses mistakes with 422, as a page for a browser and as JSON for a script, and stores nothing', async () => {
  const page = await post(`${server.url}/contact/received`, formBody({ phone: '' }), AS_BROWSER);
  expect(page.status).toBe(422);
  expect(await page.text()).toContain('<a href="#phone">Phone Number is required.</a>');
  const data = await post(`${server.url}/`, formBody({ service: 'plumbing', propertyAddress: '' }));
  expect(data.status).toBe(422);
  expect(await data.json()).toEqual({
    ok: false,
    errors: {
      service: 'Service Needed must be one of the services in the list.',
      propertyAddress: 'Property Address is required.',
    },
  });
  expect(await stored()).toHaveLength(0);
});

test('stores everything that a browser accepts', async () => {
  const odd: Record<string, string>[] = [
    { name: '   ' },
    { phone: 'ask my lawyer' },
    { email: 'a@b' },
    { email: ' jane@bücher.example ' },
    { message: '' },
    { extra: 'field' },
    { name: '名前 \u{1F3E0}' },
  ];
  for (const [index, changes] of odd.entries()) {
    const { status } = await post(`${server.url}/`, formBody({ propertyAddress: `House ${index}`, ...changes }));
    expect({ changes, status }).toEqual({ changes, status: 200 });
  }
  expect((await stored()).map((row) => row.name)).toContain('名前 \u{1F3E0}');
});

test('refuses a value that is too long instead of cutting it', async () => {
  const response = await post(`${server.url}/`, formBody({ message: 'x'.repeat(20_001) }));
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toEqual({
    message: 'Additional Information may have at most 20,000 characters.',
  });
});

test('stores a form with every field at its maximum length, in characters of three bytes', async () => {
  const longest = Object.fromEntries(FIELDS.map((field) => [field, '名'.repeat(MAX_LENGTH[field])]));
  const body = formBody({ ...longest, service: 'other', email: `${'a'.repeat(MAX_LENGTH.email - 12)}@example.com` });
  expect((await post(`${server.url}/`, body)).status).toBe(200);
  expect((await stored())[0]?.message).toHaveLength(MAX_LENGTH.message);
});

test('removes control characters', async () => {
  await post(`${server.url}/`, formBody({ name: 'A\u0000B\u001b[31mC', message: 'a\tb\u0007' }));
  expect((await stored())[0]).toMatchObject({ name: 'AB[31mC', message: 'a\tb' });
});

test('responds with success to spam in the hidden field, but stores nothing', async () => {
  const response = await post(`${server.url}/`, formBody({ website: 'http://spam.example' }));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect((await post(`${server.url}/contact/received`, formBody({ website: 'x' }), AS_BROWSER)).status).toBe(303);
  expect(await stored()).toHaveLength(0);
});

test('stores a double click once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => post(`${server.url}/`, formBody())));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(await stored()).toHaveLength(1);
  await post(`${server.url}/`, formBody({ message: 'I forgot something.' }));
  expect(await stored()).toHaveLength(2);
});

test.each([
  ['JSON', 'application/json', JSON.stringify({ 'form-name': 'appraisal-request' }), 415],
  ['plain text', 'text/plain', 'form-name=appraisal-request', 415],
  ['a multipart form', 'multipart/form-data; boundary=x', '--x--', 415],
  ['another form', 'application/x-www-form-urlencoded', 'form-name=newsletter&name=x', 422],
  ['nothing', 'application/x-www-form-urlencoded', '', 422],
  ['too much', 'application/x-www-form-urlencoded', `message=${'x'.repeat(LIMITS.body)}`, 413],
])('refuses %s', async (_what, type, body, status) => {
  for (const accept of ['*/*', 'text/html']) {
    const response = await post(`${server.url}/`, body, { 'content-type': type, accept });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(accept === 'text/html' ? 'text/html' : 'application/json');
  }
  expect(await stored()).toHaveLength(0);
});

test('logs the result, but nothing about the visitor', async () => {
  await post(`${server.url}/?name=Jane`, formBody());
  await post(`${server.url}/`, formBody({ email: 'jane.doe', phone: '' }));
  const log = server.log.filter((line) => !line.includes('Server listening')).join('');
  expect(log).toContain('"id":"AR-');
  expect(log).toContain('"fields":["email","phone"]');
  expect(log).not.toMatch(/jane|509|elm|127\.0\.0\.1/i);
});
