/** @jest-environment node */
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { HTTP_LIMITS } from './httpServer';
import { readPlainGet } from './plainGet';
import { formBody, startTestServer } from './testServer';

const LARGE = Buffer.alloc(1024 * 1024, 'x');
const IMPATIENT = { ...HTTP_LIMITS, headersTimeout: 300, keepAliveTimeout: 200, connectionsCheckingInterval: 100 };
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({
    limits: IMPATIENT,
    files: { 'large.png': LARGE, 'huge.pdf': Buffer.alloc(3e6, 7) },
  });
});
afterAll(() => server.stop());

/** A connection that stays open; what came back so far, and its end. */
function connect(port = server.port) {
  const socket = net.connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) =>
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1'))),
  );
  return { socket, ended, received: () => Buffer.concat(chunks).toString('latin1') };
}

const plain = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const statuses = (answers: string) => [...answers.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => match[1]);
const withoutDate = (answer: string) => answer.replace(/^Date: .*\r\n/m, '');

test('an answer has the bytes that Node would send', async () => {
  const paths = ['/', '/contact', '/robots.txt', '/large.png', '/huge.pdf', '/_next/static/chunks/app.js', '/nope'];
  const encodings = ['', 'Accept-Encoding: gzip, br\r\n', 'accept-encoding:gzip\r\n'];
  const compare = async (path: string, encoding: string) => {
    const lane = connect();
    const node = connect();
    lane.socket.write(plain(path, encoding));
    node.socket.write(plain(path, `${encoding}X-Not-Plain: 1\r\n`));
    expect(withoutDate(await lane.ended)).toBe(withoutDate(await node.ended));
  };
  await Promise.all(paths.flatMap((path) => encodings.map((encoding) => compare(path, encoding))));
}, 30_000);

test('what is recognized, Node reads as the same single request', async () => {
  let seen: http.IncomingMessage[] = [];
  const reference = http.createServer((request, response) => {
    seen.push(request);
    response.end();
  });
  await new Promise<void>((resolve) => reference.listen(0, '127.0.0.1', resolve));
  const { port } = reference.address() as AddressInfo;
  const line = fc.constantFrom(
    'Accept: */*',
    'User-Agent: x',
    'Accept-Language:en',
    'Host: x',
    'host:y',
    'Accept-Encoding: gzip;q=0, br ',
    'Cookie: a=b; c',
    'Connection: keep-alive',
    'Connection: close',
    'Content-Length: 5',
    'Transfer-Encoding: chunked',
    ' folded',
    'Referer : x',
    'If-None-Match: *',
    '',
    'GET /other HTTP/1.1',
  );
  const spoiled = fc.record({ at: fc.nat(150), byte: fc.integer({ min: 0, max: 255 }), insert: fc.boolean() });
  let recognized = 0;
  const check = fc.asyncProperty(
    fc.constantFrom('/', '/contact', '//x', '/a?b#c', '*', 'http://x/'),
    fc.array(line, { maxLength: 3 }),
    fc.option(spoiled, { freq: 2 }),
    async (target, lines, damage) => {
      const text = ['GET ', target, ' HTTP/1.1\r\nHost: x\r\n', ...lines.map((each) => `${each}\r\n`), '\r\n'].join('');
      const bytes = [...Buffer.from(text)];
      if (damage) bytes.splice(damage.at, damage.insert ? 0 : 1, damage.byte);
      const request = readPlainGet(Buffer.from(bytes));
      if (!request) return;
      recognized += 1;
      seen = [];
      const { socket, ended } = connect(port);
      socket.end(Buffer.from(bytes));
      expect(statuses(await ended)).toEqual(['200']);
      expect(seen).toHaveLength(1);
      expect(seen[0]).toMatchObject({ method: 'GET', url: request.target, httpVersion: '1.1' });
      expect(seen[0]?.headers['accept-encoding']).toBe(request.acceptEncoding);
    },
  );
  try {
    await fc.assert(check, { numRuns: 2000 });
  } finally {
    reference.close();
  }
  expect(recognized).toBeGreaterThan(20);
}, 60_000);

test('one connection may ask for anything in any order, in whatever pieces it arrives', async () => {
  const body = formBody({ name: 'Same Connection' }).toString();
  const form = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const asked = [plain('/contact'), plain('/large.png'), plain('/nope'), plain('/'), form, plain('/about')].join('');
  const expected = ['200', '200', '404', '200', '200', '200'];
  const sendInPieces = async (size: number) => {
    const { socket, ended } = connect();
    socket.setNoDelay(true);
    for (let start = 0; start < asked.length; start += size) {
      socket.write(asked.slice(start, start + size));
      await pause(size > 50 ? 20 : 1);
    }
    expect(statuses(await ended)).toEqual(expected);
  };
  await Promise.all([1, 7, 60, 61, asked.length].map(sendInPieces));
}, 30_000);

test('who takes nothing is not read from, and gets every answer once it does', async () => {
  const { socket, ended } = connect();
  socket.pause();
  for (let count = 0; count < 40; count += 1) {
    socket.write(plain('/large.png'));
    await pause(2);
  }
  expect(process.memoryUsage().arrayBuffers).toBeLessThan(400 * 1024 * 1024);
  socket.resume();
  const answers = await ended;
  expect(statuses(answers)).toHaveLength(40);
  expect(answers.length).toBeGreaterThan(40 * LARGE.length);
});

test('a connection that says nothing is told so and ended; one that said something is just ended', async () => {
  const silent = connect();
  const idle = connect();
  idle.socket.write(plain('/robots.txt'));
  expect(await silent.ended).toMatch(/^HTTP\/1\.1 408 /);
  expect(statuses(await idle.ended)).toEqual(['200']);
});

test('stopping does not wait for connections that ask for nothing, and finishes what is being sent', async () => {
  const own = await startTestServer({ files: { 'large.png': LARGE } });
  const idle = connect(own.port);
  const asking = connect(own.port);
  idle.socket.write(plain('/contact'));
  while (idle.received() === '') await pause(5);
  asking.socket.pause();
  asking.socket.write(plain('/large.png'));
  await pause(50);
  const stopped = own.stop();
  asking.socket.resume();
  expect((await asking.ended).length).toBeGreaterThan(LARGE.length);
  await idle.ended;
  await stopped;
});
