import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import Libsql from 'libsql';
import { readSettings } from './settings';
import { readSite } from './static/site';
import { startProcess, startServer, until } from './testing/process';
import { deadMail, formBody, post, writeSite } from './testing/server';

let folder: string;
beforeEach(() => {
  folder = writeSite();
});

test.each([
  [{ PORT: ' ' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ DATABASE_URL: 'postgres://u:secret@h/d' }, 'DATABASE_URL must be the URL of a libSQL server, such as libsql://'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be the URL of a mail server, such as smtps://'],
  [{ SMTP_URL: 'smtp://u:secret@localhost' }, 'must be set together'],
  [{ MAIL_FROM: 'Firm <office@example.com>' }, 'MAIL_FROM must be one mail address'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY must be the addresses of your proxies, such as 127.0.0.1'],
  [{ TRUST_PROXY: '127.0.0.1, ::/0' }, 'TRUST_PROXY must be the addresses'],
  [{ TRUST_PROXY: '::ffff:0:0/96' }, 'TRUST_PROXY must be the addresses'],
  [{ TRUST_PROXY: 'fc00::/6' }, 'TRUST_PROXY must be the addresses'],
])('names the wrong setting %j and what was expected', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence);
  expect(() => readSettings(env)).not.toThrow('secret');
});

test('counts ten forms a minute, trusts no proxy and mails nothing unless a setting says otherwise', () => {
  expect(readSettings({ RATE_LIMIT: '' })).toMatchObject({ rateLimit: 10, trustProxy: false, mail: undefined });
  const [smtpUrl, to] = ['smtp://localhost', 'to@example.com'];
  expect(readSettings({ SMTP_URL: smtpUrl, MAIL_TO: to })).toMatchObject({ mail: { smtpUrl, to, from: to } });
  // With spaces or not, up to the widest private range.
  const { trustProxy } = readSettings({ TRUST_PROXY: ' 10.0.0.0/16,fc00::/7 , ::ffff:10.0.0.0/104' });
  expect(trustProxy).toEqual(['10.0.0.0/16', 'fc00::/7', '::ffff:10.0.0.0/104']);
});

test('does not start with a wrong setting, on a port in use or without a site, and says why', async () => {
  const first = await startServer(folder);
  for (const [cwd, env, sentence] of [
    [folder, { MAIL_TO: 'office@example.com' }, 'must be set together'],
    [folder, { PORT: String(first.port) }, `address already in use 127.0.0.1:${first.port}`],
    [join(folder, 'out'), {}, 'run "npm run build" first.'],
  ] as [string, Record<string, string>, string][]) {
    const running = startProcess('serve', cwd, { PORT: '0', ...env });
    expect(await running.ended).toMatchObject({ code: 1 });
    expect(running.output()).toContain(sentence);
    expect(running.output()).not.toMatch(/^\s+at /m);
  }
  expect(await first.stop()).toMatchObject({ code: 0 });
});

test.each([
  ['cannot be read', { 'site.json': '{' }, '); run "npm run build" again.'],
  ['is of another version', { 'site.json': '{}' }, 'was made by another version; run "npm run build" again.'],
  ['sets a header for no path', { _headers: '# All\n  X-A: b\n' }, /^out\/_headers, line 2: " {2}X-A: b" must/],
  ['has a rule that no server knows', { _headers: '/a\n/b ! X-A: b\n' }, 'line 2: "/b ! X-A: b" must be a path'],
])('says what to do about a site that %s', (_what, files: Record<string, string>, sentence) => {
  const out = join(folder, 'out');
  writeSite(files, out);
  expect(() => readSite(out)).toThrow(sentence);
});

test('starts where nothing can be stored and no mail is configured, and says so', async () => {
  writeFileSync(join(folder, 'data'), 'a file in place of the folder');
  const { output, stop } = await startServer(folder, { LOG_LEVEL: 'error' });
  expect(output()).toContain('Mail is not configured (SMTP_URL, MAIL_TO)');
  expect(output()).toMatch(/Appraisal requests cannot be stored now: .*cannot be written; set DATA_DIR to a folder/);
  expect(await stop('SIGINT')).toMatchObject({ code: 0 });
});

test('deletes nothing when it starts, mails nothing from before, ends without waiting for mail, and keeps all of it private', async () => {
  const silent = createServer().listen(0);
  await once(silent, 'listening');
  const SMTP_URL = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const file = join(folder, 'data', 'requests.db');
  const run = async (env: Record<string, string>, ...names: string[]) => {
    const { url, stop } = await startServer(folder, env);
    for (const name of names) await post(url, formBody({ name }), { 'x-forwarded-for': `198.51.100.${name.length}` });
    expect(await stop()).toMatchObject({ code: 0 });
  };
  // The trusted proxy names another address for each, so that the limit of one a minute doesn't stop them.
  await run({ RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1' }, 'Old', 'Newer');
  const database = new Libsql(file);
  database.exec("UPDATE appraisalRequests SET receivedAt = '2001-01-01T00:00:00.000Z' WHERE name = 'Old'");
  await run({ ...deadMail, SMTP_URL }, 'Mailed');
  // What is due is sent again, with nobody to wake the server.
  database.exec("UPDATE appraisalRequests SET mailDueAt = '2001-01-01T00:00:00.000Z' WHERE name = 'Mailed'");
  const again = once(silent, 'connection');
  const { stop } = await startServer(folder, { ...deadMail, SMTP_URL });
  await again;
  await stop();
  silent.close();
  const rows = database.prepare('SELECT name, mailDueAt FROM appraisalRequests').raw().all();
  database.close();
  expect(rows).toEqual(Object.entries({ Old: null, Newer: null, Mailed: expect.any(String) }));
  expect([dirname(file), file].map((name) => (statSync(name).mode & 0o777).toString(8))).toEqual(['700', '600']);
});

test('answers what was begun on its connections when it is stopped, closes them, and then ends by itself', async () => {
  const server = await startServer(folder);
  const body = `${formBody()}`;
  const headers = `Host: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`;
  // One is idle, one has sent the first line of a form, and one all but its fields.
  const connections = ['', 'POST / HTTP/1.1\r\n', `POST / HTTP/1.1\r\n${headers}`].map((begun) => {
    const socket = connect(server.port, '127.0.0.1').setEncoding('latin1');
    const connection = { socket, answers: '', closed: once(socket, 'close') };
    socket.on('data', (text) => (connection.answers += text));
    socket.write(`GET /about HTTP/1.1\r\nHost: x\r\n\r\n${begun}`);
    return connection;
  });
  await until(() => connections.every(({ answers }) => answers.includes('200 OK')));
  const unused = connect(server.port, '127.0.0.1').resume();
  await once(unused, 'connect');
  server.child.kill('SIGTERM');
  // npm passes on a Ctrl-C that the terminal has sent to the server, too.
  server.child.kill('SIGINT');
  // It takes no new connections any more.
  await until(async () => !(await fetch(server.url).catch(() => undefined)));
  connections[1]?.socket.write(headers + body);
  connections[2]?.socket.write(body);
  await Promise.all(connections.map(({ closed }) => closed));
  const statuses = connections.map(({ answers }) => answers.match(/HTTP\/1\.1 \d+/g));
  expect(statuses).toEqual([1, 2, 2].map((count) => Array(count).fill('HTTP/1.1 200')));
  // After a forced end, the code is 1.
  expect(await server.ended).toMatchObject({ code: 0 });
});

test('stops within ten seconds, though a request takes longer', async () => {
  // What waits for less than ten seconds goes on at once, all else never.
  const clock = 'const wait = setTimeout; globalThis.setTimeout = (work, ms) => wait(work, ms < 1e4 ? 1 : 2 ** 31 - 1)';
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(clock)}`;
  const server = await startServer(folder, { NODE_OPTIONS });
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
  socket.write('GET /about HTTP/1.1\r\nHost: x\r\n\r\nPOST / HTTP/1.1\r\n');
  await once(socket, 'data');
  expect(await server.stop()).toMatchObject({ code: 1 });
});
