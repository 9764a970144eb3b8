import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import { fieldDefinitions, fieldNames } from '../../shared/appraisalRequest';
import { createDatabase, type Database } from '../appraisalRequests/database';
import {
  asText,
  formatOwnerTime,
  type MailState,
  type StoredAppraisalRequest,
  serviceLabel,
} from '../appraisalRequests/storedAppraisalRequest';
import { findDatabaseSettings } from '../settings';
import { readSiteFacts } from '../static/site';

const help = `Appraisal requests that came in through the form.

  npm run requests                        the list, newest first
  npm run requests -- show REF            everything about one
  npm run requests -- handled REF         mark one as handled
  npm run requests -- delete REF [--yes]  delete one; only asks without --yes
  npm run requests -- delete-old [--yes]  delete all that are older than the
                                          privacy policy allows; only lists
                                          them without --yes. After a year with
                                          no request, add --clock-is-right
  npm run requests -- csv FILE            all of them for a spreadsheet
  npm run requests -- backup FILE         a copy of the database while the
                                          server runs

REF is a reference in the list, such as AR-20261120-7F3A09C1.

The database is the server's: DATA_DIR or DATABASE_URL in the environment, else
in /etc/appraisals.env if there is one.
`;

const noDatabase = `There is no database there, so no appraisal requests have come in yet. If the
server keeps them elsewhere, set DATA_DIR or DATABASE_URL as it does.
`;

/** Returns what to print. `argument` is the reference of an appraisal request, or a file to write. */
type Command = (database: Database, argument: string, flags: Set<string>) => Promise<string>;

const commands: Record<string, Command> = {
  list: async (database) => asList(await database.list()),

  async 'delete-old'(database, _none, flags) {
    const { requestRetentionMonths: months } = readSiteFacts(resolve('out'));
    const old = await database.listOlderThan(months, flags.has('clock-is-right'));
    if (old.length === 0) return `No appraisal request is older than ${months} months.\n`;
    if (!flags.has('yes'))
      return `${asList(old)}\nThese are older than ${months} months. Add --yes to delete them for good.\n`;
    await database.delete(old.map(({ id }) => id));
    return `Deleted for good: ${old.length}.\n`;
  },

  show: async (database, reference) => asDetails(await findStored(database, reference)),

  async handled(database, reference) {
    const { id } = await findStored(database, reference);
    await database.markHandled(id);
    return `${id} is marked as handled.\n`;
  },

  async delete(database, reference, flags) {
    const { id } = await findStored(database, reference);
    if (!flags.has('yes'))
      return `This would delete ${id} for good. Look at it with "show ${id}", then add --yes to delete it.\n`;
    await database.delete([id]);
    return `${id} is deleted. Backups made before, and mail that was sent about it, still hold it.\n`;
  },

  async csv(database, name) {
    const appraisalRequests = await database.list();
    const file = await writeNew(name, (file) => writeFileSync(file, asCsv(appraisalRequests)));
    return `Written to ${file}: ${appraisalRequests.length}.\n`;
  },

  async backup(database, name) {
    // SQLite copies into a file that is there only if it is empty.
    const file = await writeNew(name, (file) => database.backUpTo(file));
    return `A complete copy is in ${file}.\n`;
  },
};
const withoutArgument = ['list', 'delete-old'];
const flagsOf: Record<string, string[]> = { delete: ['yes'], 'delete-old': ['yes', 'clock-is-right'] };

async function findStored(database: Database, id: string) {
  const appraisalRequest = await database.find(id.toUpperCase());
  if (!appraisalRequest) throw new Error(`There is no appraisal request ${id}; "npm run requests" lists them.`);
  return appraisalRequest;
}

/** Creates a private file, and deletes it if it can't be written in full. Returns its path. */
async function writeNew(name: string, write: (file: string) => void | Promise<void>): Promise<string> {
  // npm runs its scripts in the project's folder, wherever it was called.
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  if (existsSync(file)) throw new Error(`${file} is there already; choose another name.`);
  try {
    writeFileSync(file, '', { flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${file} cannot be created (${code}); choose a folder that exists and that you may write to.`);
  }
  try {
    await write(file);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
  return file;
}

/** @throws errors whose message is for the person who typed the command */
async function runCommand(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, strict: false });
  if (values.help) return help;
  const [name = 'list', argument = '', ...furtherArguments] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const argumentFits = withoutArgument.includes(name) !== Boolean(argument) && furtherArguments.length === 0;
  // `--yes=no` gives a flag a value, which no command takes.
  const flagsFit = Object.entries(values).every(
    ([flag, value]) => value === true && command && flagsOf[name]?.includes(flag),
  );
  if (!command || !argumentFits || !flagsFit)
    throw new Error(`"${args.join(' ')}" is not one of these commands.\n\n${help}`);
  const { setBy, ...settings } = findDatabaseSettings(process.env);
  const database = createDatabase(settings);
  try {
    process.stdout.write(`Database: ${database.displayName} (${setBy})\n\n`);
    // Throws where it can't look, which existsSync would call missing.
    const missing = database.file && !statSync(database.file, { throwIfNoEntry: false });
    if (missing || (await database.needsTables())) {
      if (name === 'list') return noDatabase;
      throw new Error(noDatabase);
    }
    return await command(database, argument, new Set(Object.keys(values)));
  } finally {
    await database.close();
  }
}

/** Replaces characters that move the cursor, change colors or reverse the text direction. */
function replaceControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/gu, '\uFFFD');
}

function mailLabel(mail: MailState): string {
  if (mail.kind === 'sent') return 'mailed';
  return mail.kind === 'waiting' && mail.attempts > 0 ? 'retrying' : 'not mailed';
}

function mailSentence(mail: MailState): string {
  if (mail.kind === 'sent') return formatOwnerTime(mail.at);
  if (mail.kind === 'notQueued') return 'no; mail was not configured when it came in';
  if (mail.kind === 'handledFirst') return 'no; it was handled first';
  // Whether the server mails at all is in its own settings: a time that has passed promises nothing.
  const when = Date.parse(mail.dueAt) < Date.now() ? 'due since' : 'next:';
  return `not yet (${mail.attempts} ${mail.attempts === 1 ? 'try' : 'tries'}; ${when} ${formatOwnerTime(mail.dueAt)})`;
}

function asList(appraisalRequests: StoredAppraisalRequest[]): string {
  if (appraisalRequests.length === 0) return 'No appraisal requests have come in yet.\n';
  const entries = appraisalRequests.map(({ id, receivedAt, handledAt, mail, name, service, phone, email }) => {
    const state = `${handledAt ? 'handled' : 'new'}, ${mailLabel(mail)}`;
    return `${id}  ${formatOwnerTime(receivedAt)}  ${state}\n    ${name}, ${serviceLabel(service)}\n    ${phone}, ${email}\n`;
  });
  return replaceControls(entries.join(''));
}

function asDetails(appraisalRequest: StoredAppraisalRequest): string {
  const { handledAt, mail } = appraisalRequest;
  const lines = [`Handled: ${handledAt ? formatOwnerTime(handledAt) : 'not yet'}`, `Mailed: ${mailSentence(mail)}`];
  if ('lastFailure' in mail && mail.lastFailure) lines.push(`Last failure: ${mail.lastFailure}`);
  return replaceControls(`${asText(appraisalRequest)}\n${lines.join('\n')}\n`);
}

/** For a spreadsheet, with times in UTC as well, for sorting. Excel reads UTF-8 only with a byte order mark. */
function asCsv(appraisalRequests: StoredAppraisalRequest[]): string {
  const labels = fieldNames.map((name) => fieldDefinitions[name].label);
  const header = ['Reference', 'Received', 'Received (UTC)', ...labels, 'Handled (UTC)', 'Mailed (UTC)'];
  const rows = appraisalRequests.map((appraisalRequest) => {
    const { id, receivedAt, handledAt, mail, service } = appraisalRequest;
    const mailedAt = mail.kind === 'sent' ? mail.at : null;
    const shown = { ...appraisalRequest, service: serviceLabel(service) };
    return [id, formatOwnerTime(receivedAt), receivedAt, ...fieldNames.map((name) => shown[name]), handledAt, mailedAt];
  });
  const options = { bom: true, quoted: true, record_delimiter: 'windows', escape_formulas: true } as const;
  return stringify([header, ...rows], options);
}

// Only this user may read what the command writes.
process.umask(0o077);
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  // A pipe such as "| head" may close early, before the command has done its work.
  if (code !== 'EPIPE') process.exitCode = 1;
});

runCommand(process.argv.slice(2)).then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
