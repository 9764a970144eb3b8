import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { timeSql } from '../appraisalRequests/database';
import { findDatabaseSettings } from '../settings';
import { runRequests, startProcess } from '../testing/process';
import { testServer } from '../testing/server';

const server = testServer();
const requests = (...args: string[]) => runRequests(server.folder, args);
const names = async () => (await server.database.list()).map(({ name }) => name);

test('does its work when nobody reads its output to the end, as where it is piped into head', async () => {
  await server.send({ name: 'Jane Doe' });
  const [{ id } = { id: '' }] = await server.database.list();
  const env = { DATA_DIR: dirname(server.file) };
  const { child, ended } = startProcess('cli/requests', server.folder, env, ['handled', id]);
  child.stdout?.destroy();
  expect(await ended).toMatchObject({ code: 0 });
  expect((await server.database.list())[0]?.handledAt).toMatch(/^20/);
});

test('without a database, the list says so, and another command fails', async () => {
  const { code, output } = await requests();
  expect([code, output.split('\n')[0]]).toEqual([0, `Database: ${server.file} (set in the environment)`]);
  expect(output).toContain('no appraisal requests have come in yet');
  expect((await requests('backup', join(server.folder, 'copy.db'))).code).toBe(1);
  expect(existsSync(server.file)).toBe(false);
  // Where it can't look, it doesn't say that there is none.
  expect((await runRequests(server.folder, [], { DATA_DIR: 'long'.repeat(100) })).code).toBe(1);
});

test('lists the appraisal requests, newest first, in the owner’s time zone', async () => {
  await server.send({ name: 'Early Bird' });
  // The form no longer offers this service.
  await server.update("receivedAt = '2026-07-04T02:30:00.000Z', service = 'constructor'");
  // Each of them turns the direction of a text.
  const bidi = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
  await server.send({ name: `Late\u001b[31m${bidi} Riser`, email: 'late@example.com' });
  const { output } = await requests();
  expect(output).toMatch(/Late[\s\S]*Early Bird/);
  expect(output).toContain('Jul 3, 2026, 7:30 PM PDT  new, not mailed\n    Early Bird, constructor\n');
  const shown = `Late[31m${'\ufffd'.repeat(bidi.length)} Riser`;
  expect(output).toContain(`    ${shown}, Divorce Appraisal\n    (509) 555-0123, late@example.com\n`);
});

test('shows one in full with its next mail attempt, marks it as handled and deletes it', async () => {
  await server.send({ name: 'Jane Doe', message: 'First line\nSecond line' });
  await server.send({ name: 'Stays' });
  const id = (await server.database.list())[1]?.id ?? '';
  const output = async (...args: string[]) => (await requests(...args)).output;
  await server.update("message = message || char(27), mailAttempts = 2, mailError = 'refused'");
  await server.update("mailDueAt = '2026-07-04T02:30:00.000Z'");
  const shown = await output('show', id.toLowerCase());
  expect(shown).toContain('Email Address: jane@example.com');
  expect(shown).toContain('Additional Information: \nFirst line\nSecond line\ufffd\n\nHandled: not yet');
  expect(shown).toContain('Mailed: not yet (2 tries; due since Jul 3, 2026, 7:30 PM PDT)\nLast failure: refused\n');
  await server.update("mailDueAt = '2126-07-04T02:30:00.000Z', mailAttempts = 1");
  expect(await output('show', id)).toContain('Mailed: not yet (1 try; next: Jul 3, 2126, 7:30 PM PDT)');
  expect(await output('handled', id)).toContain(`${id} is marked as handled.\n`);
  await server.update("handledAt = '2026-07-04T02:30:00.000Z'", 'Jane Doe');
  // Marked again, it keeps the time of the first.
  await requests('handled', id);
  expect(await output('show', id)).toContain('Handled: Jul 3, 2026, 7:30 PM PDT\nMailed: no; it was handled first');
  // Nobody mails it any more.
  expect((await output()).match(/(new|handled), [a-z ]+$/gm)).toEqual(['new, retrying', 'handled, not mailed']);
  expect(await output('delete', id)).toContain(`This would delete ${id} for good.`);
  expect(await output('delete', id, '--yes')).toContain(`${id} is deleted.`);
  expect(await names()).toEqual(['Stays']);
  const file = readFileSync(server.file);
  expect([file.includes('Stays'), file.includes('Second line')]).toEqual([true, false]);
});

test('deletes what is older than the privacy policy allows, after asking, and nothing by a clock that may be wrong', async () => {
  const deleteOld = (...flags: string[]) => requests('delete-old', ...flags);
  /** As if an appraisal request had come in that many months ago; in the future if negative. */
  const age = (name: string, months: number) => server.update(`receivedAt = ${timeSql(`${-months} months`)}`, name);
  // Eleven months without an appraisal request are no sign of a wrong clock.
  for (const [name, months] of Object.entries({ Edited: 0, Old: 30, Younger: 20, New: 11 })) {
    await server.send({ name });
    await age(name, months);
  }
  // By another program, with a day that could be taken for a month.
  await server.update("receivedAt = '10.11.2026 10:00'", 'Edited');
  expect((await deleteOld()).output).toMatch(/ Old,(?![\s\S]*Younger)/);
  // Behind the newest, which nobody can say is right, and more than a year ahead of it.
  for (const [months, ...flags] of [[-1, '--clock-is-right'], [13]] as [number, ...string[]][]) {
    await age('New', months);
    expect(await deleteOld('--yes', ...flags)).toEqual({ code: 1, output: expect.stringContaining('Set the clock') });
  }
  expect(await names()).toEqual(['New', 'Younger', 'Old', 'Edited']);
  // The server refuses such a site, which is no reason to break a promise of the privacy policy.
  writeFileSync(join(server.folder, 'out', '_headers'), 'not a path');
  const deleted = await deleteOld('--yes', '--clock-is-right');
  expect(deleted).toEqual({ code: 0, output: expect.stringMatching(/Deleted for good: 1\.(?!.*Old)/) });
  expect((await requests()).output).toMatch(/ 10\.11\.2026 10:00 {2}new, .*\n {4}Edited, /);
  expect(await names()).toEqual(['New', 'Younger', 'Edited']);
});

test('writes a spreadsheet that Excel opens and that runs nothing a visitor typed', async () => {
  await server.send({ name: '=1+1' });
  await server.send({ name: 'Mailed', message: 'Two\nlines, 名前' });
  await server.update("mailedAt = '2026-07-04T02:30:00.000Z', mailDueAt = NULL", 'Mailed');
  const file = join(server.folder, 'out', 'all.csv');
  // As npm does from a subfolder, it runs in the project's folder.
  const { output } = await runRequests(server.folder, ['csv', 'all.csv'], { INIT_CWD: dirname(file) });
  expect(output).toContain(`${file}: 2.`);
  const text = readFileSync(file, 'utf8');
  expect(text.startsWith('\uFEFF"Reference","Received",')).toBe(true);
  expect(text).toContain(`"'=1+1"`);
  expect(text).toContain(
    '"Divorce Appraisal","12 Elm Street, Spokane","Two\nlines, 名前",,"2026-07-04T02:30:00.000Z"\r\n',
  );
});

test('backs up into a private file that can be used in place of the first, and leaves no half of one', async () => {
  // More than are read at a time.
  const all = Array.from({ length: 60 }, (_, index) => `Visitor ${index}`);
  for (const name of all) await server.send({ name });
  const target = join(server.folder, 'restored', 'requests.db');
  mkdirSync(dirname(target));
  expect((await requests('backup', target)).output).toContain(`A complete copy is in ${target}.`);
  expect((await requests('backup', target)).output).toContain('is there already');
  expect(readdirSync(dirname(target))).toEqual(['requests.db']);
  expect((statSync(target).mode & 0o777).toString(8)).toBe('600');
  const { output } = await runRequests(server.folder, [], { DATA_DIR: dirname(target) });
  expect(output.match(/Visitor \d+/g)).toEqual(all.toReversed());
  // Damaged in the middle, so that copying starts and fails.
  writeFileSync(server.file, readFileSync(server.file).fill(1, 4096));
  const failed = await requests('backup', join(server.folder, 'half.db'));
  expect(failed).toEqual({ code: 1, output: expect.stringContaining('is damaged') });
  expect(existsSync(join(server.folder, 'half.db'))).toBe(false);
});

test('reads where the database is from the service’s settings whatever else they say', () => {
  const file = join(server.folder, 'appraisals.env');
  expect(findDatabaseSettings({}, file).setBy).toBe('the default');
  expect(() => findDatabaseSettings({}, server.folder)).toThrow(`${server.folder}, which says where`);
  writeFileSync(file, 'DATA_DIR=/srv/data\nMAIL_FROM=cut at a quotation mark\nPORT=x\n');
  expect(findDatabaseSettings({}, file)).toEqual({ file: resolve('/srv/data/requests.db'), setBy: `set in ${file}` });
  const [url, setBy] = ['https://db.example', 'set in the environment'];
  expect(findDatabaseSettings({ DATABASE_URL: url }, file)).toEqual({ url, setBy });
});

test('explains what to do after a mistake', async () => {
  await server.send();
  const unknown = ['frobnicate', 'constructor --yes', 'delete-old --yes=no', 'handled AR-NOTHING --yes'];
  const mistakes = [
    ['show AR-NOTHING', 'There is no appraisal request AR-NOTHING'],
    ['csv /no/folder/x.csv', 'cannot be created (ENOENT); choose a folder that exists'],
    ...unknown.map((command) => [command, `"${command}" is not one of these commands.`]),
  ] as [string, string][];
  const explain = async ([command, words]: [string, string]) => {
    const { code, output } = await requests(...command.split(' '));
    expect([code, output]).toEqual([1, expect.stringContaining(words)]);
    expect(output).not.toMatch(/^\s+at /m);
  };
  await Promise.all(mistakes.map(explain));
});
