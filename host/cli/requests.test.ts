import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { compile } from '../testing/process';
import { formBody, post, startTestServer } from '../testing/server';
import { findSettings } from './findSettings';

let command: string;
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(() => {
  command = compile('cli/requests');
});
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

/** Runs the command in the server's folder, with the server's settings file. */
function requests(...args: string[]) {
  const env = { NODE_ENV: 'test', PATH: process.env.PATH, NODE_PATH: path.resolve('node_modules') } as const;
  const named = args.includes('--settings') ? [] : ['--settings', path.join(server.folder, 'server.env')];
  fs.writeFileSync(
    path.join(server.folder, 'server.env'),
    `# settings\nDATA_DIR="${path.join(server.folder, 'data')}"\n`,
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args, ...named], {
    cwd: server.folder,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const send = (changes: Record<string, string>) => post(`${server.url}/`, formBody(changes));
const idOf = async (name: string) =>
  String((await server.store.read({ sql: 'SELECT id FROM requests WHERE name = ?', args: [name] }))[0]?.id);
const modeOf = (file: string) => (fs.statSync(file).mode & 0o777).toString(8);

test('says first which store it read', async () => {
  const { stdout } = requests();
  expect(stdout.split('\n')[0]).toBe(`Store: ${server.file} (set in ${server.folder}/server.env)`);
  expect(stdout).toContain('no requests have come in yet');
  expect(stdout).toContain('--settings FILE');
  expect(fs.existsSync(server.file)).toBe(false);
});

test('does not take a store that it cannot reach for a missing one', () => {
  fs.writeFileSync(path.dirname(server.file), 'a file instead of the folder');
  expect(requests()).toMatchObject({ status: 1, stderr: `${server.file} cannot be read; check its path.\n` });
});

test('finds the settings: the named file, the environment, the file of the service, the defaults', () => {
  const file = path.join(server.folder, 'appraisals.env');
  fs.writeFileSync(file, 'DATA_DIR=/var/lib/appraisals\nMAIL_TO=office@example.com\n');
  const none = path.join(server.folder, 'none.env');
  const where = (...args: Parameters<typeof findSettings>) => {
    const { settings, source } = findSettings(...args);
    return [settings.dataDir, source];
  };
  const fromFile = ['/var/lib/appraisals', `set in ${file}`];
  expect(where(file, { DATA_DIR: '/other' }, none)).toEqual(fromFile);
  expect(where(undefined, {}, file)).toEqual(fromFile);
  expect(where(undefined, { DATA_DIR: '/other' }, file)).toEqual(['/other', 'set in the environment']);
  expect(where(undefined, {}, none)).toEqual([path.resolve('data'), expect.stringContaining('--settings FILE')]);
  expect(() => where(none, {}, file)).toThrow(`${none} cannot be read; check its name.`);
});

test('lists the requests, newest first, in 80 columns and in the owner’s time zone', async () => {
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
  const list = stdout.split('\n').slice(1);
  expect(Math.max(...list.map((line) => [...line].length))).toBeLessThanOrEqual(80);
  expect(stdout).not.toContain('\u001b');
});

test('shows one request in full and marks it as handled', async () => {
  await send({ name: 'Jane Doe', message: 'First line\nSecond line' });
  const id = await idOf('Jane Doe');
  const shown = requests('show', id.toLowerCase()).stdout;
  expect(shown).toContain('Email Address: jane@example.com');
  expect(shown).toContain('First line\nSecond line');
  expect(shown).toContain('Handled: not yet');
  expect(requests('handled', id).stdout).toContain(`${id} is marked as handled.\n`);
  expect(requests().stdout).toContain('handled');
  expect(requests('show', id).stdout).not.toContain('Handled: not yet');
});

test('deletes one request and its mail record, but only with --yes', async () => {
  await send({ name: 'Gone Soon' });
  await send({ name: 'Stays' });
  const id = await idOf('Gone Soon');
  expect(requests('delete', id).stdout).toContain(`This would delete ${id} for good.`);
  expect(requests().stdout).toContain('Gone Soon');
  expect(requests('delete', id, '--yes').stdout).toContain(`${id} is deleted.`);
  expect(requests().stdout).not.toContain('Gone Soon');
  expect(requests().stdout).toContain('Stays');
  expect(await server.store.read('SELECT request_id FROM outbox')).toHaveLength(1);
  expect(requests('delete', id, '--yes').stderr).toContain(`There is no request ${id}`);
});

test('writes a spreadsheet that Excel opens and that runs nothing a visitor typed', async () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '＝1+1'];
  for (const name of formulas) await send({ name });
  await send({ name: 'Quote " comma, and\nline', message: 'Ünïcode 名前' });
  const file = path.join(server.folder, 'requests.csv');
  expect(requests('--csv', file).stdout).toContain(`7 requests are in ${file}.`);
  expect(modeOf(file)).toBe('600');
  const text = fs.readFileSync(file, 'utf8');
  expect(text.startsWith('\uFEFF"Reference","Received",')).toBe(true);
  const cells = [...text.matchAll(/"((?:[^"]|"")*)"(?=,|\r\n)/g)].map((match) =>
    (match[1] ?? '').replaceAll('""', '"'),
  );
  expect(cells.filter((cell) => /^[\s=+\-@＝]/.test(cell))).toEqual([]);
  for (const name of formulas) expect(cells).toContain(`'${name}`);
  expect(cells).toContain('Quote " comma, and\nline');
  expect(cells).toContain('Ünïcode 名前');
  expect(text.endsWith('\r\n')).toBe(true);
  expect(requests('--csv', file)).toMatchObject({ status: 1, stderr: expect.stringContaining('is there already') });
});

test('backs up everything acknowledged so far while requests come in', async () => {
  for (let index = 0; index < 20; index += 1) await send({ name: `Before ${index}` });
  let stop = false;
  const stream = (async () => {
    for (let index = 0; !stop; index += 1) await send({ name: `During ${index}` });
  })();
  const target = path.join(server.folder, 'copy.db');
  expect(requests('backup', target).stdout).toContain(`A complete copy is in ${target}.`);
  stop = true;
  await stream;
  expect(modeOf(target)).toBe('600');
  const copy = new Database(target);
  expect(copy.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  const names = copy.prepare('SELECT name FROM requests').pluck().all();
  for (let index = 0; index < 20; index += 1) expect(names).toContain(`Before ${index}`);
  copy.close();
  expect(requests('backup', target)).toMatchObject({ status: 1, stderr: expect.stringContaining('is there already') });
});

test('restores from a backup after the folder of the store was lost', async () => {
  await send({ name: 'Jane Doe' });
  const backup = path.join(server.folder, 'backup.db');
  requests('backup', backup);
  await server.store.close();
  const data = path.dirname(server.file);
  fs.rmSync(data, { recursive: true });
  fs.mkdirSync(data, { mode: 0o700 });
  fs.copyFileSync(backup, server.file);
  expect(requests().stdout).toContain('Jane Doe');
  expect((await send({ name: 'After the restore' })).status).toBe(200);
  expect(requests().stdout).toContain('After the restore');
});

test('creates a private folder, store and SQLite files', async () => {
  await send({});
  expect(modeOf(path.dirname(server.file))).toBe('700');
  for (const end of ['', '-wal', '-shm']) expect(modeOf(server.file + end)).toBe('600');
});

test.each([
  [['show', 'AR-NOTHING'], 'There is no request AR-NOTHING'],
  [['show'], '"show" needs one reference, such as: npm run requests -- show AR-'],
  [['delete', 'AR-1', 'AR-2'], '"delete" needs one reference'],
  [['backup', '/nowhere/requests.db'], 'The folder /nowhere does not exist'],
  [['--csv', '/nowhere/requests.csv'], 'The folder /nowhere does not exist'],
  [['--settings', '/nowhere/server.env'], '/nowhere/server.env cannot be read; check its name.'],
  [['frobnicate'], '"frobnicate" is not a command.'],
  [['--frobnicate'], "Unknown option '--frobnicate'"],
])('explains what to do after %j', async (args, words) => {
  await send({});
  const { status, stderr } = requests(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('says what to do about a file that is not a database or comes from a newer release', async () => {
  fs.mkdirSync(path.dirname(server.file), { recursive: true });
  fs.writeFileSync(server.file, 'no database '.repeat(500));
  expect(requests()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('put the newest backup in its place'),
  });
  fs.rmSync(server.file);
  const other = new Database(server.file);
  other.exec('PRAGMA user_version = 999');
  other.close();
  expect(requests()).toMatchObject({ status: 1, stderr: expect.stringContaining('was written by a newer release') });
});
