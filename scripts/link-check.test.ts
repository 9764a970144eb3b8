import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkLinks, outsideLinks } from './link-check';

let server: Server;
let site: string;
let now = 0;
let most = 0;
const asked: string[] = [];

const answer: RequestListener = async (request, response) => {
  asked.push(`${request.method} ${request.url}`);
  now += 1;
  most = Math.max(most, now);
  await new Promise((resolve) => setTimeout(resolve, 20));
  now -= 1;
  if (request.url === '/silent') return;
  if (request.url === '/moved') return response.writeHead(301, { location: '/good' }).end();
  if (request.url === '/no-head') return response.writeHead(request.method === 'HEAD' ? 405 : 200).end();
  const status = { '/gone': 404, '/refused': 403, '/ill': 500 }[request.url ?? ''] ?? 200;
  response.writeHead(status).end();
};

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  most = 0;
});

/** An address at which nobody listens. */
async function nowhere(): Promise<string> {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  return `http://127.0.0.1:${port}`;
}

const check = async (path: string, timeoutMs = 30_000) => (await checkLinks([`${site}${path}`], { timeoutMs }))[0];

test.each([
  ['/good', 'good', ''],
  ['/no-head', 'good', ''],
  ['/gone', 'broken', 'answers 404'],
  ['/refused', 'unsure', 'answers 403'],
  ['/ill', 'unsure', 'answers 500'],
])('%s is %s', async (path, verdict, reason) => {
  expect(await check(path)).toEqual({ url: site + path, verdict, reason });
});

test('reports the new address of a page that moved', async () => {
  expect(await check('/moved')).toEqual({ url: `${site}/moved`, verdict: 'moved', reason: `now at ${site}/good` });
});

test('reports a site that does not answer in time as unsure', async () => {
  expect(await check('/silent', 100)).toMatchObject({ verdict: 'unsure', reason: 'no answer within 0.1 s' });
});

test('reports a missing host as unreachable and still checks the others', async () => {
  const gone = await nowhere();
  const results = await checkLinks([`${gone}/law`, `${site}/good`]);
  expect(results.map(({ verdict }) => verdict)).toEqual(['unreachable', 'good']);
});

test('requests only a few pages without a network', async () => {
  const hosts = await Promise.all(Array.from({ length: 6 }, nowhere));
  const results = await checkLinks(hosts);
  expect(results).toHaveLength(3);
  expect(results.every(({ verdict }) => verdict === 'unreachable')).toBe(true);
});

test('requests each page once, within the concurrency limit', async () => {
  const pages = Array.from({ length: 12 }, (_, page) => `${site}/page-${page}`);
  const results = await checkLinks([...pages, `${site}/page-1#part`, `${site}/page-1`], { parallel: 3 });
  expect(results).toHaveLength(12);
  expect(asked).toHaveLength(12);
  expect(most).toBeLessThanOrEqual(3);
});

test('finds links to other sites with their texts, and no internal links', () => {
  const html = `<p>See <a href="https://www.irs.gov/a(c)?x=1&amp;y=2">Form <em>706</em></a>, <a href="/contact">us</a>,
    <a href="mailto:a@b.example">mail</a> and <a href="https://dor.wa.gov"></a>.</p>`;
  expect(outsideLinks(html, 'content/faq.yaml')).toEqual([
    { url: 'https://www.irs.gov/a(c)?x=1&y=2', label: 'Form 706', file: 'content/faq.yaml' },
    { url: 'https://dor.wa.gov', label: '', file: 'content/faq.yaml' },
  ]);
});
