import { once } from 'node:events';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import Libsql from 'libsql';
import { readSettings } from './settings';
import { readSite } from './static/site';
import { start, startServer, until } from './testing/process';
import { formBody, post, writeSite } from './testing/server';

let folder: string;
beforeEach(() => {
  folder = writeSite();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  [{ PORT: ' ' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ DATABASE_URL: 'postgres://u:secret@h/d' }, 'DATABASE_URL must be the URL of a libSQL server, such as libsql://'],
  [{ DATABASE_URL: 'libsql:' }, 'DATABASE_URL must be the URL of a libSQL server, such as libsql://'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be the URL of a mail server, such as smtps://'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be the URL of a mail server'],
  [{ SMTP_URL: 'smtp://u:secret@localhost' }, 'must be set together'],
  [{ MAIL_TO: 'nobody' }, 'MAIL_TO must be one mail address'],
  [{ MAIL_FROM: 'Firm <office@example.com>' }, 'MAIL_FROM must be one mail address'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY must be the addresses of your proxies, such as 127.0.0.1'],
  [{ TRUST_PROXY: '127.0.0.1, ::/0' }, 'TRUST_PROXY must be the addresses'],
  [{ TRUST_PROXY: 'fc00::/6' }, 'TRUST_PROXY must be the addresses'],
])('names the wrong setting %j and what was expected', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence);
  expect(() => readSettings(env)).not.toThrow('secret');
});

test('trusts the proxies of a list, with spaces or not, up to the widest private range', () => {
  expect(readSettings({ TRUST_PROXY: ' 10.0.0.0/16,fc00::/7 ' }).trustProxy).toEqual(['10.0.0.0/16', 'fc00::/7']);
});

test('counts ten forms a minute, trusts no proxy and mails nothing unless a setting says otherwise', () => {
  expect(readSettings({ RATE_LIMIT: '' })).toMatchObject({ rateLimit: 10, trustProxy: false, mail: undefined });
  const [smtpUrl, to] = ['smtp://localhost', 'office@example.com'];
  expect(readSettings({ SMTP_URL: smtpUrl, MAIL_TO: to }).mail).toEqual({ smtpUrl, to, from: to });
});

test('does not start with a wrong setting or on a port in use, and says why', async () => {
  const first = await startServer(folder);
  for (const [env, sentence] of [
    [{ MAIL_TO: 'office@example.com' }, 'must be set together'],
    [{ PORT: String(first.port) }, `address already in use 127.0.0.1:${first.port}`],
  ] as [Record<string, string>, string][]) {
    const running = start('serve', folder, { PORT: '0', ...env });
    expect((await running.ended).code).toBe(1);
    expect(running.output()).toContain(sentence);
    expect(running.output()).not.toMatch(/^\s+at /m);
  }
  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);
});

test.each([
  ['cannot be read', { 'host.json': '{' }, '); run "npm run build" again.'],
  ['is of another version', { 'host.json': '{}' }, 'was made by another version; run "npm run build" again.'],
  ['sets a header for no path', { _headers: '# All\n  X-A: b\n' }, /^public\/_headers, line 2: " {2}X-A: b" must/],
  ['has a rule that no server knows', { _headers: '/a\n/b ! X-A: b\n' }, 'line 2: "/b ! X-A: b" must be a path'],
])('says what to do about a site that %s', (_what, files: Record<string, string>, sentence) => {
  const out = join(folder, 'out');
  writeSite(files, out);
  expect(() => readSite(out)).toThrow(sentence);
  rmSync(out, { recursive: true });
  expect(() => readSite(out)).toThrow('There is no finished site in');
});

test('serves the pages where nothing can be stored, says why, and stores once that is mended', async () => {
  // Node never ends when it creates a folder in /proc with its parents.
  for (const DATA_DIR of ['/proc/x', join(folder, 'data')]) {
    writeFileSync(join(folder, 'data'), 'a file in place of the folder');
    const server = await startServer(folder, { DATA_DIR, LOG_LEVEL: 'error' });
    for (const words of ['Mail is not configured (SMTP_URL, MAIL_TO)', 'Appraisal requests cannot be stored now:'])
      expect(server.output()).toContain(words);
    expect(server.output()).toContain('cannot be written; set DATA_DIR to a folder');
    expect((await fetch(`${server.url}/contact`)).status).toBe(200);
    expect((await post(server.url, formBody())).status).toBe(503);
    rmSync(join(folder, 'data'));
    if (DATA_DIR !== '/proc/x') expect((await post(server.url, formBody())).status).toBe(200);
    server.child.kill('SIGINT');
    expect((await server.ended).code).toBe(0);
  }
});

test('deletes nothing when it starts, mails nothing from before, and keeps all of it private', async () => {
  const first = await startServer(folder);
  await post(`${first.url}/`, formBody({ name: 'Old' }));
  await post(`${first.url}/`, formBody({ name: 'New' }));
  first.child.kill('SIGTERM');
  await first.ended;
  const file = join(folder, 'data', 'requests.db');
  const database = new Libsql(file);
  database.exec("UPDATE appraisalRequests SET receivedAt = '2001-01-01T00:00:00.000Z' WHERE name = 'Old'");
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'office@example.com' };
  const second = await startServer(folder, mail);
  await post(`${second.url}/`, formBody({ name: 'Mailed' }));
  second.child.kill('SIGTERM');
  await second.ended;
  expect(database.prepare('SELECT name FROM appraisalRequests').pluck().all()).toEqual(['Old', 'New', 'Mailed']);
  const queued = database.prepare('SELECT name FROM appraisalRequests WHERE mailDueAt IS NOT NULL').pluck().all();
  expect(queued).toEqual(['Mailed']);
  const modes = [dirname(file), file].map((name) => (statSync(name).mode & 0o777).toString(8));
  if (process.platform !== 'win32') expect(modes).toEqual(['700', '600']);
});

test('answers the requests on a connection in use when it is stopped, and then ends by itself', async () => {
  const server = await startServer(folder);
  const body = `${formBody()}`;
  const headers = `Host: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}`;
  const socket = connect(server.port, '127.0.0.1').setEncoding('latin1');
  let answers = '';
  socket.on('data', (text) => {
    answers += text;
  });
  socket.write(`GET /about HTTP/1.1\r\nHost: x\r\n\r\nPOST / HTTP/1.1\r\n`);
  await until(() => answers.includes('200 OK'));
  server.child.kill('SIGTERM');
  // npm passes on a Ctrl-C that the terminal has sent to the server, too.
  server.child.kill('SIGINT');
  // It takes no new connections any more.
  await until(async () => !(await fetch(server.url).catch(() => undefined)));
  socket.write(`${headers}\r\n\r\n${body}`);
  await once(socket, 'close');
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(Array(2).fill('HTTP/1.1 200'));
  // After a forced end, the code is 1.
  expect((await server.ended).code).toBe(0);
});

test('does not wait for a mail server that is silent when it is stopped', async () => {
  const silent = createServer().listen(0);
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const connected = once(silent, 'connection');
  const server = await startServer(folder, { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: 'office@example.com' });
  await post(`${server.url}/`, formBody());
  await connected;
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  silent.close();
});
