import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from './backup';
import { asCsv, asDetails, asList, SELECT_REQUESTS } from './requestList';
import { NOW, SCHEMA_VERSION } from './schema';
import type { Store } from './store';

/** The command was not understood or cannot be done; the message is for the person who typed it. */
export class CommandError extends Error {}

export const HELP = `Appraisal requests that came in through the form.

  npm run requests                        the list, newest first
  npm run requests -- show ID             everything about one
  npm run requests -- handled ID          mark one as handled
  npm run requests -- --csv > FILE        all of them for a spreadsheet
  npm run requests -- --backup FILE       a copy of the store while the server runs
  npm run requests -- delete --older-than 365d [--yes]
                                          delete old ones; only counts without --yes

Times are those of TIME_ZONE (America/Los_Angeles unless set). The store is the
one that DATA_DIR or DATABASE_URL name, as for "npm run serve".
`;

interface Context {
  store: Store;
  timeZone: string;
  mailConfigured: boolean;
}

/**
 * Does what the arguments ask for.
 * @returns the text for standard output
 * @throws CommandError, StoreProblem
 */
export async function runCommand(args: string[], context: Context): Promise<string> {
  const { values, positionals } = parse(args);
  if (values.help) return HELP;
  const { store, timeZone } = context;
  if (!(await holdsRequests(store))) {
    if (values.backup === undefined && positionals.length === 0) return 'No requests have come in yet.\n';
    throw new CommandError(`No requests have come in yet; there is no store at ${store.where}.`);
  }
  if (values.backup !== undefined) {
    await backUp(store, path.resolve(values.backup));
    return `A complete copy is in ${path.resolve(values.backup)}.\n`;
  }
  const [verb, id, ...more] = positionals;
  if (verb === undefined) return list(context, values.csv ?? false);
  if (verb === 'delete' && id === undefined) return deleteOlder(store, values['older-than'], values.yes ?? false);
  if (more.length > 0 || id === undefined)
    throw new CommandError(`This is not a command: ${args.join(' ')}\n\n${HELP}`);
  if (verb === 'show') return asDetails(await find(store, id), timeZone);
  if (verb === 'handled') {
    const row = await find(store, id);
    await store.write([{ sql: `UPDATE requests SET handled_at = ${NOW} WHERE id = ?`, args: [String(row.id)] }]);
    return `${row.id} is marked as handled.\n`;
  }
  throw new CommandError(`"${verb}" is not a command.\n\n${HELP}`);
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        csv: { type: 'boolean' },
        backup: { type: 'string' },
        'older-than': { type: 'string' },
        yes: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${HELP}`);
  }
}

/** A store that no server has opened yet is no mistake, and looking at it must not make one. */
async function holdsRequests(store: Store): Promise<boolean> {
  if (store.file && !fs.existsSync(store.file)) return false;
  const version = Number((await store.read('PRAGMA user_version')).rows[0]?.[0] ?? 0);
  if (version > SCHEMA_VERSION) {
    throw new CommandError(`${store.where} was written by a newer release (version ${version}); use that release.`);
  }
  if (version > 0) return true;
  const tables = await store.read("SELECT count(*) FROM sqlite_master WHERE type = 'table'");
  if (Number(tables.rows[0]?.[0]) === 0) return false;
  throw new CommandError(
    `${store.where} is a database of another program; set DATA_DIR or DATABASE_URL to the right one.`,
  );
}

async function list({ store, timeZone, mailConfigured }: Context, csv: boolean): Promise<string> {
  const { rows } = await store.read(`${SELECT_REQUESTS} ORDER BY requests.received_at DESC, requests.id DESC`);
  if (csv) return asCsv(rows, timeZone);
  if (rows.length === 0) return 'No requests have come in yet.\n';
  const mail = mailConfigured ? '' : '\nMail is not configured (SMTP_URL, MAIL_TO), so nothing is mailed.\n';
  return asList(rows, timeZone) + mail;
}

async function find(store: Store, id: string) {
  const { rows } = await store.read({ sql: `${SELECT_REQUESTS} WHERE requests.id = ?`, args: [id.toUpperCase()] });
  if (!rows[0]) throw new CommandError(`There is no request ${id}; "npm run requests" lists them.`);
  return rows[0];
}

async function deleteOlder(store: Store, age: string | undefined, yes: boolean): Promise<string> {
  const match = /^([1-9]\d{0,4})d$/.exec(age ?? '');
  if (!match) throw new CommandError('Say how old in days: delete --older-than 365d');
  const limit = `received_at < strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${match[1]} days')`;
  const { rows } = await store.read(`SELECT count(*) FROM requests WHERE ${limit}`);
  const count = Number(rows[0]?.[0]);
  const what = `${count} ${count === 1 ? 'request' : 'requests'} older than ${match[1]} days`;
  if (count === 0) return `There are no requests older than ${match[1]} days.\n`;
  if (!yes) return `This would delete ${what}. Add --yes to do it.\n`;
  await store.write([
    `DELETE FROM outbox WHERE request_id IN (SELECT id FROM requests WHERE ${limit})`,
    `DELETE FROM requests WHERE ${limit}`,
  ]);
  return `Deleted ${what}. Backups made before still hold them.\n`;
}
