/*
 * One table of requests for every way to host the site: our own server, and nginx, Caddy and Apache with the
 * configurations in docs/deploy. host/ tests the server's own rules.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, untilServed } from '../host/testing/process';
import { paths } from './testing/content';
import { someAnswers } from './testing/form';
import { expect, test } from './testing/test';

const firstIn = (folder: string, ending: string) =>
  `/${folder}/${readdirSync(`out/${folder}`).find((name) => name.endsWith(ending))}`;
const script = firstIn('_next/static/chunks', '.js');
const picture = firstIn('pictures', '.avif');
const card = firstIn('cards', '.jpg');

/** What every response says, whoever serves it. */
const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const forever = 'public, max-age=31536000, immutable';
const changing = expect.not.stringContaining('immutable');
const storable = expect.not.stringMatching('immutable|no-store');
const containing = (text: string) => expect.stringContaining(text);
const page = { 'content-type': containing('text/html'), 'cache-control': changing };
/** A redirect to a path of the same server, given as a regular expression. */
const to = (path: string) => ({ location: expect.stringMatching(`^(http://127.0.0.1:\\d+)?${path}$`) });

/** Each path with its status, the headers that matter, and part of its text. */
type Request = [path: string, status: number, headers?: Record<string, unknown>, text?: string];
const requests: Request[] = [
  ...paths.map((path): Request => [path, 200, { ...page, 'cache-control': storable }]),
  [card, 200, { 'content-type': containing('image/'), 'cache-control': changing }],
  [script, 200, { 'content-type': containing('javascript'), 'cache-control': forever }],
  [picture, 200, { 'content-type': containing('image/avif'), 'cache-control': forever }],
  ['/icon.svg', 200, { 'content-type': containing('image/svg+xml'), 'cache-control': 'public, max-age=86400' }],
  ['/favicon.ico', 200, { 'content-type': containing('icon'), 'cache-control': changing }],
  ['/sitemap.xml', 200, { 'content-type': containing('xml'), 'cache-control': changing }],
  ['/robots.txt', 200, { 'content-type': containing('text/plain'), 'cache-control': changing }],
  ['/_next/static/chunks/nope.js', 404, { 'cache-control': changing }],
  ['/pictures/nope.avif', 404, { 'cache-control': changing }],
  ['/nope', 404, page, '<title>Page Not Found'],
  ['/blog/nope', 404, page, '<title>Page Not Found'],
  ['/services/nope', 404, page, '<title>Service Not Found'],
  ['/services/nope/deeper', 404, page, '<title>Service Not Found'],
  ['/resources/nope', 404, page, '<title>Resource Not Found'],
  // For hosts only.
  ...['/_headers', '/_redirects', '/.nojekyll', '/about.html.br', '/site.json', '/404', '/services/404'].map(
    (path): Request => [path, 404],
  ),
  ['/about.html', 301, to('/about')],
  ['/about/', 301, to('/about')],
  ['/services/date-of-death/', 301, to('/services/date-of-death')],
  ['/about/?from=ad', 301, to('/about[?]from=ad')],
  ['/index.html', 301, to('/')],
];

async function expectServed(address: string, takesForm: boolean) {
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(address + path, { redirect: 'manual', ...init });
    // A proxy's own refusal has its own headers.
    if (![413, 502].includes(response.status))
      for (const [name, value] of Object.entries(securityHeaders))
        expect.soft([path, name, response.headers.get(name)]).toEqual([path, name, value]);
    return response;
  };
  const post = (path: string, headers: Record<string, string> = {}, fields: Record<string, string> = someAnswers()) =>
    get(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ 'form-name': 'appraisal-request', ...fields }).toString(),
    });

  await test.step('answers each path with its status, headers and text', async () => {
    for (const [path, status, headers = {}, text] of requests) {
      const response = await get(path);
      const found = Object.fromEntries(Object.keys(headers).map((name) => [name, response.headers.get(name)]));
      // Both are permanent.
      const common = response.status === 308 ? 301 : response.status;
      expect.soft([path, common, found]).toEqual([path, status, headers]);
      if (text) expect.soft(await response.text(), path).toContain(text);
    }
    for (const path of ['//other.example/', '//other.example/a.html']) {
      expect((await get(path)).headers.get('location') ?? '', path).not.toMatch(/^(https?:)?[/\\]{2}other/);
    }
  });

  await test.step('sends compressed text, and 304 for what the browser has', async () => {
    // As browsers send it. Without Cache-Control, fetch adds "no-cache", which requests the full page.
    const asBrowser = { 'Accept-Encoding': 'gzip, br', 'Cache-Control': 'max-age=0' };
    const first = await get('/about', { headers: asBrowser });
    expect(first.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    const known = { ...asBrowser, 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await get('/about', { headers: known })).status).toBe(304);
  });

  const answersToForm = takesForm ? 'takes the form, and nothing else' : 'refuses the form, so that no request is lost';
  await test.step(answersToForm, async () => {
    const scripted = await post('/');
    const native = await post('/contact/received', { Accept: 'text/html' });
    if (takesForm) {
      expect(await scripted.json()).toMatchObject({ ok: true });
      expect(native.status).toBe(303);
      expect(native.headers.get('location')).toEqual(to('/contact/received').location);
      expect((await post('/contact/received', { Accept: 'text/html' }, { name: '' })).status).toBe(422);
      // Caddy may answer 502, because the server closes the connection before it has read all of it.
      expect([413, 502]).toContain((await post('/', {}, { message: 'a'.repeat(400_000) })).status);
    } else expect([scripted.status, native.status]).toEqual([405, 405]);
    for (const path of ['/about', '/icon.svg']) expect((await post(path)).status, path).toBe(405);
    expect([404, 405]).toContain((await post('/nope')).status);
  });
}

test('our own server', ({ baseURL }) => expectServed(`${baseURL}`, true));

// Debian has nginx and Apache in a folder that is not on every user's PATH.
process.env.PATH = `${process.env.PATH}:/usr/sbin`;

/** Their recipes in docs/deploy. */
const recipes = { nginx: 'nginx.conf', caddy: 'Caddyfile', apache2: 'apache.htaccess' };

/** Starts a web server with its recipe, in front of our own server at `appPort`, or, Apache, without it. */
async function startWebServer(program: keyof typeof recipes, appPort: string) {
  const folder = mkdtempSync(join(tmpdir(), 'web-server-'));
  const port = await freePort();
  const filled = readFileSync(resolve('docs/deploy', recipes[program]), 'utf8')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${appPort}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('  listen [::]:80;\n', '')
    .replace(/^example\.com \{.*?^\}/ms, '')
    .replace(/^www\.example\.com \{/m, `http://127.0.0.1:${port} {`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers'];
  const loading = modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
  const config = join(folder, 'config');
  // As a distribution has it around the recipe.
  const files = {
    nginx: `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/log;
      events { worker_connections 1024; }
      http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; gzip on;
        ${folders.join(' ')}\n${filled} }`,
    caddy: `{\n\tadmin off\n\tauto_https off\n}\n${filled}`,
    // The rules mean the same in a <Directory> section. Apache does not run its children as root.
    apache2: `${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}\n${loading.join('\n')}
      ServerName localhost\nListen 127.0.0.1:${port}\nPidFile ${folder}/pid\nErrorLog ${folder}/log
      DefaultRuntimeDir ${folder}\nTypesConfig /etc/mime.types\nDocumentRoot ${resolve('out')}
      <Directory ${resolve('out')}>\nRequire all granted\n${filled}\n</Directory>\n`,
  };
  writeFileSync(config, files[program]);
  const args = {
    nginx: ['-p', folder, '-e', join(folder, 'log'), '-c', config],
    caddy: ['run', '--config', config, '--adapter', 'caddyfile'],
    apache2: ['-f', config, '-DFOREGROUND'],
  };
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const running = spawn(program, args[program], { stdio: 'ignore', env });
  const address = `http://127.0.0.1:${port}`;
  await untilServed(address);
  const stop = async () => {
    const ended = new Promise((end) => running.once('exit', end));
    running.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, stop };
}

for (const program of ['nginx', 'caddy', 'apache2'] as const) {
  test(`${program} as docs/deploy configures it`, async ({ baseURL }) => {
    const isInstalled = spawnSync(program, [program === 'caddy' ? 'version' : '-v'], { stdio: 'ignore' }).status === 0;
    test.skip(!isInstalled, `${program} is not installed; see docs/deploy.md`);
    const { address, stop } = await startWebServer(program, new URL(`${baseURL}`).port);
    try {
      await expectServed(address, program !== 'apache2');
      // From any address but 127.0.0.1, whatever the visitor claims.
      const outside = { localAddress: '127.0.0.2', headers: { 'X-Forwarded-For': '127.0.0.1' } };
      const status = await new Promise((done) =>
        get(`${address}/healthz`, outside, (response) => done(response.resume().statusCode)),
      );
      expect([403, 404]).toContain(status);
    } finally {
      await stop();
    }
  });
}

const [, unit = ''] =
  /^ExecStart=\/usr\/bin\/env (.+)$/m.exec(readFileSync('docs/deploy/appraisals.service', 'utf8')) ?? [];

test('npm and the service unit serve the site until they are stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'));
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production' as const, PORT: String(port), DATA_DIR: folder };
  const answer = () =>
    fetch(`http://127.0.0.1:${port}/about`).then(
      ({ status }) => status,
      () => 'none',
    );
  // A supervisor signals the server or npm alone; Ctrl-C in a terminal signals its process group.
  for (const [command, stop] of [
    ['npm run serve', ({ pid = 0 }) => process.kill(pid, 'SIGTERM')],
    ['npm run serve', ({ pid = 0 }) => process.kill(-pid, 'SIGINT')],
    [unit, ({ pid = 0 }) => process.kill(pid, 'SIGTERM')],
  ] as [string, (started: ChildProcess) => void][]) {
    const [program = '', ...args] = command.split(' ');
    const started = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'], detached: true });
    const ended = new Promise((resolve) => started.once('exit', resolve));
    await expect.poll(answer, { timeout: 50_000 }).toBe(200);
    stop(started);
    const code = await ended;
    if (command === unit) expect(code).toBe(0);
    await expect.poll(answer).toBe('none');
  }
  rmSync(folder, { recursive: true, force: true });
});
