/*
 * The first promise: what was answered with success is kept and seen, whatever the owner runs beside the server and
 * however it ends. REPEAT=100 repeats the matrix and the kills, and prints what they counted.
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
const commands = ['list', 'show', 'backup', 'handled', 'csv', 'delete'] as const;

/** Reads a database as it is on disk, with a connection of this process. */
function readFile(folder: string) {
  const db = new Libsql(join(folder, 'data', 'requests.db'));
  const rows = db.prepare('SELECT id, name, handledAt, mailDueAt FROM appraisalRequests').all();
  expect(db.prepare('PRAGMA integrity_check').pluck().all()).toEqual(['ok']);
  db.close();
  return rows as Record<string, string | null>[];
}

/**
 * One life of a server: appraisal requests before, between and after the commands, two first calls at once, a failed
 * statement, a lock held longer than the server waits, and its end. `turn` decides which commands run at which moment.
 */
async function live(mail: boolean, signal: 'SIGKILL' | 'SIGTERM', turn: number) {
  const folder = writeSite();
  const file = join(folder, 'data', 'requests.db');
  const server = await startServer(folder, mail ? deadMail : {});
  const acknowledged = new Set<string>();
  const handled = new Set<string>();
  const deleted = new Set<string>();
  const problems: string[] = [];
  const send = async (name: string) => {
    const { status } = await post(`${server.url}/`, formBody({ name }));
    if (status === 200) acknowledged.add(name);
    return status;
  };
  const idOf = (name: string) => readFile(folder).find((row) => row.name === name)?.id ?? 'AR-NOTHING';
  const list = async () => {
    const { output } = await runRequests(folder, []);
    for (const name of acknowledged) {
      if (deleted.has(name) === output.includes(`${name} `)) problems.push(`unseen: ${name}`);
    }
  };
  const run = async (command: (typeof commands)[number], moment: string) => {
    if (command === 'list') return list();
    const name = [...acknowledged].find((known) => !handled.has(known) && !deleted.has(known)) ?? '';
    const argument = ['backup', 'csv'].includes(command) ? join(folder, `${moment}.${command}`) : idOf(name);
    const { code, output } = await runRequests(folder, [command, argument, ...(command === 'delete' ? ['--yes'] : [])]);
    if ((code === 0) !== (argument !== 'AR-NOTHING')) problems.push(`${command} ${moment}: ${output}`);
    if (command === 'handled' && name) handled.add(name);
    if (command === 'delete' && name) deleted.add(name);
  };
  const runTwo = async (moment: number) => {
    for (const index of [0, 1]) {
      await run(commands[(2 * (moment + turn) + index) % commands.length] ?? 'list', `moment ${moment}`);
    }
  };

  await runTwo(0);
  expect(await Promise.all([send('First A'), send('First B')])).toEqual([200, 200]);
  await runTwo(1);
  expect(await send('Between')).toBe(200);
  // A statement that fails, and a lock that is held longer than the server waits.
  const other = new Libsql(file, { timeout: 1000 });
  other.exec(`CREATE TRIGGER refuse BEFORE INSERT ON appraisalRequests WHEN NEW.name = 'Refused'
    BEGIN SELECT RAISE(ABORT, 'refused'); END`);
  expect(await send('Refused')).toBe(503);
  if (turn % 2 === 0) {
    other.exec('BEGIN EXCLUSIVE');
    expect(await send('Locked out')).toBe(503);
    other.exec('ROLLBACK');
  }
  other.close();
  await runTwo(2);
  expect(await Promise.all([send('After A'), send('After B'), send('After C')])).toEqual([200, 200, 200]);
  await list();
  server.child.kill(signal);
  const end = await server.ended;
  expect(signal === 'SIGKILL' ? end.signal : end.code).toBe(signal === 'SIGKILL' ? 'SIGKILL' : 0);

  const rows = readFile(folder);
  const kept = new Map(rows.map((row) => [row.name, row]));
  for (const name of acknowledged) {
    if (kept.has(name) === deleted.has(name)) problems.push(`${deleted.has(name) ? 'undone' : 'lost'}: ${name}`);
    if (handled.has(name) && kept.get(name)?.handledAt === null) problems.push(`undone: ${name}`);
  }
  if (mail) for (const row of rows) if (!row.mailDueAt) problems.push(`not to be mailed: ${row.name}`);
  rmSync(folder, { recursive: true, force: true });
  return { problems, acknowledged };
}

test('with and without mail, no command and no end of the server loses, hides or undoes anything', async () => {
  const ends = ['SIGKILL', 'SIGTERM'] as const;
  const lives = Array.from({ length: 4 * repeat }, (_, index) => ({
    mail: index % 4 < 2,
    signal: ends[index % 2] ?? 'SIGKILL',
    turn: Math.floor(index / 4) + (index % 3),
  }));
  const acknowledged: string[] = [];
  const problems: string[] = [];
  const worker = async () => {
    for (let next = lives.pop(); next; next = lives.pop()) {
      const end = await live(next.mail, next.signal, next.turn);
      acknowledged.push(...end.acknowledged);
      problems.push(...end.problems);
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  const counts = `${acknowledged.length} acknowledged, ${problems.length} lost, unseen or undone`;
  process.stdout.write(`matrix: ${4 * repeat} lives, ${counts}\n`);
  expect(problems).toEqual([]);
});

/** Posts from eight clients at once and kills the server meanwhile. Returns the names of what was acknowledged. */
async function sendUntilKilled(folder: string, run: number): Promise<string[]> {
  const server = await startServer(folder, deadMail);
  const acknowledged: string[] = [];
  const killAt = 10 + Math.floor(Math.random() * 10);
  const runClient = async (client: number) => {
    for (let index = 0; ; index += 1) {
      const name = `run ${run} client ${client} number ${index}`;
      const [target, accept] = index % 2 ? ['/', '*/*'] : ['/contact/received', 'text/html'];
      const answer = await post(server.url + target, formBody({ name }), { accept }).catch(() => undefined);
      if (!answer) return;
      if (answer.status === 200 || answer.status === 303) acknowledged.push(name);
      if (acknowledged.length === killAt) setTimeout(() => server.child.kill('SIGKILL'), Math.random() * 20);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, client) => runClient(client)));
  expect((await server.ended).signal).toBe('SIGKILL');
  return acknowledged;
}

test('loses nothing acknowledged when the server is killed again and again', async () => {
  const kills = 10 * Math.min(repeat, 10);
  const folder = writeSite();
  const acknowledged: string[] = [];
  for (let run = 0; run < kills; run += 1) acknowledged.push(...(await sendUntilKilled(folder, run)));
  const rows = readFile(folder);
  const names = new Set(rows.map(({ name }) => name));
  const lost = acknowledged.filter((name) => !names.has(name));
  process.stdout.write(`kills: ${kills}, ${acknowledged.length} acknowledged, ${lost.length} lost\n`);
  expect(lost).toEqual([]);
  expect(names.size).toBe(rows.length);
  expect(rows.filter(({ mailDueAt }) => !mailDueAt)).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});
