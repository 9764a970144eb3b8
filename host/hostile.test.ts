/** @jest-environment node */
import net from 'node:net';
import fc from 'fast-check';
import { HTTP_LIMITS } from './httpServer';
import { raw, startTestServer } from './testServer';

/** Like the real limits, but for a test that does not want to wait. */
const IMPATIENT = { ...HTTP_LIMITS, headersTimeout: 400, requestTimeout: 800, connectionsCheckingInterval: 100 };
const SECRET = 'kept-outside-of-the-site';
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({
    rateLimit: 100_000,
    limits: IMPATIENT,
    files: { '../secret.txt': SECRET, '../data/requests.db.txt': SECRET },
  });
});
afterAll(() => server.stop());

const ESCAPES = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '..%00',
  '..;',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
  '....',
  '.../...',
  '..%5c',
  '..\\',
];
const SEPARATORS = ['/', '%2f', '%2F', '%5c', '\\', '//', '%252f', '/./'];
const TARGETS = ['secret.txt', 'data/requests.db', 'etc/passwd', '_headers', 'package.json'];
const ORIGINS = [
  'evil.example',
  'evil.example/',
  'evil.example/%2e%2e',
  'evil.example/index.html',
  '@evil.example',
  'evil.example//',
  'contact.html',
  'contact/',
];
const LEADS = [
  '//',
  '///',
  '/\\',
  '/%5c',
  '/%2f',
  '/%2f%2f',
  '/.//',
  '/%09/',
  '/%0d%0a/',
  '\\\\',
  '/;//',
  'http://evil.example/',
  'https:',
  '@',
  '?//',
  '*',
  '',
];

const traversals = ESCAPES.flatMap((upwards) =>
  SEPARATORS.flatMap((separator) => TARGETS.map((target) => `/${`${upwards}${separator}`.repeat(3)}${target}`)),
);
const redirects = LEADS.flatMap((lead) => ORIGINS.map((origin) => lead + origin));
const odd = [
  '/%',
  '/%zz',
  '/%e0%a4%a',
  '/%ff%fe',
  '/\u0000',
  '/%00',
  '/contact%00.html',
  '/contact.html%00',
  '/contact%20',
  '/contact.',
  '/CONTACT',
  '/contact;x=1',
  '/contact#x',
  '/?',
  '/?%',
  '/??',
  '/contact?%zz',
  '/contact/?%0d%0aX-Injected:1',
  '/contact/?\u00e9\u00ff',
  '/index/index',
  '/index.html/',
  '/.html',
  '/.html.html',
  '/404/',
  '/404.html/',
  '/__proto__',
  '/constructor',
  '/toString',
  '/hasOwnProperty',
  '/.git/config',
  '/.env',
  '/.well-known',
  '/.well-known/',
  '/.well-known/../.env',
  '/_next',
  '/_next/',
  '/_next/static/',
  '/_headers.html',
  '/_redirects/',
  '/contact.html.br',
  '/contact.br',
  '/contact.html.gz',
  '/data/requests.db',
  '/requests.db-wal',
  '/healthz/',
  '/healthz?x=1',
  '/healthz/../data',
  `/${'a'.repeat(9000)}`,
  `/${'%41'.repeat(3000)}`,
  `/${'../'.repeat(3000)}`,
  `/contact?${'q'.repeat(9000)}`,
  `/${'/'.repeat(5000)}`,
  '*',
  'contact',
  'http://',
  'http://a/../..',
];
const paths = [...new Set([...traversals, ...redirects, ...odd])];

/** What must hold for every answer, whatever was sent. */
function expectHarmless(request: string, answer: string): void {
  const shown = JSON.stringify(request.slice(0, 200));
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
  if (!(status >= 200 && status < 500)) throw new Error(`${shown} was answered by ${answer.slice(0, 200)}`);
  if (answer.includes(SECRET) || answer.includes('root:')) throw new Error(`${shown} got out of the site`);
  const location = /^location: (.*)\r$/im.exec(answer)?.[1];
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) throw new Error(`${shown} was sent to ${location}`);
  if (/^x-injected/im.test(answer)) throw new Error(`${shown} wrote a header`);
  if (/at \w+ \(|node_modules/.test(answer)) throw new Error(`${shown} was told about our insides`);
}

async function inGroups<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let index = 0; index < items.length; index += 20) await Promise.all(items.slice(index, index + 20).map(work));
}

test(`${paths.length} hostile paths stay inside, are never sent elsewhere, and break nothing`, async () => {
  expect(paths.length).toBeGreaterThan(500);
  await inGroups(paths, async (path) => {
    const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    expectHarmless(path, await raw(server.port, Buffer.from(request, 'latin1')));
  });
  expect((await fetch(`${server.url}/contact`)).status).toBe(200);
}, 60_000);

const BAD_REQUESTS = [
  'GARBAGE\r\n\r\n',
  '\r\n\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'GET /\r\nHost: x\r\n\r\n',
  'BREW / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'PROPFIND / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\nConnection: close\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(3000)}\r\n`,
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\nContent-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n\r\nname=x',
  'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded; charset=utf-16\r\nContent-Length: 3\r\nConnection: close\r\n\r\na=b',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ,;/\r\nContent-Length: 3\r\nConnection: close\r\n\r\na=b',
  'POST /contact/received HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
  'POST //contact/received HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nRange: bytes=0-,1-,2-\r\nAccept-Encoding: \u00ff;q=x,,,;;\r\nIf-None-Match: "\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br;q=NaN\r\nConnection: close\r\n\r\n',
];

test(`${BAD_REQUESTS.length} broken requests are answered or cut, and break nothing`, async () => {
  await inGroups(BAD_REQUESTS, async (request) => {
    const answer = await raw(server.port, Buffer.from(request, 'latin1'));
    if (answer !== '') expectHarmless(request, answer);
  });
  expect((await fetch(`${server.url}/`)).status).toBe(200);
}, 60_000);

test('slow headers and slow bodies are cut, within 30 seconds with the real limits', async () => {
  const { requestTimeout, headersTimeout, connectionsCheckingInterval } = HTTP_LIMITS;
  expect(Math.max(requestTimeout, headersTimeout) + connectionsCheckingInterval).toBeLessThan(30_000);
  const drip = (beginning: string) =>
    new Promise<string>((resolve) => {
      const socket = net.connect(server.port, '127.0.0.1', () => socket.write(beginning));
      const timer = setInterval(() => socket.write('x'), 50);
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(timer);
        resolve(answer);
      });
    });
  const form = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nname=';
  const answers = await Promise.all([
    drip('GET / HTTP/1.1\r\nX-Slow: '),
    drip(`POST / HTTP/1.1\r\nHost: x\r\n${form}`),
    drip(''),
  ]);
  for (const answer of answers) expect(answer).toMatch(/^$|^HTTP\/1\.1 4\d\d /);
});

test('any path at all', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...ESCAPES,
      ...SEPARATORS,
      ...TARGETS,
      'contact',
      'services',
      '404',
      '.html',
      'index',
      '%',
      '?',
      '#',
      ':',
      '@',
    ),
    fc.string({ unit: 'binary-ascii', maxLength: 8 }).map((text) => text.replace(/[\0-\x20\x7f]/g, encodeURIComponent)),
    fc.webPath(),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 8 }),
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT'),
      async (pieces, method) => {
        const path = `/${pieces.join('')}`;
        const request = `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
        expectHarmless(path, await raw(server.port, Buffer.from(request, 'latin1')));
      },
    ),
    { numRuns: 400 },
  );
}, 60_000);

test('any form at all is kept, corrected or turned away, and what is kept is what was sent', async () => {
  const value = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 60 }));
  const field = fc.constantFrom(
    'form-name',
    'name',
    'email',
    'phone',
    'service',
    'propertyAddress',
    'message',
    '__proto__',
    'constructor',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(field, value), { maxLength: 10 }), fc.boolean(), async (fields, page) => {
      const body = new URLSearchParams(fields.map(([name, text]) => [name, text]));
      if (page) body.set('form-name', 'appraisal-request');
      const headers = { accept: page ? 'text/html' : '*/*' };
      const response = await fetch(`${server.url}/`, { method: 'POST', body, headers, redirect: 'manual' });
      expect([422, 200, 303]).toContain(response.status);
      expect(await response.text()).not.toContain('<script');
    }),
    { numRuns: 200 },
  );
}, 60_000);
