import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findDatabaseSettings } from '../settings';
import { runRequests, start, startServer } from '../testing/process';
import { formBody, post, testServer } from '../testing/server';

const server = testServer();

const requests = (...args: string[]) => runRequests(server.folder, args);
const send = (changes: Record<string, string>) => post(`${server.url}/`, formBody(changes));
const stored = () => server.database.list();
const names = async () => (await stored()).map(({ name }) => name);
const update = (assignment: string, name = '%') =>
  server.transact('write', [`UPDATE appraisalRequests SET ${assignment} WHERE name LIKE :name`, { name }]);
/** As if an appraisal request had come in that many months ago; in the future if negative. */
const age = (name: string, months: number) =>
  update(`receivedAt = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '${-months} months', '-1 day')`, name);

test('without a database, the list says so, and another command fails', async () => {
  const { code, output } = await requests();
  expect([code, output.split('\n')[0]]).toEqual([0, `Database: ${server.file} (set in the environment)`]);
  expect(output).toContain('no appraisal requests have come in yet');
  expect((await requests('backup', join(server.folder, 'copy.db'))).code).toBe(1);
  expect(existsSync(server.file)).toBe(false);
});

test('lists the appraisal requests, newest first, in the owner’s time zone', async () => {
  await send({ name: 'Early Bird' });
  await update("receivedAt = '2026-07-04T02:30:00.000Z'");
  // Each of them turns the direction of a text.
  const bidi = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
  await send({ name: `Late\u001b[31m${bidi} Riser`, email: 'late@example.com' });
  const { output } = await requests();
  expect(output.indexOf('Late')).toBeLessThan(output.indexOf('Early Bird'));
  expect(output).toContain('Jul 3, 2026, 7:30 PM PDT  new, not mailed\n    Early Bird, Divorce Appraisal\n');
  expect(output).toContain('(509) 555-0123, late@example.com\n');
  expect(output).toContain(`Late[31m${'\ufffd'.repeat(bidi.length)} Riser`);
});

test('shows one in full with its next mail attempt, marks it as handled and deletes it', async () => {
  await send({ name: 'Jane Doe', message: 'First line\nSecond line' });
  await send({ name: 'Stays' });
  const id = (await stored())[1]?.id ?? '';
  await update("message = message || char(27) || '[31m', mailAttempts = 2, mailDueAt = '2026-07-04T02:30:00.000Z'");
  const shown = (await requests('show', id.toLowerCase())).output;
  expect(shown).toContain('Email Address: jane@example.com');
  expect(shown).toContain('First line\nSecond line');
  expect(shown).not.toContain('\u001b');
  expect(shown).toContain('Handled: not yet');
  expect(shown).toContain('Mailed: not yet (2 tries; due since Jul 3, 2026, 7:30 PM PDT)');
  await update("mailDueAt = '2126-07-04T02:30:00.000Z'");
  expect((await requests('show', id)).output).toContain('Mailed: not yet (2 tries; next: Jul 3, 2126, 7:30 PM PDT)');
  expect((await requests('handled', id)).output).toContain(`${id} is marked as handled.\n`);
  await update("handledAt = '2026-07-04T02:30:00.000Z'", 'Jane Doe');
  // Marked again, it keeps the time of the first.
  await requests('handled', id);
  expect((await requests('show', id)).output).toContain('Handled: Jul 3, 2026');
  // Nobody mails it any more.
  expect((await requests()).output.match(/retrying/g)).toHaveLength(1);
  expect((await requests('delete', id)).output).toContain(`This would delete ${id} for good.`);
  expect((await requests('delete', id, '--yes')).output).toContain(`${id} is deleted.`);
  expect(await names()).toEqual(['Stays']);
  const file = readFileSync(server.file);
  expect([file.includes('Stays'), file.includes('Second line')]).toEqual([true, false]);
});

test('deletes what is older than the privacy policy allows, after asking, and prints no name then', async () => {
  // Eleven months without an appraisal request are no sign of a wrong clock.
  for (const [name, months] of Object.entries({ Edited: 0, Old: 30, Younger: 20, New: 11 })) {
    await send({ name });
    await age(name, months);
  }
  // By another program.
  await update("receivedAt = '11/20/2026 10:00'", 'Edited');
  const { output } = await requests('delete-old');
  expect(output).toContain('Old');
  expect(output).not.toContain('Younger');
  expect(await names()).toEqual(['New', 'Younger', 'Old', 'Edited']);
  const { code, output: deleted } = await requests('delete-old', '--yes');
  expect([code, deleted]).toEqual([0, expect.stringContaining('Deleted for good: 1.')]);
  expect(deleted).not.toContain('Old');
  expect(await names()).toEqual(['New', 'Younger', 'Edited']);
});

test.each([
  ['behind the newest appraisal request', -1],
  ['more than a year ahead of it', 13],
])('deletes nothing by a clock that is %s', async (_what, months) => {
  for (const name of ['Old', 'Newest']) await send({ name });
  await age('Old', 60);
  await age('Newest', months);
  const { code, output } = await requests('delete-old', '--yes');
  expect([code, output]).toEqual([1, expect.stringContaining('Set the clock')]);
  expect(await names()).toEqual(['Newest', 'Old']);
  // A request from the future proves that the clock is wrong.
  await requests('delete-old', '--yes', '--clock-is-right');
  expect(await names()).toEqual(months < 0 ? ['Newest', 'Old'] : ['Newest']);
});

test('writes a spreadsheet that Excel opens and that runs nothing a visitor typed', async () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '＝1+1'];
  for (const name of formulas) await send({ name });
  await send({ name: 'Quote " comma', message: 'Two\nlines, Ünïcode 名前' });
  await update("mailedAt = '2026-07-04T02:30:00.000Z', mailDueAt = NULL", 'Quote%');
  const file = join(server.folder, 'all.csv');
  expect((await requests('csv', file)).output).toContain(`${file}: 7.`);
  const text = readFileSync(file, 'utf8');
  expect(text.startsWith('\uFEFF"Reference","Received",')).toBe(true);
  for (const name of formulas) expect(text).toContain(`"'${name}"`);
  expect(text).toContain('"Quote "" comma"');
  expect(text).toContain('"Two\nlines, Ünïcode 名前",,"2026-07-04T02:30:00.000Z"\r\n');
});

test('backs up into a private file that a server can start with', async () => {
  // More than are read at a time.
  const all = Array.from({ length: 60 }, (_, index) => `Visitor ${index}`);
  for (const name of all) await send({ name });
  const target = join(server.folder, 'restored', 'requests.db');
  mkdirSync(dirname(target));
  expect((await requests('backup', target)).output).toContain(`A complete copy is in ${target}.`);
  expect((await requests('backup', target)).output).toContain('is there already');
  expect(readdirSync(dirname(target))).toEqual(['requests.db']);
  if (process.platform !== 'win32') expect(statSync(target).mode & 0o777).toBe(0o600);
  const env = { DATA_DIR: dirname(target) };
  const restored = await startServer(server.folder, env);
  expect((await post(`${restored.url}/`, formBody({ name: 'After' }))).status).toBe(200);
  restored.child.kill();
  await restored.ended;
  const file = join(server.folder, 'all.csv');
  await runRequests(server.folder, ['csv', file], env);
  expect(readFileSync(file, 'utf8').match(/Visitor \d+|After/g)).toEqual(['After', ...all.toReversed()]);
});

test('is no failure where what reads the list, such as head, has ended', async () => {
  const { child, output, ended } = start('cli/requests', server.folder);
  child.stdout?.destroy();
  expect([await ended, output()]).toEqual([{ code: 0, signal: null }, '']);
});

test('leaves no half of a backup that failed', async () => {
  await send({});
  const file = readFileSync(server.file);
  // Damaged in the middle, so that copying starts and fails.
  writeFileSync(server.file, Buffer.concat([file.subarray(0, 4096), Buffer.alloc(file.length - 4096, 1)]));
  expect((await requests('backup', join(server.folder, 'backup.db'))).code).toBe(1);
  expect(readdirSync(server.folder).filter((name) => name.startsWith('backup'))).toEqual([]);
});

test('reads where the database is from the service’s settings whatever else they say', () => {
  const file = join(server.folder, 'appraisals.env');
  expect(findDatabaseSettings({}, file).setBy).toBe('the default');
  expect(() => findDatabaseSettings({}, server.folder)).toThrow(`${server.folder}, which says where`);
  writeFileSync(file, 'DATA_DIR=/srv/data\nMAIL_FROM=cut at a quotation mark\nPORT=x\n');
  expect(findDatabaseSettings({}, file)).toEqual({ file: resolve('/srv/data/requests.db'), setBy: `set in ${file}` });
  expect(findDatabaseSettings({ DATABASE_URL: 'https://db.example' }, file)).toMatchObject({
    url: 'https://db.example',
  });
});

test.each([
  [['show', 'AR-NOTHING'], 'There is no appraisal request AR-NOTHING'],
  [['frobnicate'], '"frobnicate" is not one of these commands.'],
  [['csv', '/no/folder/x.csv'], 'cannot be created (ENOENT); choose a folder that exists'],
  [['delete-old', '--yess'], '"delete-old --yess" is not one of these commands.'],
  [['delete-old', '--yes=no'], '"delete-old --yes=no" is not one of these commands.'],
  [['handled', 'AR-NOTHING', '--yes'], '"handled AR-NOTHING --yes" is not one of these commands.'],
])('explains what to do after %j', async (args, words) => {
  await send({});
  const { code, output } = await requests(...args);
  expect(code).toBe(1);
  expect(output).toContain(words);
  expect(output).not.toMatch(/^\s+at /m);
});
