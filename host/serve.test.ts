import fs from 'node:fs';
import path from 'node:path';
import { readSettings } from './settings';
import { writeSite } from './testing/fixtureSite';
import { compile, start, startServer } from './testing/process';
import { formBody, post } from './testing/server';

let serve: string;
let folder: string;
beforeAll(() => {
  serve = compile('serve');
  folder = writeSite();
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test.each([
  [{ PORT: 'eighty' }, 'PORT is "eighty", but must be a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT is "70000", but must be a whole number from 0 to 65535.'],
  [{ RATE_LIMIT: '0' }, 'RATE_LIMIT is "0", but must be a whole number from 1 to 100000.'],
  [{ HOST: 'not an address' }, 'HOST is "not an address", but must be an address to listen on'],
  [{ DATABASE_URL: 'postgres://u:secret@h/d' }, 'DATABASE_URL is the value given (not shown here), but must be a URL'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL is the value given (not shown here), but must be a URL'],
  [{ SMTP_URL: 'smtp://localhost' }, 'SMTP_URL is set but MAIL_TO is not'],
  [{ SMTP_URL: 'smtp://localhost', MAIL_TO: 'nobody' }, 'MAIL_TO is "nobody", but must be one mail address'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY is "true", but must be a number of hops'],
  [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY is "10.0.0.0/99"'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but must be one of fatal'],
  [{ RETENTION_MONTHS: '0' }, 'RETENTION_MONTHS is "0", but must be a number of months, or off'],
  [{ TIME_ZONE: 'Spokane' }, 'TIME_ZONE is "Spokane", but must be a time zone name'],
])('names the wrong setting %j and what was expected', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence);
  expect(() => readSettings(env)).not.toThrow('secret');
});

test.each([
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but must be one of fatal'],
  [{ HOST: '203.0.113.77' }, 'HOST is "203.0.113.77", which is not an address of this machine'],
])('does not start with %j, and says why without a stack trace', async (env, sentence) => {
  const running = start(serve, folder, { PORT: '0', ...env });
  expect((await running.ended).code).toBe(1);
  expect(running.output()).toContain(sentence);
  expect(running.output()).not.toMatch(/^\s+at /m);
});

test('says how to build the site when there is none', async () => {
  const running = start(serve, path.join(folder, '..'), { PORT: '0' });
  expect((await running.ended).code).toBe(1);
  expect(running.output()).toContain('run "npm run build" first.');
});

test('suggests another port when the port is in use', async () => {
  const first = await startServer(serve, folder);
  const second = start(serve, folder, { PORT: String(first.port) });
  expect((await second.ended).code).toBe(1);
  expect(second.output()).toContain(`Port ${first.port} is already in use;`);
  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);
});

test('says where the site is, that mail is not configured, and that nothing can be stored', async () => {
  fs.writeFileSync(path.join(folder, 'no-folder'), '');
  const server = await startServer(serve, folder, { DATA_DIR: 'no-folder' });
  expect(server.output()).toContain('Mail is not configured (SMTP_URL, MAIL_TO)');
  expect(server.output()).toContain('Requests cannot be stored now:');
  expect(server.output()).toContain('write access to its folder (DATA_DIR)');
  expect((await fetch(`${server.url}/contact`)).status).toBe(200);
  expect((await post(`${server.url}/`, formBody())).status).toBe(503);
  server.child.kill('SIGINT');
  expect((await server.ended).code).toBe(0);
});
