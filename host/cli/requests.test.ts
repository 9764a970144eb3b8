import fs from 'node:fs';
import path from 'node:path';
import { runRequests } from '../testing/process';
import { formBody, post, startTestServer } from '../testing/server';

jest.setTimeout(60_000);
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const requests = (...args: string[]) => runRequests(server.folder, args);
const send = (changes: Record<string, string>) => post(`${server.url}/`, formBody(changes));
const idOf = async (name: string) =>
  String((await server.store.read({ sql: 'SELECT id FROM requests WHERE name = ?', args: [name] }))[0]?.id);
const names = async () => (await server.store.read('SELECT name FROM requests ORDER BY rowid')).map(({ name }) => name);
/** The time that many months ago, as SQL. */
const ago = (months: number) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${months} months', '-1 day')`;

test('without a store, the list says so, and every other command fails', async () => {
  const { code, output } = await requests();
  expect([code, output.split('\n')[0]]).toEqual([0, `Store: ${server.file} (set in the environment)`]);
  expect(output).toContain('no requests have come in yet');
  for (const args of [
    ['backup', path.join(server.folder, 'copy.db')],
    ['show', 'AR-1'],
  ]) {
    expect((await requests(...args)).code).toBe(1);
  }
  expect(fs.existsSync(server.file)).toBe(false);
});

test('lists the requests, newest first, in 80 columns and in the owner’s time zone', async () => {
  await send({ name: 'Early Bird' });
  await server.store.write(["UPDATE requests SET received_at = '2026-07-04T02:30:00.000Z'"]);
  await send({ name: `Late\u001b[31m Riser${' with a long name'.repeat(5)}`, email: 'late@example.com' });
  const { output } = await requests();
  expect(output.indexOf('Late')).toBeLessThan(output.indexOf('Early Bird'));
  expect(output).toContain('Jul 3, 2026, 7:30 PM PDT');
  expect(output).toContain('late@example.com');
  expect(output).toContain('Divorce Appraisal');
  expect(Math.max(...output.split('\n').map((line, index) => (index === 0 ? 0 : line.length)))).toBeLessThan(81);
  expect(output).not.toContain('\u001b');
});

test('shows one request in full with its next mail attempt, marks it as handled and deletes it', async () => {
  await send({ name: 'Jane Doe', message: 'First line\nSecond line' });
  await send({ name: 'Stays' });
  const id = await idOf('Jane Doe');
  await server.store.write(["UPDATE outbox SET attempts = 2, next_attempt_at = '2026-07-04T02:30:00.000Z'"]);
  const shown = (await requests('show', id.toLowerCase())).output;
  expect(shown).toContain('Email Address: jane@example.com');
  expect(shown).toContain('First line\nSecond line');
  expect(shown).toContain('Handled: not yet');
  expect(shown).toContain('Mailed: not yet (2 tries; next: Jul 3, 2026, 7:30 PM PDT)');
  expect((await requests('handled', id)).output).toContain(`${id} is marked as handled.\n`);
  expect((await requests('show', id)).output).not.toContain('Handled: not yet');
  expect((await requests('delete', id)).output).toContain(`This would delete ${id} for good.`);
  expect((await requests('delete', id, '--yes')).output).toContain(`${id} is deleted.`);
  expect(await names()).toEqual(['Stays']);
  expect(await server.store.read('SELECT request_id FROM outbox')).toHaveLength(1);
  const file = fs.readFileSync(server.file);
  expect([file.includes('Stays'), file.includes('Second line')]).toEqual([true, false]);
});

test('deletes what is older than the privacy policy allows, after asking', async () => {
  for (const [name, age] of Object.entries({ Old: 30, Younger: 20, New: 0 })) {
    await send({ name });
    await server.store.write([{ sql: `UPDATE requests SET received_at = ${ago(age)} WHERE name = ?`, args: [name] }]);
  }
  const { output } = await requests('delete-old');
  expect(output).toContain('Old');
  expect(output).not.toContain('Younger');
  expect(await names()).toEqual(['Old', 'Younger', 'New']);
  expect((await requests('delete-old', '--yes')).code).toBe(0);
  expect(await names()).toEqual(['Younger', 'New']);
  expect(await server.store.read('SELECT request_id FROM outbox')).toHaveLength(2);
});

test('a wrong clock makes no request old', async () => {
  // As stored in 2016 by the clock, between others.
  for (const name of ['Before', 'With a wrong clock', 'After']) await send({ name });
  await server.store.write(["UPDATE requests SET received_at = '2016-01-01T00:00:00.000Z' WHERE name LIKE 'With%'"]);
  expect((await requests('delete-old', '--yes')).output).toContain('No request is older');
  // As if the clock were three years ahead now: all are that much older.
  await server.store.write([`UPDATE requests SET received_at = ${ago(36)}`]);
  expect((await requests('delete-old', '--yes')).output).toContain('No request is older');
});

test('writes a spreadsheet that Excel opens and that runs nothing a visitor typed', async () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '＝1+1'];
  for (const name of formulas) await send({ name });
  await send({ name: 'Quote " comma, and\nline', message: 'Ünïcode 名前' });
  const file = path.join(server.folder, 'requests.csv');
  expect((await requests('csv', file)).output).toContain(`7 requests are in ${file}.`);
  const text = fs.readFileSync(file, 'utf8');
  expect(text.startsWith('\uFEFF"Reference","Received",')).toBe(true);
  const cells = [...text.matchAll(/"((?:[^"]|"")*)"(?=,|\r\n)/g)].map((match) =>
    (match[1] ?? '').replaceAll('""', '"'),
  );
  expect(cells.filter((cell) => /^[\s=+\-@＝]/.test(cell))).toEqual([]);
  for (const name of formulas) expect(cells).toContain(`'${name}`);
  expect(cells).toEqual(expect.arrayContaining(['Quote " comma, and\nline', 'Ünïcode 名前']));
});

test('backs up into a private file that a server can start with, while requests come in', async () => {
  for (let index = 0; index < 120; index += 1) await send({ name: `Before ${index}` });
  let stop = false;
  const stream = (async () => {
    for (let index = 0; !stop; index += 1) await send({ name: `During ${index}` });
  })();
  const target = path.join(server.folder, 'restored', 'data', 'requests.db');
  fs.mkdirSync(path.dirname(target), { recursive: true });
  expect((await requests('backup', target)).output).toContain(`A complete copy is in ${target}.`);
  stop = true;
  await stream;
  expect(fs.statSync(target).mode & 0o777).toBe(0o600);
  expect((await requests('backup', target)).output).toContain('is there already');
  const restored = await startTestServer({ databaseUrl: `file:${target}` });
  expect((await post(`${restored.url}/`, formBody({ name: 'After' }))).status).toBe(200);
  const kept = (await restored.store.read('SELECT name FROM requests')).map(({ name }) => name);
  for (let index = 0; index < 120; index += 1) expect(kept).toContain(`Before ${index}`);
  await restored.stop();
});

test.each([
  [['show', 'AR-NOTHING'], 'There is no request AR-NOTHING'],
  [['show'], '"show" is not one of these commands.'],
  [['frobnicate'], '"frobnicate" is not one of these commands.'],
])('explains what to do after %j', async (args, words) => {
  await send({});
  const { code, output } = await requests(...args);
  expect(code).toBe(1);
  expect(output).toContain(words);
  expect(output).not.toMatch(/^\s+at /m);
});
