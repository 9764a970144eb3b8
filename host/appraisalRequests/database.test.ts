/* What can happen to the database while the server runs. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import Libsql from 'libsql';
import { submissionError } from '../../shared/appraisalRequest';
import { runRequests, startServer } from '../testing/process';
import { asBrowser, formBody, post, startTestServer, testServer, writeSite } from '../testing/server';
import { openDatabase } from './database';
import { toDatabaseError } from './databaseError';

const server = testServer();
let data: string;
beforeEach(() => {
  data = dirname(server.file);
});

/** A skipped test says why at the end of its name, which `npm test` prints. */
const limitsProcesses = spawnSync('prlimit', ['--version']).status === 0;
const send = (name: string, url = server.url) => post(`${url}/`, formBody({ name, message: 'x'.repeat(15_000) }));
const health = async (url = server.url) => (await fetch(`${url}/healthz`)).status;

/** Expects what is promised when nothing can be stored: the error, what was typed, the phone, the pages, the log. */
async function expectFailure(words: string): Promise<void> {
  const page = await post(`${server.url}/contact/received`, formBody({ name: 'Kept' }), asBrowser);
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain(submissionError.text);
  expect(html).toContain('confirm that your request arrived');
  expect(html).not.toContain('Nothing has been sent');
  expect(html).toContain('href="tel:+15095550100"');
  expect(html).toContain('value="Kept"');
  expect((await fetch(`${server.url}/contact`)).status).toBe(200);
  expect(server.log.join('')).toContain(words);
}

async function expectRecovery(): Promise<void> {
  expect((await send('After')).status).toBe(200);
  expect(await health()).toBe(200);
  expect((await server.database.list())[0]).toMatchObject({ name: 'After' });
}

test('waits for the disk at the end of a transaction, also for its folder', async () => {
  await send('Before');
  expect(await server.transact('read', ['PRAGMA synchronous'])).toEqual([[{ synchronous: 3 }]]);
});

test('reports a file that another program has locked, serves pages meanwhile, and stores when it is released', async () => {
  await send('Before');
  const other = new Libsql(server.file, { timeout: 1000 });
  other.exec('BEGIN EXCLUSIVE');
  const reading = expect(server.database.list()).rejects.toThrow('is locked');
  await expectFailure('is locked by another program; close whatever else has it open.');
  await reading;
  const waiting = send('Waiting');
  expect((await fetch(`${server.url}/contact`)).status).toBe(200);
  other.exec('ROLLBACK');
  expect((await waiting).status).toBe(200);
  // A read that met the lock holds none itself.
  other.exec('BEGIN EXCLUSIVE; ROLLBACK');
  other.close();
  await expectRecovery();
});

test.each([
  ['cannot be written', () => mkdirSync(server.file), 'cannot be written; set DATA_DIR to a folder'],
  ['is no database', () => writeFileSync(server.file, 'Text. '.repeat(1000)), 'is damaged or is no database; stop'],
])('reports a file that %s, and uses a good one in its place without a restart', async (_what, spoil, words) => {
  mkdirSync(data);
  spoil();
  await expectFailure(words);
  expect(await health()).toBe(503);
  expect((await runRequests(server.folder, [])).output).toContain(words);
  rmSync(server.file, { recursive: true });
  await expectRecovery();
});

test.each([
  ['of another release', 'PRAGMA user_version = 999', 'it has version 999, not 1'],
  ['of another program', 'CREATE TABLE requests (a)', 'made by another program'],
])('does not change a database %s', async (_what, statement, words) => {
  mkdirSync(data);
  const other = new Libsql(server.file);
  other.exec(statement);
  other.close();
  const before = readFileSync(server.file);
  const close = jest.spyOn(Libsql.prototype, 'close');
  await expectFailure(words);
  // One that stays open would keep the file's locks.
  expect(close).toHaveBeenCalled();
  expect((await runRequests(server.folder, [])).output).toContain(words);
  expect(readFileSync(server.file).equals(before)).toBe(true);
});

test.each(['gone', 'replaced'])('refuses while the file is %s, and goes on when it is back', async (how) => {
  await send('Before');
  const aside = `${data}.aside`;
  renameSync(data, aside);
  if (how === 'replaced') {
    mkdirSync(data);
    copyFileSync(join(aside, 'requests.db'), server.file);
  }
  await expectFailure('was moved or replaced while it was in use; put it back, or restart the server');
  expect(await health()).toBe(503);
  expect(existsSync(data)).toBe(how === 'replaced');
  rmSync(data, { recursive: true, force: true });
  renameSync(aside, data);
  await expectRecovery();
});

(limitsProcesses ? test : test.skip)(
  `a disk that fills up, with the log on it, loses nothing acknowledged and does not stop the server${limitsProcesses ? '' : ' (needs prlimit)'}`,
  async () => {
    const folder = writeSite();
    const log = join(folder, 'log');
    const running = await startServer(folder, { LOG_LEVEL: 'info' }, log);
    /** No file of the server may grow above a size, as on a full disk. */
    const limitFiles = (size: string) => spawnSync('prlimit', [`--pid=${running.child.pid}`, `--fsize=${size}:`]);
    limitFiles('300000');
    const acknowledged: string[] = [];
    while ((await send(`Visitor ${acknowledged.length}`, running.url)).status === 200)
      acknowledged.push(`Visitor ${acknowledged.length}`);
    expect(acknowledged.length).toBeGreaterThan(5);
    limitFiles('1000');
    expect((await send('Refused', running.url)).status).toBe(503);
    expect(await health(running.url)).toBe(503);
    expect((await fetch(`${running.url}/contact`)).status).toBe(200);
    limitFiles('unlimited');
    expect((await send('After', running.url)).status).toBe(200);
    expect(readFileSync(log, 'utf8')).toContain('disk');
    running.child.kill('SIGTERM');
    expect((await running.ended).code).toBe(0);
    const kept = new Libsql(join(folder, 'data', 'requests.db')).prepare('SELECT name FROM appraisalRequests').pluck();
    expect(kept.all()).toEqual([...acknowledged, 'After']);
    rmSync(folder, { recursive: true });
  },
);

test.each([
  ['ENOSPC', 'no folder could be created'],
  ['EDQUOT', 'no folder could be created'],
  ['SQLITE_FULL', 'a libSQL server answered'],
])('says that the disk is full after %s, with which %s', (code) => {
  const error = toDatabaseError(Object.assign(new Error('refused'), { code }), '/srv/data');
  expect([error.kind, error.message]).toEqual([
    'full',
    expect.stringContaining('The disk that holds /srv/data is full'),
  ]);
});

test('says what was thrown, also if it is no error', () => {
  for (const thrown of ['gone', undefined]) expect(toDatabaseError(thrown, 'x').message).toContain(`failed: ${thrown}`);
});

test('the health check says when mail has waited longer than an hour, not what was mailed or handled or where no mail is sent', async () => {
  for (const mark of ['markHandled', 'markMailed'] as const) {
    await send(mark);
    await server.database[mark]((await server.database.list())[0]?.id ?? '');
  }
  await send('Waiting');
  const hourAgo = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-61 minutes')";
  await server.transact('write', [`UPDATE appraisalRequests SET receivedAt = ${hourAgo}`]);
  await send('Not waiting long');
  const withoutMail = await startTestServer({ database: server.database, outbox: undefined });
  const urls = [server.url, withoutMail.url];
  const answers = await Promise.all(urls.map(async (url) => (await fetch(`${url}/healthz`)).json()));
  await withoutMail.stop();
  expect(answers).toEqual([{ ok: true, mailWaitingOverAnHour: 1 }, { ok: true }]);
});

test('says that a libSQL server which does not answer cannot be reached, before the visitor’s form gives up', async () => {
  const { timeout } = AbortSignal;
  const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100));
  const silent = createServer().listen(0);
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const database = openDatabase({ url: `http://127.0.0.1:${port}` });
  const failure = await database.list().catch((error: Error) => error.message);
  await database.close();
  silent.closeAllConnections();
  silent.close();
  expect(failure).toMatch(/^The libSQL server at 127.0.0.1:\d+ cannot be reached/);
  expect(limit).toHaveBeenCalledWith(8000);
});
