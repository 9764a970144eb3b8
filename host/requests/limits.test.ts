import { AS_BROWSER, formBody, post, startTestServer } from '../testing/server';
import { addressKey } from './clientAddress';

let server: Awaited<ReturnType<typeof startTestServer>>;
let started = false;
afterEach(async () => {
  if (started) await server.stop();
  started = false;
});

const start = async (options: Parameters<typeof startTestServer>[0]) => {
  server = await startTestServer(options);
  started = true;
};
let count = 0;
const send = (headers: Record<string, string> = {}, changes: Record<string, string> = {}) =>
  post(`${server.url}/`, formBody({ message: `request ${count++}`, ...changes }), headers);

test('asks a visitor over the limit to wait, and keeps what was typed', async () => {
  await start({ rateLimit: 3 });
  for (let index = 0; index < 3; index += 1) expect((await send()).status).toBe(200);
  const data = await send();
  expect(data.status).toBe(429);
  const seconds = Number(data.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  const page = await send(AS_BROWSER, { name: 'Patient Person' });
  expect(page.status).toBe(429);
  const html = await page.text();
  expect(html).toContain('Please wait a moment');
  expect(html).toContain('value="Patient Person"');
  expect(html).toContain('href="tel:+15095550100"');
});

test('does not count mistakes, spam and repeats', async () => {
  await start({ rateLimit: 2 });
  for (let index = 0; index < 5; index += 1) {
    expect((await send({}, { phone: '' })).status).toBe(422);
    expect((await send({}, { website: 'x' })).status).toBe(200);
    expect((await send({}, { message: 'the same' })).status).toBe(200);
  }
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
  expect((await send({}, { message: 'the same' })).status).toBe(200);
});

test('applies the limit to many simultaneous requests', async () => {
  await start({ rateLimit: 5 });
  const answers = await Promise.all(Array.from({ length: 30 }, () => send()));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5);
  expect(await server.store.read('SELECT id FROM requests')).toHaveLength(5);
});

test('ignores X-Forwarded-For without a trusted proxy', async () => {
  await start({ rateLimit: 1 });
  expect((await send({ 'x-forwarded-for': '198.51.100.1' })).status).toBe(200);
  expect((await send({ 'x-forwarded-for': '198.51.100.2' })).status).toBe(429);
});

test('counts each visitor behind a trusted proxy', async () => {
  await start({ rateLimit: 1, trustProxy: ['127.0.0.1'] });
  expect((await send({ 'x-forwarded-for': '198.51.100.1' })).status).toBe(200);
  expect((await send({ 'x-forwarded-for': '198.51.100.2' })).status).toBe(200);
  expect((await send({ 'x-forwarded-for': '203.0.113.9, 198.51.100.2' })).status).toBe(429);
});

test('trusts exactly one hop with TRUST_PROXY=1', async () => {
  await start({ rateLimit: 1, trustProxy: 1 });
  expect((await send({ 'x-forwarded-for': '203.0.113.1, 198.51.100.1' })).status).toBe(200);
  expect((await send({ 'x-forwarded-for': '203.0.113.2, 198.51.100.1' })).status).toBe(429);
});

test('stores addresses as keyed hashes and deletes old ones', async () => {
  await start({ rateLimit: 9 });
  await send();
  const [row] = await server.store.read('SELECT address FROM accepted');
  expect(String(row?.address)).not.toContain('127');
  await server.store.write(["UPDATE accepted SET at = '2020-01-01T00:00:00.000Z'"]);
  await send();
  expect(await server.store.read('SELECT at FROM accepted')).toHaveLength(1);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['not an address', 'not an address'],
])('counts %s as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
