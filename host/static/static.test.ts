import fs from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { raw, startTestServer } from '../testing/server';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
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
])('serves the page at %s although a folder has the same name', async (path, title) => {
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
])('answers 404 to %s with the page of the nearest folder', async (path, title) => {
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
])('redirects %s to the address of the page', async (path, location) => {
  const response = await get(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(location);
});

test.each([
  '/_headers',
  '/_redirects',
  '/host.json',
  '/.nojekyll',
  '/.env',
  '/_next/static/chunks/app.js.br',
  '/data/requests.db',
])('does not serve %s', async (path) => expect((await get(path)).status).toBe(404));

test('lets browsers keep only files whose names change with their contents', async () => {
  expect((await get('/_next/static/chunks/app.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await get('/contact')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('sends the headers of _headers with pages, redirects, refusals and answers to posts', async () => {
  const post = fetch(`${server.url}/`, { method: 'POST', body: new URLSearchParams('a=b') });
  const put = fetch(`${server.url}/contact`, { method: 'PUT' });
  for (const response of await Promise.all([get('/'), get('/contact/'), get('/%'), post, put])) {
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  }
});

test('sends text files as text, also from .well-known', async () => {
  const response = await get('/robots.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await get('/.well-known/security.txt')).status).toBe(200);
});

test('sends the compressed copy that the browser accepts', async () => {
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

test('answers 304 when the browser has the current page', async () => {
  const first = await get('/contact');
  const etag = first.headers.get('etag') ?? '';
  // As a browser sends it: without this, fetch adds "no-cache", which asks for the whole page.
  const asBrowser = { 'cache-control': 'max-age=0' };
  const second = await get('/contact', { ...asBrowser, 'if-none-match': `"other", ${etag}` });
  expect(second.status).toBe(304);
  expect(second.headers.get('etag')).toBe(etag);
  expect(await second.text()).toBe('');
  expect((await get('/contact', { ...asBrowser, 'if-none-match': '"other"' })).status).toBe(200);
  expect((await get('/nope', { ...asBrowser, 'if-none-match': etag })).status).toBe(404);
});

test('answers ranges', async () => {
  const picture = await get('/images/house%20one.avif', { range: 'bytes=10-19' });
  expect(picture.status).toBe(206);
  expect(picture.headers.get('content-range')).toBe('bytes 10-19/5000');
  expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  expect((await (await get('/images/house%20one.avif', { range: 'bytes=-5' })).arrayBuffer()).byteLength).toBe(5);
  expect((await get('/images/house%20one.avif', { range: 'bytes=5000-' })).status).toBe(416);
  expect((await get('/images/house%20one.avif', { range: 'bytes=0-1,4-5' })).status).toBe(200);
  expect((await get('/images/house%20one.avif', { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
});

test('answers HEAD like GET without the body', async () => {
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
])('refuses %s %s and names the allowed methods', async (method, path, allowed) => {
  const response = await fetch(server.url + path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allowed);
});

test('answers 404 to a post to a page that does not exist', async () => {
  expect((await fetch(`${server.url}/nope`, { method: 'POST', body: 'x' })).status).toBe(404);
});

test('answers 404 for a file that was deleted while the server runs', async () => {
  fs.renameSync(`${server.folder}/out/about.html`, `${server.folder}/about.html`);
  expect((await get('/about')).status).toBe(404);
  fs.renameSync(`${server.folder}/about.html`, `${server.folder}/out/about.html`);
  expect((await get('/about')).status).toBe(200);
});
