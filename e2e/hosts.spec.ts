/*
 * One list of requests, the same for every host: our own server, nginx and Caddy, the last two before our server and with
 * the files themselves. What is right on one and wrong on another is found here and not by a visitor.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { request as rawRequest } from 'node:http';
import { fronts, isInstalled, startFront } from './support/fronts';
import { specified } from './support/pages';
import { expect, test } from './support/test';

const year = 'public, max-age=31536000, immutable';
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const requestBody = () =>
  new URLSearchParams({
    'form-name': 'appraisal-request',
    name: `Jane Miller ${Math.random()}`,
    email: 'jane.miller@example.com',
    phone: '509 555 0100',
    service: 'divorce',
    propertyAddress: '12 Oak Street, Spokane',
    message: '',
  }).toString();

/** The headers of the rule for all paths in `out/_headers`. */
const policy = readFileSync('out/_headers', 'utf8')
  .split('\n\n')[0]
  ?.split('\n')
  .slice(1)
  .map((line) => line.trim().split(/:\s*(.*)/) as [string, string]);

const firstIn = (folder: string, ending: string) => {
  const name = readdirSync(`out/${folder}`).find((candidate) => candidate.endsWith(ending));
  return `/${folder}/${name}`;
};

/** Asks for exactly this path; `fetch` would tidy it first. */
const rawLocation = (address: string, path: string) =>
  new Promise<string>((answered, failed) => {
    const { hostname, port } = new URL(address);
    rawRequest({ hostname, port, path }, (answer) => {
      answer.resume();
      answered(answer.headers.location ?? '');
    })
      .on('error', failed)
      .end();
  });

/** The list. `addressOf` is asked when a test runs, as the host is started only then. */
function requests(addressOf: () => string) {
  const ask = (path: string, init: RequestInit = {}) => fetch(addressOf() + path, { redirect: 'manual', ...init });

  test('pages answer at their own addresses', async () => {
    for (const path of specified) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type'), path).toMatch(/^text\/html/);
      expect(await answer.text(), path).toContain('</html>');
    }
  });

  test('other spellings of an address lead to it', async () => {
    for (const [path, target] of [
      ['/about.html', '/about'],
      ['/about/', '/about'],
      ['/services/date-of-death/', '/services/date-of-death'],
      ['/about/?from=ad', '/about?from=ad'],
      ['/index.html', '/'],
    ] as const) {
      const answer = await ask(path);
      expect([301, 308], path).toContain(answer.status);
      expect(new URL(answer.headers.get('location') ?? '', addressOf()).href, path).toBe(addressOf() + target);
    }
  });

  test('no address leads to another site', async () => {
    for (const path of ['//other.example/', '/\\other.example/', '//other.example/a.html']) {
      expect(await rawLocation(addressOf(), path), path).not.toMatch(/^(https?:)?[/\\]{2}other/);
    }
  });

  test('what does not exist answers 404 with the page for its place', async () => {
    for (const [path, words] of [
      ['/nope', 'Page Not Found'],
      ['/services/nope', 'Service Not Found'],
      ['/services/nope/deeper', 'Service Not Found'],
      ['/resources/gift-tax', 'Resource Not Found'],
      ['/blog/market-trends-2024', 'Page Not Found'],
    ] as const) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toContain(`<title>${words}`);
    }
  });

  test('what is meant for hosts is not served', async () => {
    for (const path of [
      '/_headers',
      '/_redirects',
      '/.nojekyll',
      '/about.html.br',
      '/_not-found',
      '/404',
      '/services/404',
    ]) {
      expect((await ask(path)).status, path).toBe(404);
    }
  });

  test('only files whose names change with their contents are kept for a year', async () => {
    for (const path of [firstIn('_next/static/chunks', '.js'), firstIn('pictures', '.avif')]) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('cache-control'), path).toBe(year);
    }
    for (const path of [
      '/',
      '/about',
      '/cards/index.png',
      '/feed.xml',
      '/_next/static/chunks/nope.js',
      '/pictures/nope.avif',
    ]) {
      expect((await ask(path)).headers.get('cache-control') ?? '', path).not.toContain('immutable');
    }
  });

  test('the icon is kept for a day, as browsers would ask about it at every page', async () => {
    expect((await ask('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=86400');
  });

  test('files say what they are', async () => {
    for (const [path, type] of [
      ['/about.txt', /^text\/plain/],
      ['/sitemap.xml', /xml/],
      ['/feed.xml', /xml/],
      ['/robots.txt', /^text\/plain/],
      ['/manifest.webmanifest', /^application\/manifest\+json/],
      ['/icon.svg', /^image\/svg\+xml/],
      ['/cards/index.png', /^image\/png/],
      [firstIn('pictures', '.avif'), /^image\/avif/],
      [firstIn('_next/static/chunks', '.js'), /javascript/],
    ] as const) {
      expect((await ask(path)).headers.get('content-type'), path).toMatch(type);
    }
  });

  test('every answer has the security headers, once', async () => {
    expect(policy?.length).toBeGreaterThan(4);
    for (const path of ['/', '/services/nope', '/cards/index.png']) {
      const { headers } = await ask(path);
      for (const [name, value] of policy ?? []) expect(headers.get(name), `${name} of ${path}`).toBe(value);
    }
  });

  test('text is sent compressed, and not again when it is known', async () => {
    const first = await ask('/about', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(first.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await ask('/about', { headers: { 'Accept-Encoding': 'gzip, br', 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  test('HEAD answers as GET does, without a body', async () => {
    const answer = await ask('/about', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  test('the form is taken in, with the script and without it', async () => {
    const script = await ask('/', { method: 'POST', headers: form, body: requestBody() });
    expect(script.ok).toBe(true);
    expect(await script.json()).toMatchObject({ ok: true });
    const plain = { ...form, Accept: 'text/html' };
    const native = await ask('/contact/received', { method: 'POST', headers: plain, body: requestBody() });
    expect(native.status).toBe(303);
    expect(new URL(native.headers.get('location') ?? '', addressOf()).pathname).toBe('/contact/received');
    expect((await ask('/contact/received')).status).toBe(200);
  });

  test('nothing else takes a POST', async () => {
    for (const path of ['/about', '/nope', '/_next/static/nope.js']) {
      expect([404, 405], path).toContain((await ask(path, { method: 'POST', headers: form, body: 'a=1' })).status);
    }
  });
}

test.describe('our own server', () => {
  let own = '';
  test.beforeAll(({ baseURL }) => {
    own = baseURL ?? '';
  });
  requests(() => own);
});

for (const front of fronts) {
  test.describe(front.name, () => {
    test.skip(!isInstalled(front), `${front.program} is not installed; see docs/deploy.md`);
    let running: Awaited<ReturnType<typeof startFront>> | undefined;
    test.beforeAll(async ({ baseURL }) => {
      running = await startFront(front, new URL(baseURL ?? '').port);
    });
    test.afterAll(() => running?.stop());
    requests(() => running?.address ?? '');
  });
}
