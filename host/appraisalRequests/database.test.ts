import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Libsql from 'libsql';
import { failureTexts, submissionError } from '../../shared/appraisalRequest';
import { runRequests, startServer, until } from '../testing/process';
import { asBrowser, formBody, post, startTestServer, testServer, writeSite } from '../testing/server';
import { createDatabase, timeSql } from './database';
import { toDatabaseError } from './databaseError';

const server = testServer();
const health = async (url = server.url) => (await fetch(`${url}/healthz`)).text();

/** Expects what is promised when nothing can be stored: the error, what was typed, the phone, the pages, the log. */
async function expectFailure(words: string): Promise<void> {
  const sending = post(`${server.url}/contact/received`, formBody({ name: 'Kept' }), asBrowser);
  const [page, contact, healthz] = await Promise.all([sending, fetch(`${server.url}/contact`), health()]);
  expect([page.status, contact.status, healthz]).toEqual([503, 200, '{"ok":false}']);
  const html = await page.text();
  const text = `${submissionError.text} ${failureTexts.other}`;
  expect(html).toContain(`<h2>Submission Error</h2><p>${text}</p><p>Call us: <a href="tel:+15095550100">`);
  expect(html).toContain('value="Kept"');
  const problem = { kind: expect.any(String), msg: expect.stringContaining(words) };
  expect(server.log.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining(problem));
}

async function expectRecovery(): Promise<void> {
  expect([(await server.send({ name: 'After' })).status, await health()]).toEqual([200, '{"ok":true}']);
  expect((await server.database.list())[0]).toMatchObject({ name: 'After' });
}

test('reports a file that another program has locked, serves pages meanwhile, and stores when it is released', async () => {
  await server.send();
  const other = new Libsql(server.file);
  other.exec('BEGIN EXCLUSIVE');
  const reading = expect(server.database.list()).rejects.toThrow('is locked');
  await expectFailure('is locked by another program; close whatever else has it open.');
  await reading;
  // It waits for almost four seconds.
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const exec = jest.spyOn(Libsql.prototype, 'exec');
  const waiting = server.send({ name: 'Waiting' });
  for (const time of [0, 3900]) {
    now.mockReturnValue(time);
    exec.mockClear();
    await until(() => exec.mock.calls.length > 1);
  }
  expect((await fetch(`${server.url}/contact`)).status).toBe(200);
  other.exec('ROLLBACK');
  expect((await waiting).status).toBe(200);
  now.mockRestore();
  other.close();
  // A read that met the lock holds none itself.
  await server.transact('write');
  await expectRecovery();
});

test.each([
  ['cannot be written', () => mkdirSync(server.file), 'cannot be written; set DATA_DIR to a folder'],
  ['is no database', () => writeFileSync(server.file, 'Text. '.repeat(1000)), 'is damaged or is no database; stop'],
  ['is of another release', () => server.transact('write', ['PRAGMA user_version = 999']), 'it has version 999, not 1'],
  ['is of another program', () => server.transact('write', ['CREATE TABLE requests (a)']), 'made by another program'],
])('reports a file that %s, leaves it alone, and uses a good one without a restart', async (_what, spoil, words) => {
  mkdirSync(dirname(server.file));
  await spoil();
  utimesSync(server.file, 1, 1);
  const close = jest.spyOn(Libsql.prototype, 'close').mockClear();
  await expectFailure(words);
  // One that stays open would keep the file's locks.
  if (statSync(server.file).isFile()) expect(close).toHaveBeenCalled();
  expect((await runRequests(server.folder, [])).output).toContain(words);
  expect(statSync(server.file).mtimeMs).toBe(1000);
  rmSync(server.file, { recursive: true });
  await expectRecovery();
});

test.each(['gone', 'replaced'])('refuses while the file is %s, and goes on when it is back', async (how) => {
  await server.send();
  const data = dirname(server.file);
  renameSync(data, `${data}.aside`);
  if (how === 'replaced') cpSync(`${data}.aside`, data, { recursive: true });
  await expectFailure('was moved or replaced while it was in use; put it back, or restart the server');
  rmSync(data, { recursive: true, force: true });
  renameSync(`${data}.aside`, data);
  await expectRecovery();
});

test('acknowledges nothing if the database answers without the row that was asked for', async () => {
  await server.database.list();
  const prepare = jest.spyOn(Libsql.prototype, 'prepare').mockReturnValue({ reader: true, all: () => [] } as never);
  await expectFailure('answered without the row');
  prepare.mockRestore();
});

/** A skipped test says why at the end of its name, which `npm test` prints. */
const limitsProcesses = spawnSync('prlimit', ['--version']).status === 0;
const reason = limitsProcesses ? '' : ' (needs prlimit)';
(limitsProcesses ? test : test.skip)(`loses nothing when the disk, with the log on it, is full${reason}`, async () => {
  const folder = writeSite();
  const log = join(folder, 'log');
  const { url, child, stop } = await startServer(folder, { LOG_LEVEL: 'info' }, log);
  /** No file of the server may grow above a size, as on a full disk. */
  const limitFiles = (size: string) => spawnSync('prlimit', [`--pid=${child.pid}`, `--fsize=${size}:`]);
  const send = async (name: string) => (await post(url, formBody({ name, message: 'x'.repeat(15_000) }))).status;
  limitFiles('300000');
  const acknowledged: string[] = [];
  while ((await send(`${acknowledged.length}`)) === 200) acknowledged.push(`${acknowledged.length}`);
  expect(acknowledged.length).toBeGreaterThan(5);
  limitFiles('1000');
  const get = async (path: string) => (await fetch(url + path)).status;
  expect([await send('Refused'), await get('/healthz'), await get('/contact')]).toEqual([503, 503, 200]);
  limitFiles('unlimited');
  expect(await send('After')).toBe(200);
  expect(readFileSync(log, 'utf8')).toContain('disk');
  expect(await stop()).toMatchObject({ code: 0 });
  const database = new Libsql(join(folder, 'data', 'requests.db'));
  const kept = database.prepare('SELECT name FROM appraisalRequests').pluck().all();
  database.close();
  expect(kept).toEqual([...acknowledged, 'After']);
});

test('says what is wrong by a code of the system, the database or a connection, and else what was thrown', () => {
  const message = (thrown: unknown) => toDatabaseError(thrown, '/srv/data').message;
  for (const error of [{ code: 'ENOSPC' }, { code: 'EDQUOT' }, { code: 'SQLITE_FULL' }, { rawCode: 0x10d }])
    expect(message(error)).toContain('The disk that holds /srv/data is full');
  for (const code of ['ENOENT', 'EROFS'])
    expect(message({ code })).toContain('/srv/data cannot be written; set DATA_DIR to a folder');
  expect(message({ cause: { code: 'UND_ERR_CONNECT_TIMEOUT' } })).toContain('/srv/data cannot be reached');
  for (const cause of ['gone', undefined]) {
    const error = toDatabaseError(cause, '/srv/data');
    expect(error).toMatchObject({ message: expect.stringContaining(`failed: ${cause}`), kind: 'unknown', cause });
    expect(toDatabaseError(error, '')).toBe(error);
  }
});

test('the health check says when mail has waited longer than an hour, not what was mailed or handled or where no mail is sent', async () => {
  for (const name of ['Mailed', 'Handled', 'Waiting']) await server.send({ name });
  await server.update('mailedAt = receivedAt, mailDueAt = NULL', 'Mailed');
  await server.update('handledAt = receivedAt', 'Handled');
  await server.update(`receivedAt = ${timeSql('-61 minutes')}`);
  await server.send({ name: 'Not waiting long' });
  const withoutMail = await startTestServer({ database: server.database, outbox: undefined });
  expect(await health()).toBe('{"ok":true,"mailWaitingOverAnHour":1}');
  expect(await health(withoutMail.url)).toBe('{"ok":true}');
  await withoutMail.stop();
});

test('says that a libSQL server which does not answer cannot be reached, before the visitor’s form gives up', async () => {
  const aborted = AbortSignal.abort(new DOMException('', 'TimeoutError'));
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(aborted);
  const request = jest.spyOn(globalThis, 'fetch');
  const listing = createDatabase({ url: 'http://127.0.0.1:1', authToken: 'secret' }).list();
  await expect(listing).rejects.toThrow('The libSQL server at 127.0.0.1:1 cannot be reached');
  expect(timeout).toHaveBeenCalledWith(8000);
  expect((request.mock.lastCall?.[0] as Request | undefined)?.headers.get('authorization')).toBe('Bearer secret');
});
