import net from 'node:net';
import fc from 'fast-check';
import { LIMITS } from '../server';
import { BAD_REQUESTS, ESCAPES, HOSTILE_PATHS, SEPARATORS, TARGETS } from '../testing/hostileRequests';
import { raw, startTestServer } from '../testing/server';

/** Short enough for a test. */
const SHORT_LIMITS = { headersTimeout: 400, requestTimeout: 800, keepAliveTimeout: 200, checkEvery: 100 };
const SECRET = 'outside-of-the-site';
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({
    rateLimit: 100_000,
    limits: SHORT_LIMITS,
    files: { '../secret.txt': SECRET, '../data/requests.db.txt': SECRET },
  });
});
afterAll(() => server.stop());

/** Expects a safe response, whatever was sent. */
function expectSafe(request: string, answer: string): void {
  const shown = JSON.stringify(request.slice(0, 200));
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
  if (!(status >= 200 && status < 500)) throw new Error(`${shown} got the response ${answer.slice(0, 200)}`);
  if (answer.includes(SECRET) || answer.includes('root:')) throw new Error(`${shown} left the site`);
  const location = /^location: (.*)\r$/im.exec(answer)?.[1];
  if (location !== undefined && !/^\/(?![/\\])/.test(location))
    throw new Error(`${shown} was redirected to ${location}`);
  if (/^x-injected/im.test(answer)) throw new Error(`${shown} wrote a header`);
  if (/at \w+ \(|node_modules/.test(answer)) throw new Error(`${shown} revealed a stack trace`);
}

async function inGroups<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let index = 0; index < items.length; index += 20) await Promise.all(items.slice(index, index + 20).map(work));
}

test(`${HOSTILE_PATHS.length} hostile paths never leave the site and never redirect to another`, async () => {
  expect(HOSTILE_PATHS.length).toBeGreaterThan(500);
  await inGroups(HOSTILE_PATHS, async (path) => {
    const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    expectSafe(path, await raw(server.port, Buffer.from(request, 'latin1')));
  });
  expect((await fetch(`${server.url}/contact`)).status).toBe(200);
}, 60_000);

test(`${BAD_REQUESTS.length} malformed requests are refused or get their connection closed`, async () => {
  await inGroups(BAD_REQUESTS, async (request) => {
    const answer = await raw(server.port, Buffer.from(request, 'latin1'));
    if (answer !== '') expectSafe(request, answer);
  });
  expect((await fetch(`${server.url}/`)).status).toBe(200);
}, 60_000);

test('closes connections with slow headers or bodies, within 30 seconds with the real limits', async () => {
  const { requestTimeout, headersTimeout, checkEvery } = LIMITS;
  const slowest = Math.max(requestTimeout, headersTimeout) + checkEvery;
  expect(slowest).toBeLessThan(30_000);
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

test('random paths never leave the site', async () => {
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
        expectSafe(path, await raw(server.port, Buffer.from(request, 'latin1')));
      },
    ),
    { numRuns: 400 },
  );
}, 60_000);

test('random forms are stored or refused without an error, and no script is echoed', async () => {
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
