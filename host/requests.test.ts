/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { compile } from './testProcess';
import { formBody, post, startTestServer } from './testServer';

let command: string;
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(() => {
  command = compile('requests');
});
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

function requests(...args: string[]) {
  const env = { NODE_ENV: 'test', PATH: process.env.PATH, NODE_PATH: path.resolve('node_modules') } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: server.folder,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const send = (changes: Record<string, string>) => post(`${server.url}/`, formBody(changes));
const idOf = async (name: string) =>
  String((await server.store.read({ sql: 'SELECT id FROM requests WHERE name = ?', args: [name] })).rows[0]?.id);

test('before anything came in it says so, and makes no file', () => {
  expect(requests().stdout).toBe('No requests have come in yet.\n');
  expect(fs.existsSync(server.file)).toBe(false);
});

test('the list shows who wrote, newest first, in 80 columns and in the owner’s time', async () => {
  await send({ name: 'Early Bird' });
  await server.store.write(["UPDATE requests SET received_at = '2026-07-04T02:30:00.000Z'"]);
  await send({
    name: 'Late\u001b[31m Riser with a name that is much longer than any terminal is wide, really',
    email: 'late@example.com',
  });
  const { stdout, status } = requests();
  expect(status).toBe(0);
  expect(stdout.indexOf('Late')).toBeLessThan(stdout.indexOf('Early Bird'));
  expect(stdout).toContain('Jul 3, 2026, 7:30 PM PDT');
  expect(stdout).toContain('late@example.com');
  expect(stdout).toContain('Divorce Appraisal');
  expect(stdout).toContain('Mail is not configured');
  expect(Math.max(...stdout.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(80);
  expect(stdout).not.toContain('\u001b');
});

test('one request can be read in full and marked as handled', async () => {
  await send({ name: 'Jane Doe', message: 'First line\nSecond line' });
  const id = await idOf('Jane Doe');
  const shown = requests('show', id.toLowerCase()).stdout;
  expect(shown).toContain('Email Address: jane@example.com');
  expect(shown).toContain('First line\nSecond line');
  expect(shown).toContain('Handled: not yet');
  expect(requests('handled', id).stdout).toBe(`${id} is marked as handled.\n`);
  expect(requests().stdout).toContain('handled');
  expect(requests('show', id).stdout).not.toContain('Handled: not yet');
});

test('the spreadsheet runs nothing that a visitor typed, and keeps every sign of it', async () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', ' =1+1', '\t=1+1', '＝1+1', '|cmd', '%0A=1'];
  for (const name of formulas) await send({ name });
  await send({ name: 'Quote " comma, and\nline', message: 'Ünïcode 名前' });
  const { stdout } = requests('--csv');
  expect(stdout.startsWith('\uFEFF"Reference","Received",')).toBe(true);
  const cells = [...stdout.matchAll(/"((?:[^"]|"")*)"(?=,|\r\n)/g)].map((match) =>
    (match[1] ?? '').replaceAll('""', '"'),
  );
  expect(cells.filter((cell) => /^\s*[=+\-@＝|%]/.test(cell))).toEqual([]);
  for (const name of formulas) expect(cells).toContain(`'${name}`);
  expect(cells).toContain('Quote " comma, and\nline');
  expect(cells).toContain('Ünïcode 名前');
  expect(stdout.endsWith('\r\n')).toBe(true);
});

test('old requests are counted first and deleted only when told to', async () => {
  await send({ name: 'Old' });
  await server.store.write(["UPDATE requests SET received_at = '2020-01-01T00:00:00.000Z'"]);
  await send({ name: 'New' });
  expect(requests('delete', '--older-than', '365d').stdout).toBe(
    'This would delete 1 request older than 365 days. Add --yes to do it.\n',
  );
  expect(requests().stdout).toContain('Old');
  expect(requests('delete', '--older-than', '365d', '--yes').stdout).toContain('Deleted 1 request');
  expect(requests().stdout).not.toContain('Old');
  expect(requests().stdout).toContain('New');
  expect((await server.store.read('SELECT count(*) FROM outbox')).rows[0]?.[0]).toBe(1);
  expect(requests('delete', '--older-than', 'a year').stderr).toContain('Say how old in days');
});

test('a backup taken while requests come in holds all that were acknowledged before it', async () => {
  for (let index = 0; index < 20; index += 1) await send({ name: `Before ${index}` });
  let stop = false;
  const stream = (async () => {
    for (let index = 0; !stop; index += 1) await send({ name: `During ${index}` });
  })();
  const target = path.join(server.folder, 'copy.db');
  expect(requests('--backup', target).stdout).toContain('A complete copy is in');
  stop = true;
  await stream;
  const copy = createClient({ url: `file:${target}` });
  expect((await copy.execute('PRAGMA integrity_check')).rows[0]?.[0]).toBe('ok');
  const names = (await copy.execute('SELECT name FROM requests')).rows.map((row) => row.name);
  for (let index = 0; index < 20; index += 1) expect(names).toContain(`Before ${index}`);
  copy.close();
  expect(requests('--backup', target)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is there already'),
  });
});

test.each([
  [['show', 'AR-NOTHING'], 'There is no request AR-NOTHING'],
  [['frobnicate', 'x'], '"frobnicate" is not a command.'],
  [['--frobnicate'], "Unknown option '--frobnicate'"],
])('%j is answered with what to do', async (args, words) => {
  await send({});
  const { status, stderr } = requests(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('a file that is no database, or a newer one, is answered with what to do', async () => {
  fs.mkdirSync(path.dirname(server.file), { recursive: true });
  fs.writeFileSync(server.file, 'no database '.repeat(500));
  expect(requests()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('put the newest backup in its place'),
  });
  fs.rmSync(server.file);
  const other = createClient({ url: `file:${server.file}` });
  await other.execute('PRAGMA user_version = 999');
  other.close();
  expect(requests()).toMatchObject({ status: 1, stderr: expect.stringContaining('was written by a newer release') });
});
