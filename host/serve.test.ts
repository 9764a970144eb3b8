import fs from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { readSettings } from './settings';
import { writeSite } from './testing/fixtureSite';
import { start, startServer } from './testing/process';
import { formBody, post } from './testing/server';

jest.setTimeout(60_000);
let folder: string;
beforeEach(() => {
  folder = writeSite();
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ DATABASE_URL: 'postgres://u:secret@h/d' }, 'DATABASE_URL must be a URL that starts with file:,'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be a URL that starts with smtp:'],
  [{ SMTP_URL: 'smtp://u:secret@localhost' }, 'must be set together'],
  [{ MAIL_TO: 'nobody' }, 'MAIL_TO must be one mail address'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a number of hops'],
  [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY must be a number of hops'],
  [{ TRUST_PROXY: '127.0.0.1, 0.0.0.0/0' }, 'TRUST_PROXY must be a number of hops'],
])('names the wrong setting %j and what was expected', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence);
  expect(() => readSettings(env)).not.toThrow('secret');
});

test('does not start with a wrong setting, in a folder without a site or on a port in use, and says why', async () => {
  const first = await startServer(folder);
  const attempts = [
    [folder, { MAIL_TO: 'office@example.com' }, 'must be set together'],
    [path.dirname(folder), {}, 'run "npm run build" first.'],
    [folder, { PORT: String(first.port) }, `address already in use 127.0.0.1:${first.port}`],
  ] as const;
  for (const [cwd, env, sentence] of attempts) {
    const running = start('serve', cwd, { PORT: '0', ...env });
    expect((await running.ended).code).toBe(1);
    expect(running.output()).toContain(sentence);
    expect(running.output()).not.toMatch(/^\s+at /m);
  }
  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);
});

test('says where the site is, that mail is not configured, and that nothing can be stored', async () => {
  fs.writeFileSync(path.join(folder, 'no-folder'), '');
  const server = await startServer(folder, { DATA_DIR: 'no-folder' });
  expect(server.output()).toContain('Mail is not configured (SMTP_URL, MAIL_TO)');
  expect(server.output()).toContain('Requests cannot be stored now:');
  expect((await fetch(`${server.url}/contact`)).status).toBe(200);
  expect((await post(`${server.url}/`, formBody())).status).toBe(503);
  server.child.kill('SIGINT');
  expect((await server.ended).code).toBe(0);
});

test('deletes nothing when it starts, logs how much is old, and mails nothing from before mail was configured', async () => {
  const first = await startServer(folder);
  await post(`${first.url}/`, formBody({ name: 'Old' }));
  await post(`${first.url}/`, formBody({ name: 'New' }));
  first.child.kill('SIGTERM');
  await first.ended;
  const file = path.join(folder, 'data', 'requests.db');
  const store = new Database(file);
  store.exec("UPDATE requests SET received_at = '2001-01-01T00:00:00.000Z' WHERE name = 'Old'");
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'office@example.com', LOG_LEVEL: 'info' };
  const second = await startServer(folder, mail);
  await post(`${second.url}/`, formBody({ name: 'Mailed' }));
  second.child.kill('SIGTERM');
  await second.ended;
  expect(second.output()).toMatch(/"time":"\d{4}-\d\d-\d\dT[\d:.]+Z","old":1,"months":24/);
  expect(store.prepare('SELECT name FROM requests').pluck().all()).toEqual(['Old', 'New', 'Mailed']);
  const queued = store.prepare('SELECT name FROM outbox JOIN requests ON id = request_id').pluck().all();
  expect(queued).toEqual(['Mailed']);
  const modes = [path.dirname(file), file].map((name) => (fs.statSync(name).mode & 0o777).toString(8));
  expect(modes).toEqual(['700', '600']);
});
