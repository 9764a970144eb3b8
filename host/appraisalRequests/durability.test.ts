/*
 * The first promise: what was answered with success is kept and seen, whatever the owner runs beside the server and
 * however it ends. REPEAT=100 repeats the commands and the kills, and prints what the kills counted.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { runRequests, startServer } from '../testing/process';
import { formBody, post, writeSite } from '../testing/server';

const repeat = Number(process.env.REPEAT ?? 1);
jest.setTimeout(repeat * 300_000);
/** Nothing listens on port 1, as if the mail server were down. */
const deadMail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'office@example.com' };
/** Reads a database as it is on disk, with a connection of this process. */
function readFile(folder: string) {
  const db = new Libsql(join(folder, 'data', 'requests.db'), { timeout: 10_000 });
  const rows = db.prepare('SELECT id, name, handledAt, mailDueAt FROM appraisalRequests').all();
  expect(db.prepare('PRAGMA integrity_check').pluck().all()).toEqual(['ok']);
  db.close();
  return rows as Record<string, string | null>[];
}

/** Each runs while appraisal requests come in. */
const commands = ['list', 'show', 'backup', 'handled', 'csv', 'delete'];

test('no command beside the server, no failed statement and no kill loses, hides or undoes anything', async () => {
  for (let life = 0; life < repeat; life += 1) {
    const folder = writeSite();
    const server = await startServer(folder, deadMail);
    const acknowledged: string[] = [];
    const send = async (name: string) => {
      const { status } = await post(`${server.url}/`, formBody({ name }));
      if (status === 200) acknowledged.push(name);
      return status;
    };
    for (const command of commands) {
      await send(command);
      const id = readFile(folder).find(({ name }) => name === command)?.id ?? '';
      const argument = ['backup', 'csv'].includes(command) ? join(folder, command) : id;
      const args = command === 'list' ? [] : command === 'delete' ? [command, id, '--yes'] : [command, argument];
      let ended = false;
      const running = runRequests(folder, args).finally(() => (ended = true));
      for (let index = 0; !ended; index += 1) expect(await send(`${command} ${index}`)).toBe(200);
      expect(await running).toMatchObject({ code: 0 });
    }
    const other = new Libsql(join(folder, 'data', 'requests.db'), { timeout: 10_000 });
    other.exec(`CREATE TRIGGER refuse BEFORE INSERT ON appraisalRequests WHEN NEW.name = 'Refused'
      BEGIN SELECT RAISE(ABORT, 'refused'); END`);
    other.close();
    expect(await send('Refused')).toBe(503);
    expect(await send('After')).toBe(200);
    const { output } = await runRequests(folder, []);
    server.child.kill('SIGKILL');
    await server.ended;
    const rows = readFile(folder);
    const kept = acknowledged.filter((name) => name !== 'delete');
    expect(rows.map(({ name }) => name)).toEqual(kept);
    expect(kept.filter((name) => !output.includes(`  ${name}, `))).toEqual([]);
    expect(rows.flatMap(({ name, handledAt }) => (handledAt ? [name] : []))).toEqual(['handled']);
    expect(rows.filter(({ mailDueAt }) => !mailDueAt)).toEqual([]);
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Posts from eight clients at once and kills the server meanwhile. Returns the names of what was acknowledged. */
async function sendUntilKilled(folder: string, kill: number): Promise<string[]> {
  const server = await startServer(folder, deadMail);
  const acknowledged: string[] = [];
  const killAt = 10 + Math.floor(Math.random() * 10);
  const sendOnAndOn = async (client: number) => {
    for (let index = 0; ; index += 1) {
      const name = `kill ${kill} client ${client} number ${index}`;
      const [target, accept] = index % 2 ? ['/', '*/*'] : ['/contact/received', 'text/html'];
      const answer = await post(server.url + target, formBody({ name }), { accept }).catch(() => undefined);
      if (!answer) return;
      if (answer.status === 200 || answer.status === 303) acknowledged.push(name);
      if (acknowledged.length === killAt) setTimeout(() => server.child.kill('SIGKILL'), Math.random() * 20);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, client) => sendOnAndOn(client)));
  expect((await server.ended).signal).toBe('SIGKILL');
  return acknowledged;
}

test('loses nothing acknowledged when the server is killed again and again', async () => {
  const kills = Math.max(repeat, 4);
  const folder = writeSite();
  const acknowledged: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) acknowledged.push(...(await sendUntilKilled(folder, kill)));
  const rows = readFile(folder);
  const names = new Set(rows.map(({ name }) => name));
  const lost = acknowledged.filter((name) => !names.has(name));
  process.stdout.write(`kills: ${kills}, ${acknowledged.length} acknowledged, ${lost.length} lost\n`);
  expect(lost).toEqual([]);
  expect(names.size).toBe(rows.length);
  expect(rows.filter(({ mailDueAt }) => !mailDueAt)).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});
