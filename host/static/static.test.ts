import { renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asBrowser, formBody, post, sendBytes, siteFacts, testServer, writeSite } from '../testing/server';
import { openSite } from './site';

const secret = 'outside-of-the-site';
const hidden = { '../secret.txt': secret, '_next/.git/config': secret, 'site.json.br': secret };
const server = testServer({ ...hidden, '.well-known/security.txt': 'Contact: us', 'c#d.txt': 'C', 'plan.tar.gz': 'P' });

async function get(path: string) {
  const response = await fetch(server.url + path);
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

test('no path leaves the site or leads to another', async () => {
  for (const path of ['/../secret.txt', '/..%2fsecret.txt', '/_next/.git/config', '/site.json.br', '//evil.example/']) {
    const answer = await sendBytes(server.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect([path, answer]).toEqual([path, expect.stringMatching(/^HTTP\/1.1 404 /)]);
  }
});

test('gives slow clients the times in docs/operations.md, and ends no connection before a proxy does', async () => {
  const { timeout, headersTimeout, requestTimeout, maxConnections, keepAliveTimeout } = server.app.server;
  expect([timeout, headersTimeout, requestTimeout, maxConnections]).toEqual([60_000, 15_000, 25_000, 2000]);
  // Those in docs/deploy keep one for two minutes at most.
  expect(keepAliveTimeout).toBeGreaterThan(120_000);
});

test('serves what has to be below .well-known, a name with a #, and an archive that is no copy', async () => {
  // The second by a redirect, because the address of a page is lowercase.
  const texts = { '/.well-known/security.txt': 'Contact: us', '/C%23d.txt': 'C', '/plan.tar.gz': 'P' };
  for (const [path, text] of Object.entries(texts)) expect(await get(path)).toMatchObject({ text });
});

test('redirects to the address of the page, with what follows it', async () => {
  const path = '/Services/Divorce-Appraisals.HTML//?a=1&b=%2F';
  const response = await fetch(server.url + path, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([308, '/services/divorce-appraisals?a=1&b=%2F']);
  const absolute = await sendBytes(server.url, 'GET http://x/About?a=1 HTTP/1.0\r\n\r\n');
  expect(absolute).toMatch(/ 308 [\s\S]*location: \/about\?a=1\r/);
});

test('answers with the whole not-found page again when the browser has it, and with a whole page to a malformed range', async () => {
  expect((await fetch(`${server.url}/about`, { headers: { range: 'bytes=abc' } })).status).toBe(200);
  const known = await fetch(`${server.url}/nope`);
  const conditions = [`If-None-Match: ${known.headers.get('etag')}`, `If-Modified-Since: ${new Date().toUTCString()}`];
  // Not with fetch, which adds a header by which the library ignores conditions.
  const answers = conditions.map((one) => sendBytes(server.url, `GET /nope HTTP/1.0\r\n${one}\r\n\r\n`));
  for (const answer of answers) expect(await answer).toMatch(/ 404 .*<title>Page Not Found/s);
});

test('answers for a missing file that is no page, for no address and for no method, in a few words', async () => {
  for (const path of ['/about', '/index.html', '/healthz', '/']) {
    const response = await fetch(server.url + path, { method: 'PUT' });
    expect([response.status, await response.text()]).toEqual([405, 'Method Not Allowed\n']);
    expect(response.headers.get('allow')).toBe(path === '/' ? 'GET, HEAD, POST' : 'GET, HEAD');
  }
  // Not as the pattern of a route.
  expect((await fetch(`${server.url}/:a(`, { method: 'POST' })).status).toBe(404);
  for (const path of ['/favicon.ico', '/_next/static/chunks/nope.js', '/%ff%fe']) {
    const { status, headers, text } = await get(path);
    expect([status, text]).toEqual([404, 'Page Not Found\n']);
    const expected = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };
    expect(headers).toMatchObject({ ...expected, 'cache-control': 'no-store' });
  }
  for (const [path, what] of Object.entries({ '/about-us.html': 'Page', '/services/mr.smith': 'Service' }))
    expect((await get(path)).text).toContain(`<title>${what} Not Found`);
});

test('serves a new build as soon as it is there: pages, headers and configuration', async () => {
  const out = `${server.folder}/out`;
  const revalidated = { 'referrer-policy': 'same-origin', 'cache-control': 'public, max-age=0, must-revalidate' };
  expect(await get('/about')).toMatchObject({ status: 200, headers: revalidated });
  const build = {
    'about.html': '<title>New</title>',
    '_next/static/chunks/new.js': 'console.log(2)',
    'site.json': siteFacts({ name: 'New Name' }),
    _headers: '/*\n  Referrer-Policy: no-referrer\n/about\n  Referrer-Policy: origin\n',
  };
  writeSite(build, `${out}.new`);
  renameSync(out, `${out}.old`);
  // For a moment there is no site.
  expect((await get('/about')).status).toBe(404);
  expect(server.log.join('')).not.toContain('There is no finished site');
  renameSync(`${out}.new`, out);
  // Whoever gets the new page at once also gets its scripts.
  expect(await get('/about')).toMatchObject({ text: '<title>New</title>', headers: { 'referrer-policy': 'origin' } });
  expect((await get('/_next/static/chunks/new.js')).text).toBe('console.log(2)');
  expect(await get('/')).toMatchObject({ status: 200, headers: { 'referrer-policy': 'no-referrer' } });
  const refused = await post(`${server.url}/`, formBody({ phone: '' }), asBrowser);
  expect(await refused.text()).toContain('New Name');
});

test('reads and reports a new site that could not be read once a second, though nothing in it changed', () => {
  const now = jest.spyOn(performance, 'now');
  const out = join(writeSite(), 'out');
  const log = { error: jest.fn() };
  const site = openSite(out, log);
  writeSite({ 'late.html': '<title>Late</title>' }, out);
  writeFileSync(join(out, '_headers'), 'no rule');
  utimesSync(join(out, 'site.json'), 1, 1);
  const isLateServed = (time: number) => {
    now.mockReturnValue(time);
    site.refresh();
    return site.snapshot.files.has('/late');
  };
  expect([1000, 1999, 2000].map(isLateServed)).toEqual([false, false, false]);
  expect(log.error).toHaveBeenCalledTimes(2);
  writeFileSync(join(out, '_headers'), '');
  expect([2999, 3000].map(isLateServed)).toEqual([false, true]);
});
