/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { raw, startTestServer } from './testServer';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({ files: { 'big.pdf': Buffer.alloc(3 * 1024 * 1024, 7) } });
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { 'accept-encoding': 'identity', ...headers }, redirect: 'manual' });

test.each([
  ['/', 'Home'],
  ['/contact', 'Contact'],
  ['/contact?from=footer', 'Contact'],
  ['/contact/received', 'Thank you for your request!'],
  ['/services', 'Services'],
  ['/services/divorce-appraisals', 'Divorce Appraisals'],
])('%s shows its page although a folder has the same name', async (path, title) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`<h1>${title}</h1>`);
});

test.each([
  ['/nope', 'Page Not Found'],
  ['/a/b/c', 'Page Not Found'],
  ['/services/nope', 'Service Not Found'],
  ['/services/nope/deeper/', 'Service Not Found'],
  ['/resources/x.html', 'Resource Not Found'],
  ['/404', 'Page Not Found'],
  ['/404.html', 'Page Not Found'],
  ['/services/404', 'Service Not Found'],
  ['/services/404.html', 'Service Not Found'],
  ['/_next/static/chunks/gone.js', 'Page Not Found'],
])('%s is not found, in words that fit the place', async (path, title) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain(`<h1>${title}</h1>`);
  expect(response.headers.get('cache-control')).not.toContain('immutable');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['/contact.html', '/contact'],
  ['/contact/', '/contact'],
  ['/contact/?a=1&b=%2F', '/contact?a=1&b=%2F'],
  ['/index', '/'],
  ['/index.html?x', '/?x'],
  ['/services/divorce-appraisals.html', '/services/divorce-appraisals'],
  ['/contact/received/', '/contact/received'],
])('%s leads to the one address of the page', async (path, location) => {
  const response = await get(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(location);
});

test.each(['/_headers', '/_redirects', '/.nojekyll', '/.env', '/_next/static/chunks/app.js.br', '/data/requests.db'])(
  '%s is nobody else’s business',
  async (path) => expect((await get(path)).status).toBe(404),
);

test('what a browser may keep for ever is only what is named by its content', async () => {
  expect((await get('/_next/static/chunks/app.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await get('/contact')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('the security headers of _headers are on pages, redirects, refusals and answers to posts', async () => {
  const post = fetch(`${server.url}/`, { method: 'POST', body: new URLSearchParams('a=b') });
  const put = fetch(`${server.url}/contact`, { method: 'PUT' });
  for (const response of await Promise.all([get('/'), get('/contact/'), get('/%'), post, put])) {
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  }
});

test('a page’s data for Next’s client is plain text', async () => {
  const response = await get('/contact.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await get('/contact/__next.contact.txt')).status).toBe(200);
  expect((await get('/.well-known/security.txt')).status).toBe(200);
});

test('text comes compressed as the browser wishes, and the same when unpacked', async () => {
  const plain = await (await get('/contact')).text();
  const packed = async (encoding: string) => {
    const answer = await raw(
      server.port,
      `GET /contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
    );
    const [head = '', ...body] = answer.split('\r\n\r\n');
    return { head, body: Buffer.from(body.join('\r\n\r\n'), 'latin1') };
  };
  const br = await packed('gzip, br');
  expect(br.head).toMatch(/content-encoding: br/i);
  expect(br.head).toMatch(/vary: accept-encoding/i);
  expect(brotliDecompressSync(br.body).toString()).toBe(plain);
  const gzip = await packed('gzip;q=0.5, br;q=0');
  expect(gzip.head).toMatch(/content-encoding: gzip/i);
  expect(gunzipSync(gzip.body).toString()).toBe(plain);
  expect((await packed('identity')).head).not.toMatch(/content-encoding/i);
});

test('a page that did not change is not sent again', async () => {
  const first = await get('/contact');
  const etag = first.headers.get('etag') ?? '';
  const second = await get('/contact', { 'if-none-match': `"other", W/${etag}` });
  expect(second.status).toBe(304);
  expect(second.headers.get('etag')).toBe(etag);
  expect(await second.text()).toBe('');
  expect((await get('/contact', { 'if-none-match': '"other"' })).status).toBe(200);
  expect((await get('/nope', { 'if-none-match': '*' })).status).toBe(404);
});

test('parts of pictures and of files too large for memory', async () => {
  const picture = await get('/images/house%20one.avif', { range: 'bytes=10-19' });
  expect(picture.status).toBe(206);
  expect(picture.headers.get('content-range')).toBe('bytes 10-19/5000');
  expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  expect((await (await get('/big.pdf', { range: 'bytes=-5' })).arrayBuffer()).byteLength).toBe(5);
  expect((await (await get('/big.pdf')).arrayBuffer()).byteLength).toBe(3 * 1024 * 1024);
  expect((await get('/images/house%20one.avif', { range: 'bytes=5000-' })).status).toBe(416);
  expect((await get('/images/house%20one.avif', { range: 'bytes=0-1,4-5' })).status).toBe(200);
  expect((await get('/images/house%20one.avif', { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
});

test('HEAD answers like GET without the body', async () => {
  const head = await fetch(`${server.url}/contact`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  const full = await get('/contact');
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(full.headers.get('content-length'));
  expect(await head.text()).toBe('');
});

test.each([
  ['PUT', '/contact', 'GET, HEAD'],
  ['DELETE', '/', 'GET, HEAD, POST'],
  ['OPTIONS', '/contact/received', 'GET, HEAD, POST'],
  ['POST', '/about', 'GET, HEAD'],
  ['PATCH', '/_next/static/chunks/app.js', 'GET, HEAD'],
])('%s %s is refused and says what is possible', async (method, path, allowed) => {
  const response = await fetch(server.url + path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allowed);
});

test('a post to a page that is not there is not found', async () => {
  expect((await fetch(`${server.url}/nope`, { method: 'POST', body: 'x' })).status).toBe(404);
});
