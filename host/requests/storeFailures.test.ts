import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { AS_BROWSER, formBody, post, startTestServer } from '../testing/server';
import { openStore } from './store';

type TestServer = Awaited<ReturnType<typeof startTestServer>>;
const NOT_STORED =
  'There was an issue submitting your request. Please try again or call us directly at the business phone number.';

let server: TestServer;
let mounted: string | undefined;
afterEach(async () => {
  await server.stop();
  if (mounted) spawnSync('umount', ['-l', mounted]);
  mounted = undefined;
});

/** Expects what is promised for a broken store: the message, what was typed, the phone, the pages, the health check. */
async function expectFailure(before: () => void = () => undefined): Promise<void> {
  before();
  const page = await post(`${server.url}/contact/received`, formBody({ name: 'Kept & Safe' }), AS_BROWSER);
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain('<h2>Submission Error</h2>');
  expect(html).toContain(NOT_STORED);
  expect(html).toContain('href="tel:+15095550100"');
  expect(html).toContain('value="Kept &amp; Safe"');
  before();
  const data = await post(`${server.url}/`, formBody());
  expect(data.status).toBe(503);
  expect(await data.json()).toMatchObject({ ok: false, message: NOT_STORED, request: { name: 'Jane Doe' } });
  expect((await fetch(`${server.url}/contact`)).status).toBe(200);
  before();
  const health = await fetch(`${server.url}/healthz`);
  expect(health.status).toBe(503);
  expect(await health.json()).toEqual({ ok: false });
}

async function expectRecovery(): Promise<void> {
  expect((await post(`${server.url}/`, formBody({ message: 'after' }))).status).toBe(200);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
}

function mount(options: string): string | undefined {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'host-disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status !== 0) return undefined;
  mounted = folder;
  return folder;
}

test('waits for a store that another program has locked, then reports it', async () => {
  server = await startTestServer();
  await post(`${server.url}/`, formBody({ message: 'before' }));
  const other = createClient({ url: `file:${server.file}` });
  const lock = await other.transaction('write');
  await expectFailure();
  expect(server.log.join('')).toContain('is locked by another program; close whatever else has it open.');
  await lock.rollback();
  other.close();
  await expectRecovery();
});

test('stores the request when a lock is released in time, and serves pages meanwhile', async () => {
  server = await startTestServer();
  await post(`${server.url}/`, formBody({ message: 'before' }));
  const other = createClient({ url: `file:${server.file}` });
  const lock = await other.transaction('write');
  const answer = post(`${server.url}/`, formBody());
  expect((await fetch(`${server.url}/contact`)).status).toBe(200);
  await lock.rollback();
  other.close();
  expect((await answer).status).toBe(200);
});

test('reports a damaged file, and uses a good one in its place without a restart', async () => {
  server = await startTestServer();
  fs.mkdirSync(path.dirname(server.file), { recursive: true });
  fs.writeFileSync(server.file, 'This is not a database at all. '.repeat(200));
  await expectFailure();
  expect(server.log.join('')).toContain('is damaged or is not a database; stop the server, move the file');
  fs.rmSync(server.file);
  await expectRecovery();
});

test('acknowledges no request that a file damaged at runtime did not store', async () => {
  server = await startTestServer();
  for (let index = 0; index < 50; index += 1)
    await post(`${server.url}/`, formBody({ message: `${index} ${'x'.repeat(2000)}` }));
  const closing = openStore({ url: `file:${server.file}` });
  await closing.read('PRAGMA wal_checkpoint(TRUNCATE)');
  await closing.close();
  const handle = fs.openSync(server.file, 'r+');
  const size = fs.fstatSync(handle).size;
  for (let at = 4096; at < size; at += 4096) fs.writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, at);
  fs.closeSync(handle);
  const status = (await post(`${server.url}/`, formBody({ name: 'After the damage' }))).status;
  if (status === 200) {
    const rows = await server.store.read("SELECT * FROM requests WHERE name = 'After the damage'");
    expect(rows).toHaveLength(1);
  } else expect(status).toBe(503);
  expect((await fetch(`${server.url}/`)).status).toBe(200);
});

test('stops writing to a file that was moved', async () => {
  server = await startTestServer();
  await post(`${server.url}/`, formBody({ message: 'before' }));
  for (const end of ['', '-wal', '-shm']) fs.renameSync(server.file + end, `${server.file}.old${end}`);
  await expectRecovery();
  const found = createClient({ url: `file:${server.file}` });
  expect((await found.execute('SELECT message FROM requests')).rows.map((row) => row.message)).toEqual(['after']);
  found.close();
});

test.each([
  ['of a newer release', 'PRAGMA user_version = 999', 'version 999'],
  ['of another program', 'CREATE TABLE requests (a)', 'that another program made'],
])('does not change a database %s', async (_what, statement, words) => {
  server = await startTestServer();
  fs.mkdirSync(path.dirname(server.file), { recursive: true });
  const other = createClient({ url: `file:${server.file}` });
  await other.execute(statement);
  other.close();
  await expectFailure();
  expect(server.log.join('')).toContain(words);
});

test('reports a folder that cannot be created', async () => {
  server = await startTestServer();
  fs.writeFileSync(path.dirname(server.file), 'a file where the folder should be');
  await expectFailure();
  expect(server.log.join('')).toContain('write access to its folder (DATA_DIR)');
  fs.rmSync(path.dirname(server.file));
  await expectRecovery();
});

test('acknowledges no request that a full disk did not store, and recovers when there is space', async () => {
  const disk = mount('size=512k');
  server = await startTestServer(disk ? { databaseUrl: `file:${disk}/requests.db` } : {});
  if (!disk) return console.warn('Skipped: a small disk can only be mounted as root.');
  const acknowledged: string[] = [];
  let refused = 0;
  for (let index = 0; index < 200 && refused < 5; index += 1) {
    const name = `Visitor ${index}`;
    const { status } = await post(`${server.url}/`, formBody({ name, message: 'x'.repeat(15_000) }));
    if (status === 200) acknowledged.push(name);
    else refused += 1;
  }
  expect(refused).toBe(5);
  // Closing a connection frees the space of its write-ahead log, so the disk is filled up again before each check.
  await expectFailure(() => spawnSync('sh', ['-c', `cat /dev/zero >> ${disk}/rest`]));
  expect(server.log.join('')).toContain('is full; free some space');
  spawnSync('mount', ['-o', 'remount,size=8m', disk]);
  await expectRecovery();
  const kept = (await server.store.read('SELECT name FROM requests')).map((row) => row.name);
  expect(acknowledged.length).toBeGreaterThan(5);
  expect(acknowledged.filter((name) => !kept.includes(name))).toEqual([]);
}, 60_000);

test('reports a disk that became read-only', async () => {
  const disk = mount('size=4m');
  server = await startTestServer(disk ? { databaseUrl: `file:${disk}/requests.db` } : {});
  if (!disk) return console.warn('Skipped: a disk can only be mounted as root.');
  spawnSync('mount', ['-o', 'remount,ro', disk]);
  await expectFailure();
  expect(server.log.join('')).toContain('write access to its folder (DATA_DIR)');
  spawnSync('mount', ['-o', 'remount,rw', disk]);
  await expectRecovery();
});

test('keeps the connection that writes in WAL mode with synchronous=FULL, also after a failure', async () => {
  server = await startTestServer();
  const settings = async () => {
    const results = await server.store.write(['PRAGMA journal_mode', 'PRAGMA synchronous']);
    return results.map(([row]) => Object.values(row ?? {})[0]);
  };
  expect(await settings()).toEqual(['wal', 2]);
  await expect(server.store.write(['INSERT INTO nowhere VALUES (1)'])).rejects.toThrow('no such table');
  expect(await settings()).toEqual(['wal', 2]);
});
