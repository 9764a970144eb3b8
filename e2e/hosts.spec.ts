/*
 * The same tests for every way to host the site: the self-host server, and nginx, Caddy and Apache with the
 * configurations in docs/deploy.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { request as rawRequest } from 'node:http';
import { someRequest } from './support/form';
import { specified } from './support/pages';
import { expect, test } from './support/test';
import { isInstalled, startWebServer, webServers } from './support/webServers';

const year = 'public, max-age=31536000, immutable';
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const requestBody = () => new URLSearchParams({ 'form-name': 'appraisal-request', ...someRequest() }).toString();

/** Name and value of each header that `out/_headers` sets for all paths. */
const securityHeaders = readFileSync('out/_headers', 'utf8')
  .split('\n\n')[0]
  ?.split('\n')
  .slice(1)
  .map((line) => line.trim().split(/:\s*(.*)/) as [string, string]);

const firstIn = (folder: string, ending: string) => {
  const name = readdirSync(`out/${folder}`).find((candidate) => candidate.endsWith(ending));
  return `/${folder}/${name}`;
};

/** Requests exactly this path, which `fetch` would normalize, and resolves to the Location header. */
const rawLocation = (address: string, path: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    rawRequest({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.headers.location ?? '');
    })
      .on('error', reject)
      .end();
  });

/** @param addressOf called when a test runs, because the server is started only then */
function testRequests(addressOf: () => string, takesForm: boolean) {
  const get = (path: string, init: RequestInit = {}) => fetch(addressOf() + path, { redirect: 'manual', ...init });

  test('serves every page at its own address', async () => {
    for (const path of specified) {
      const response = await get(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('content-type'), path).toMatch(/^text\/html/);
      expect(await response.text(), path).toContain('</html>');
    }
  });

  test('redirects .html and trailing slashes to the page', async () => {
    for (const [path, target] of [
      ['/about.html', '/about'],
      ['/about/', '/about'],
      ['/services/date-of-death/', '/services/date-of-death'],
      ['/about/?from=ad', '/about?from=ad'],
      ['/index.html', '/'],
    ] as const) {
      const response = await get(path);
      expect([301, 308], path).toContain(response.status);
      expect(new URL(response.headers.get('location') ?? '', addressOf()).href, path).toBe(addressOf() + target);
    }
  });

  test('never redirects to another site', async () => {
    for (const path of ['//other.example/', '/\\other.example/', '//other.example/a.html']) {
      expect(await rawLocation(addressOf(), path), path).not.toMatch(/^(https?:)?[/\\]{2}other/);
    }
  });

  test('serves the not-found page of the nearest folder with status 404', async () => {
    for (const [path, words] of [
      ['/nope', 'Page Not Found'],
      ['/services/nope', 'Service Not Found'],
      ['/services/nope/deeper', 'Service Not Found'],
      ['/resources/nope', 'Resource Not Found'],
      ['/blog/nope', 'Page Not Found'],
    ] as const) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(await response.text(), path).toContain(`<title>${words}`);
    }
  });

  test('does not serve files that are only for hosts', async () => {
    for (const path of [
      '/_headers',
      '/_redirects',
      '/.nojekyll',
      '/about.html.br',
      '/host.json',
      '/_not-found',
      '/404',
      '/services/404',
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
  });

  test('lets browsers cache only files whose names change with their contents', async () => {
    for (const path of [firstIn('_next/static/chunks', '.js'), firstIn('pictures', '.avif')]) {
      const response = await get(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('cache-control'), path).toBe(year);
    }
    for (const path of [
      '/',
      '/about',
      firstIn('cards', ''),
      '/feed.xml',
      '/_next/static/chunks/nope.js',
      '/pictures/nope.avif',
    ]) {
      expect((await get(path)).headers.get('cache-control') ?? '', path).not.toContain('immutable');
    }
  });

  test('lets browsers cache the icon for a day', async () => {
    expect((await get('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=86400');
  });

  test('sends each file with its content type', async () => {
    for (const [path, type] of [
      ['/sitemap.xml', /xml/],
      ['/feed.xml', /xml/],
      ['/robots.txt', /^text\/plain/],
      ['/manifest.webmanifest', /^application\/manifest\+json/],
      ['/icon.svg', /^image\/svg\+xml/],
      [firstIn('cards', ''), /^image\//],
      [firstIn('pictures', '.avif'), /^image\/avif/],
      [firstIn('_next/static/chunks', '.js'), /javascript/],
    ] as const) {
      expect((await get(path)).headers.get('content-type'), path).toMatch(type);
    }
  });

  test('sends each security header once with every response', async () => {
    expect(securityHeaders?.length).toBeGreaterThan(4);
    for (const path of ['/', '/services/nope', firstIn('cards', '')]) {
      const { headers } = await get(path);
      for (const [name, value] of securityHeaders ?? []) expect(headers.get(name), `${name} of ${path}`).toBe(value);
    }
  });

  test('compresses text, and responds with 304 when the browser has the current version', async () => {
    const first = await get('/about', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(first.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    // As browsers send it. Without it, fetch adds "no-cache", which requests the full page.
    const asBrowser = { 'Cache-Control': 'max-age=0' };
    const again = await get('/about', {
      headers: { 'Accept-Encoding': 'gzip, br', 'If-None-Match': etag, ...asBrowser },
    });
    expect(again.status).toBe(304);
  });

  test('responds to HEAD like to GET, without the body', async () => {
    const response = await get('/about', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  const post = (path: string, headers: Record<string, string> = {}) =>
    get(path, { method: 'POST', headers: { ...form, ...headers }, body: requestBody() });

  if (takesForm) {
    test('accepts the form, with and without JavaScript', async () => {
      const script = await post('/');
      expect(script.ok).toBe(true);
      expect(await script.json()).toMatchObject({ ok: true });
      const native = await post('/contact/received', { Accept: 'text/html' });
      expect(native.status).toBe(303);
      expect(new URL(native.headers.get('location') ?? '', addressOf()).pathname).toBe('/contact/received');
      expect((await get('/contact/received')).status).toBe(200);
    });

    test('answers a request that is too large with 413', async () => {
      const body = new URLSearchParams({ message: 'a'.repeat(400_000) });
      expect((await get('/', { method: 'POST', headers: form, body })).status).toBe(413);
    });
  } else {
    test('refuses the form, so that no visitor is thanked for a request that is lost', async () => {
      for (const path of ['/', '/contact/received']) expect((await post(path)).status, path).toBe(405);
    });
  }

  test('refuses a POST to anything but the form', async () => {
    for (const path of ['/about', '/contact', '/icon.svg']) expect((await post(path)).status, path).toBe(405);
    for (const path of ['/nope', '/_next/static/nope.js'])
      expect([404, 405], path).toContain((await post(path)).status);
  });
}

test.describe('the self-host server', () => {
  let own = '';
  test.beforeAll(({ baseURL }) => {
    own = baseURL ?? '';
  });
  testRequests(() => own, true);
});

for (const webServer of webServers) {
  test.describe(webServer.name, () => {
    test.skip(!isInstalled(webServer), `${webServer.program} is not installed; see docs/deploy.md`);
    let running: Awaited<ReturnType<typeof startWebServer>> | undefined;
    test.beforeAll(async ({ baseURL }) => {
      running = await startWebServer(webServer, new URL(baseURL ?? '').port);
    });
    test.afterAll(() => running?.stop());
    testRequests(() => running?.address ?? '', webServer.takesForm);
  });
}
