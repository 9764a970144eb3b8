/* What can happen to the store while the server runs. The disk tests mount a small tmpfs, for which they must be root. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { submissionError } from '../../content/appraisalRequest';
import { writeSite } from '../testing/fixtureSite';
import { runRequests, startServer } from '../testing/process';
import { AS_BROWSER, formBody, post, startTestServer } from '../testing/server';

jest.setTimeout(60_000);
let server: Awaited<ReturnType<typeof startTestServer>>;
const mounted: string[] = [];
afterEach(async () => {
  await server.stop();
  for (const folder of mounted.splice(0)) spawnSync('umount', ['-l', folder]);
});

const send = (name: string) => post(`${server.url}/`, formBody({ name }));
const health = async () => (await fetch(`${server.url}/healthz`)).status;
const folderOf = () => path.dirname(server.file);

/** Expects what is promised when nothing can be stored: the error, what was typed, the phone, the pages, the log. */
async function expectFailure(words: string): Promise<void> {
  const page = await post(`${server.url}/contact/received`, formBody({ name: 'Kept & Safe' }), AS_BROWSER);
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain(submissionError.text);
  expect(html).toContain('href="tel:+15095550100"');
  expect(html).toContain('value="Kept &amp; Safe"');
  expect((await fetch(`${server.url}/contact`)).status).toBe(200);
  expect(server.log.join('')).toContain(words);
}

async function expectRecovery(): Promise<void> {
  expect((await send('After')).status).toBe(200);
  expect(await health()).toBe(200);
  const { output } = await runRequests(server.folder, []);
  expect(output).toContain('After ');
}

function mount(options: string): string | undefined {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'host-disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status !== 0) {
    console.warn('Not tried: a small disk can only be mounted as root.');
    return undefined;
  }
  mounted.push(folder);
  return folder;
}

test('reports a store that another program has locked, serves pages meanwhile, and stores when it is released', async () => {
  server = await startTestServer();
  await send('Before');
  const other = new Database(server.file, { timeout: 1000 });
  other.exec('BEGIN EXCLUSIVE');
  await expectFailure('is locked by another program; close whatever else has it open.');
  const waiting = send('Waiting');
  expect((await fetch(`${server.url}/contact`)).status).toBe(200);
  other.exec('ROLLBACK');
  expect((await waiting).status).toBe(200);
  other.close();
  await expectRecovery();
});

test('reports a DATA_DIR that is a file', async () => {
  server = await startTestServer();
  fs.rmSync(folderOf(), { recursive: true, force: true });
  fs.writeFileSync(folderOf(), '');
  await expectFailure('a file has the name of its folder; set DATA_DIR to a folder.');
});

test('reports a file that is no database, and uses a good one in its place without a restart', async () => {
  server = await startTestServer();
  fs.mkdirSync(folderOf(), { recursive: true });
  fs.writeFileSync(server.file, 'This is not a database at all. '.repeat(200));
  await expectFailure('is damaged or is not a database; stop the server');
  expect(await health()).toBe(503);
  expect((await runRequests(server.folder, [])).output).toContain('is damaged or is not a database');
  fs.rmSync(server.file);
  await expectRecovery();
});

test.each([
  ['of a newer release', 'PRAGMA user_version = 999', 'version 999', 'version 999'],
  ['of another program', 'CREATE TABLE requests (a)', 'another program', 'There is no store there'],
])('does not change a database %s', async (_what, statement, words, wordsOfCommand) => {
  server = await startTestServer();
  fs.mkdirSync(folderOf(), { recursive: true });
  const other = new Database(server.file);
  other.exec(statement);
  other.close();
  const before = fs.readFileSync(server.file);
  await expectFailure(words);
  expect((await runRequests(server.folder, [])).output).toContain(wordsOfCommand);
  expect(fs.readFileSync(server.file).equals(before)).toBe(true);
});

test('refuses while the file is gone, and goes on when it is back', async () => {
  server = await startTestServer();
  await send('Before');
  fs.renameSync(folderOf(), `${folderOf()}.aside`);
  await expectFailure('is gone; put it back, or restart the server');
  expect(await health()).toBe(503);
  expect(fs.existsSync(folderOf())).toBe(false);
  fs.renameSync(`${folderOf()}.aside`, folderOf());
  await expectRecovery();
});

test('refuses once when the file was replaced, then stores in the new one', async () => {
  server = await startTestServer();
  await send('Before');
  const backup = path.join(server.folder, 'backup.db');
  await runRequests(server.folder, ['backup', backup]);
  await send('Only in the old file');
  fs.renameSync(backup, server.file);
  await expectFailure('was replaced while it was in use');
  expect((await send('After')).status).toBe(200);
  const { output } = await runRequests(server.folder, []);
  expect(output).toContain('After ');
  expect(output).not.toContain('Only in the old file');
});

test.each(['between', 'during'])(
  'acknowledges nothing that is lost when a backup is copied over the file %s writes',
  async (when) => {
    server = await startTestServer();
    await send('Before');
    const backup = path.join(server.folder, 'backup.db');
    await runRequests(server.folder, ['backup', backup]);
    for (let index = 0; index < 30; index += 1) await send(`Overwritten ${index}`);
    const other = new Database(server.file);
    if (when === 'during') other.exec('BEGIN EXCLUSIVE; UPDATE outbox SET attempts = 1');
    // Not with Node, in whose process the server of this test has the file open.
    spawnSync('cp', [backup, server.file]);
    if (when === 'during') other.exec('COMMIT');
    other.close();
    await expectFailure('was overwritten');
    expect(await health()).toBe(503);
    // A mixture of both files is damaged, and nothing can be stored in it.
    if (when === 'during') return expectFailure('restore a backup');
    expect((await send('After')).status).toBe(200);
    expect(await health()).toBe(200);
    const copy = new Database(server.file);
    expect(copy.prepare('PRAGMA integrity_check').pluck().all()).toEqual(['ok']);
    expect(copy.prepare('SELECT name FROM requests').pluck().all()).toEqual(['Before', 'After']);
  },
);

test('a full disk that also holds the log loses nothing acknowledged and does not stop the server', async () => {
  server = await startTestServer();
  const disk = mount('size=512k');
  if (!disk) return;
  const folder = writeSite();
  const running = await startServer(folder, { DATA_DIR: disk, LOG_LEVEL: 'info' }, path.join(disk, 'log'));
  const acknowledged: string[] = [];
  let refused = 0;
  for (let index = 0; index < 200 && refused < 5; index += 1) {
    const name = `Visitor ${index}`;
    const { status } = await post(`${running.url}/`, formBody({ name, message: 'x'.repeat(15_000) }));
    if (status === 200) acknowledged.push(name);
    else refused += 1;
  }
  spawnSync('sh', ['-c', `cat /dev/zero >> ${disk}/rest`]);
  expect((await post(`${running.url}/`, formBody({ message: 'x'.repeat(15_000) }))).status).toBe(503);
  expect((await fetch(`${running.url}/healthz`)).status).toBe(503);
  expect((await fetch(`${running.url}/contact`)).status).toBe(200);
  fs.rmSync(path.join(disk, 'rest'));
  spawnSync('mount', ['-o', 'remount,size=8m', disk]);
  expect((await post(`${running.url}/`, formBody({ name: 'After' }))).status).toBe(200);
  running.child.kill('SIGTERM');
  expect((await running.ended).code).toBe(0);
  const kept = new Database(path.join(disk, 'requests.db')).prepare('SELECT name FROM requests').pluck().all();
  expect(acknowledged.length).toBeGreaterThan(5);
  expect([...acknowledged, 'After'].filter((name) => !kept.includes(name))).toEqual([]);
});

test('reports a disk that became read-only', async () => {
  const disk = mount('size=4m');
  server = await startTestServer(disk ? { databaseUrl: `file:${disk}/requests.db` } : {});
  if (!disk) return;
  spawnSync('mount', ['-o', 'remount,ro', disk]);
  await expectFailure('write access to its folder (DATA_DIR)');
  spawnSync('mount', ['-o', 'remount,rw', disk]);
  expect((await send('After')).status).toBe(200);
});

test('the health check says when mail has waited longer than an hour', async () => {
  server = await startTestServer();
  await send('Waiting');
  await server.store.write(["UPDATE requests SET received_at = '2026-01-01T00:00:00.000Z'"]);
  const response = await fetch(`${server.url}/healthz`);
  expect([response.status, await response.json()]).toEqual([200, { ok: true, mailWaitingOverAnHour: 1 }]);
});

test('upgrades a store of release 1.0: no addresses, no salt, and no mail for what came in long ago', async () => {
  server = await startTestServer();
  fs.mkdirSync(folderOf(), { recursive: true, mode: 0o755 });
  const old = new Database(server.file);
  old.exec(`PRAGMA journal_mode = WAL; ${RELEASE_1}`);
  old.close();
  fs.chmodSync(server.file, 0o644);
  // The driver closes the file of this process only when its statements are garbage collected.
  expect((await send('From this release')).status).toBe(200);
  expect(fs.statSync(server.file).mode & 0o777).toBe(0o600);
  const names = (await server.store.read('SELECT name FROM requests ORDER BY received_at')).map(({ name }) => name);
  expect(names).toEqual(['From Release One', 'Never mailed', 'From this release']);
  expect(await server.store.read('SELECT request_id FROM outbox')).toHaveLength(2);
  expect(fs.readFileSync(server.file).includes('00112233445566778899aabbccddeeff')).toBe(false);
});

/** A store as release 1.0 wrote it. Never edit this. */
const RELEASE_1 = `
CREATE TABLE requests (
      id TEXT PRIMARY KEY,
      received_at TEXT NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      phone TEXT NOT NULL,
      service TEXT NOT NULL,
      property_address TEXT NOT NULL,
      message TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      handled_at TEXT
    );
CREATE INDEX requests_by_time ON requests (received_at);
CREATE INDEX requests_by_fingerprint ON requests (fingerprint, received_at);
CREATE TABLE outbox (
      request_id TEXT PRIMARY KEY,
      attempts INTEGER NOT NULL DEFAULT 0,
      next_attempt_at TEXT NOT NULL,
      sent_at TEXT,
      last_error TEXT
    );
CREATE INDEX outbox_unsent ON outbox (next_attempt_at) WHERE sent_at IS NULL;
CREATE TABLE accepted (address TEXT NOT NULL, at TEXT NOT NULL);
CREATE INDEX accepted_by_address ON accepted (address, at);
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO meta VALUES ('salt', '00112233445566778899aabbccddeeff');
INSERT INTO requests VALUES ('AR-20250101-ABCDEFG', '2025-01-01T20:00:00.000Z', 'From Release One', 'one@example.com', '1',
  'divorce', '1 Elm Street', '', 'print', NULL);
INSERT INTO requests VALUES ('AR-20250102-ABCDEFG', '2025-01-02T20:00:00.000Z', 'Never mailed', 'two@example.com', '1',
  'divorce', '2 Elm Street', '', 'another print', NULL);
INSERT INTO outbox VALUES ('AR-20250101-ABCDEFG', 1, '2025-01-01T20:00:00.000Z', '2025-01-01T20:00:01.000Z', NULL);
INSERT INTO outbox VALUES ('AR-20250102-ABCDEFG', 0, '2025-01-02T20:00:00.000Z', NULL, NULL);
PRAGMA user_version = 1;`;
