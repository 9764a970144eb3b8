/*
 * The first promise: what was answered with success is kept and seen, whatever the owner runs beside the server and
 * however it ends. REPEAT=100 repeats the kills, and prints what they counted.
 */
import { join } from 'node:path';
import Libsql from 'libsql';
import { runRequests, startServer } from '../testing/process';
import { deadMail, formBody, post, writeSite } from '../testing/server';

const kills = Number(process.env.REPEAT ?? 2);
jest.setTimeout(kills * 60_000);
let folder: string;
beforeEach(() => {
  folder = writeSite();
});

/** Reads the database as it is on disk, with a connection of this process, and may change it. */
function readFile(sql = '') {
  const db = new Libsql(join(folder, 'data', 'requests.db'), { timeout: 10_000 });
  db.exec(sql);
  const rows = db.prepare('SELECT id, name, handledAt, mailDueAt FROM appraisalRequests').all();
  expect(db.prepare('PRAGMA integrity_check').pluck().all()).toEqual(['ok']);
  db.close();
  return rows as Record<string, string | null>[];
}

test('no command beside the server, no failed statement and no kill loses, hides or undoes anything', async () => {
  const server = await startServer(folder, deadMail);
  const acknowledged: string[] = [];
  const send = async (name: string) => {
    const { status } = await post(server.url, formBody({ name }));
    if (status === 200) acknowledged.push(name);
    return status;
  };
  // Each runs while appraisal requests come in.
  for (const command of ['list', 'show', 'backup', 'handled', 'csv', 'delete']) {
    await send(command);
    const id = readFile().find(({ name }) => name === command)?.id ?? '';
    const argument = ['backup', 'csv'].includes(command) ? join(folder, command) : id;
    const args = { list: [], delete: [command, id, '--yes'] }[command] ?? [command, argument];
    let ended = false;
    const running = runRequests(folder, args).finally(() => (ended = true));
    for (let index = 0; !ended; index += 1) expect(await send(`${command} ${index}`)).toBe(200);
    expect(await running).toMatchObject({ code: 0 });
  }
  readFile(`CREATE TRIGGER refuse BEFORE INSERT ON appraisalRequests WHEN NEW.name = 'Refused'
    BEGIN SELECT RAISE(ABORT, 'refused'); END`);
  expect([await send('Refused'), await send('After')]).toEqual([503, 200]);
  const { output } = await runRequests(folder, []);
  await server.stop('SIGKILL');
  const rows = readFile();
  const kept = acknowledged.filter((name) => name !== 'delete');
  expect(rows.map(({ name }) => name)).toEqual(kept);
  expect(kept.filter((name) => !output.includes(`  ${name}, `))).toEqual([]);
  expect(rows.flatMap(({ name, handledAt }) => (handledAt ? [name] : []))).toEqual(['handled']);
});

test('loses nothing acknowledged when the server is killed again and again', async () => {
  const acknowledged: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServer(folder, deadMail);
    const killAt = acknowledged.length + 10 + Math.floor(Math.random() * 10);
    const sendOnAndOn = async (client: number) => {
      for (let index = 0; ; index += 1) {
        const name = `kill ${kill} client ${client} number ${index}`;
        const [path, accept] = index % 2 ? ['/', '*/*'] : ['/contact/received', 'text/html'];
        const answer = await post(server.url + path, formBody({ name }), { accept }).catch(() => undefined);
        if (!answer) return;
        if (answer.status === 200 || answer.status === 303) acknowledged.push(name);
        if (acknowledged.length === killAt) setTimeout(() => server.stop('SIGKILL'), Math.random() * 20);
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, client) => sendOnAndOn(client)));
    expect(await server.ended).toMatchObject({ signal: 'SIGKILL' });
  }
  const rows = readFile();
  const names = rows.map(({ name }) => name);
  const lost = acknowledged.filter((name) => !names.includes(name));
  process.stdout.write(`kills: ${kills}, ${acknowledged.length} acknowledged, ${lost.length} lost\n`);
  expect([lost, new Set(names).size]).toEqual([[], names.length]);
  expect(rows.filter(({ mailDueAt }) => !mailDueAt)).toEqual([]);
});
