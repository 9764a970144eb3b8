/* `e2e/hosts.spec.ts` tests caching, types, encodings, HEAD and 304 with the finished site. */
import fs from 'node:fs';
import { startTestServer } from '../testing/server';
import { readSite } from './servedSite';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });

test.each([
  ['/contact.html', '/contact'],
  ['/contact/', '/contact'],
  ['/contact/?a=1&b=%2F', '/contact?a=1&b=%2F'],
  ['/index', '/'],
  ['/index.html?x', '/?x'],
  ['/services/divorce-appraisals.html', '/services/divorce-appraisals'],
  ['/contact/received/', '/contact/received'],
  ['/About', '/about'],
  ['/Services/Divorce-Appraisals.HTML?x', '/services/divorce-appraisals?x'],
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

test('sends the headers of _headers with pages, redirects, refusals and responses to a POST', async () => {
  const post = fetch(`${server.url}/`, { method: 'POST', body: new URLSearchParams('a=b') });
  const put = fetch(`${server.url}/contact`, { method: 'PUT' });
  for (const response of await Promise.all([get('/'), get('/contact/'), get('/%'), post, put])) {
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  }
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

test('starts although out/ contains a link to nothing', () => {
  fs.symlinkSync('nowhere', `${server.folder}/out/dangling.html`);
  expect([...readSite(`${server.folder}/out`).files.keys()]).not.toContain('/dangling');
});

test('responds with 404 for a file that was deleted while the server runs', async () => {
  fs.renameSync(`${server.folder}/out/about.html`, `${server.folder}/about.html`);
  expect((await get('/about')).status).toBe(404);
  fs.renameSync(`${server.folder}/about.html`, `${server.folder}/out/about.html`);
  expect((await get('/about')).status).toBe(200);
});
