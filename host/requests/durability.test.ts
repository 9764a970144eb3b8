import fs from 'node:fs';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { writeSite } from '../testing/fixtureSite';
import { compile, startServer } from '../testing/process';
import { formBody, post } from '../testing/server';

const KILLS = 100;
const CLIENTS = 8;
/** Acknowledged requests before a kill: at least this many, and up to MORE_AT_RANDOM more. */
const FEWEST_PER_KILL = 20;
const MORE_AT_RANDOM = 30;

/** Posts from eight clients at once and kills the server meanwhile. Returns the names of the acknowledged requests. */
async function runUntilKilled(serve: string, folder: string, run: number): Promise<string[]> {
  const server = await startServer(serve, folder, { RATE_LIMIT: '100000' });
  const acknowledged: string[] = [];
  const killAt = FEWEST_PER_KILL + Math.floor(Math.random() * MORE_AT_RANDOM);
  let killed = false;
  const runClient = async (client: number) => {
    for (let index = 0; !killed; index += 1) {
      const name = `run ${run} client ${client} request ${index}`;
      const [target, accept] = index % 2 ? ['/', '*/*'] : ['/contact/received', 'text/html'];
      try {
        const { status } = await post(server.url + target, formBody({ name }), { accept });
        if (status === 200 || status === 303) acknowledged.push(name);
      } catch {
        return;
      }
      if (acknowledged.length >= killAt && !killed) {
        killed = true;
        setTimeout(() => server.child.kill('SIGKILL'), Math.random() * 4);
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => runClient(client)));
  expect((await server.ended).signal).toBe('SIGKILL');
  return acknowledged;
}

/** Kills a server with one store again and again, then compares the store with the acknowledged requests. */
async function expectNothingLost(serve: string, kills: number): Promise<void> {
  const folder = writeSite();
  const acknowledged: string[] = [];
  for (let run = 0; run < kills; run += 1) acknowledged.push(...(await runUntilKilled(serve, folder, run)));

  const client = createClient({ url: `file:${path.join(folder, 'data', 'requests.db')}` });
  const kept = (await client.execute('SELECT name, id FROM requests')).rows;
  const mails = new Set((await client.execute('SELECT request_id FROM outbox')).rows.map((row) => row.request_id));
  const names = new Set(kept.map((row) => row.name));
  const lost = acknowledged.filter((name) => !names.has(name));
  process.stdout.write(
    `durability: ${kills} kills, ${acknowledged.length} requests acknowledged, ${kept.length} kept, ${lost.length} lost\n`,
  );
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * FEWEST_PER_KILL);
  expect(lost).toEqual([]);
  expect(kept.filter((row) => !mails.has(row.id))).toEqual([]);
  expect(names.size).toBe(kept.length);
  expect((await client.execute('PRAGMA integrity_check')).rows[0]?.[0]).toBe('ok');
  client.close();
  fs.rmSync(folder, { recursive: true, force: true });
}

test(`loses no acknowledged request in ${KILLS} kills`, async () => {
  const serve = compile('serve');
  // Two stores at a time, because most of the time is spent waiting for servers to start.
  await Promise.all([1, 2].map(() => expectNothingLost(serve, KILLS / 2)));
}, 900_000);
