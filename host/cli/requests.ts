import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { NOW, SCHEMA_VERSION, schemaVersion } from '../requests/schema';
import { openStore, type Store } from '../requests/store';
import { backUp } from './backup';
import { findSettings } from './findSettings';
import { asCsv, asDetails, asList, SELECT_REQUESTS } from './format';

/** The command is unknown or cannot be done. The message is for the person who typed it. */
class CommandError extends Error {}

const HELP = `Appraisal requests that came in through the form.

  npm run requests                        the list, newest first
  npm run requests -- show ID             everything about one
  npm run requests -- handled ID          mark one as handled
  npm run requests -- delete ID [--yes]   delete one; only asks without --yes
  npm run requests -- --csv FILE          all of them for a spreadsheet
  npm run requests -- backup FILE         a copy of the store while the server runs

The settings (DATA_DIR or DATABASE_URL, TIME_ZONE) are those of the server:
  --settings FILE    its settings file; without it the environment counts,
                     then /etc/appraisals.env when there is one
`;

/** A missing store can mean that no server has run yet, or that the settings are wrong. */
const NO_STORE = `There is no store there, so no requests have come in yet. If the server
keeps them elsewhere, name its settings file with --settings FILE.
`;

/** Runs one command and returns what it prints. @throws CommandError, SettingsError, StoreError */
async function runCommand(args: string[]): Promise<string> {
  const { values, positionals } = parse(args);
  if (values.help) return HELP;
  const { settings, source } = findSettings(values.settings, process.env);
  const { databaseUrl, databaseAuthToken, timeZone } = settings;
  const store = openStore({ url: databaseUrl, authToken: databaseAuthToken, existing: true });
  try {
    process.stdout.write(`Store: ${store.where} (${source})\n\n`);
    if (store.file && isMissing(store.file)) return NO_STORE;
    if (!(await hasRequests(store))) return 'No requests have come in yet.\n';
    if (values.csv !== undefined) return await writeCsv(store, values.csv, timeZone);
    const [verb, argument, ...more] = positionals;
    if (verb === undefined) return asList(await readAll(store), timeZone);
    return await runVerb(verb, more.length > 0 ? undefined : argument, { store, timeZone, yes: values.yes ?? false });
  } finally {
    await store.close();
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        csv: { type: 'string' },
        // Not --env-file, which Node 20 reads itself, wherever it is in the command.
        settings: { type: 'string' },
        yes: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${HELP}`);
  }
}

/** Whether there is no such file. Throws CommandError when the file cannot be read. */
function isMissing(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.R_OK);
    return false;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return true;
    throw new CommandError(
      `${file} cannot be read; ${code === 'EACCES' ? 'run the command with sudo' : 'check its path'}.`,
    );
  }
}

/** Whether the store has tables. Does not create them. */
async function hasRequests(store: Store): Promise<boolean> {
  const version = await schemaVersion(store);
  if (version > SCHEMA_VERSION) {
    throw new CommandError(`${store.where} was written by a newer release (version ${version}); use that release.`);
  }
  const [{ requests } = {}] = await store.read(
    "SELECT count(*) AS requests FROM sqlite_master WHERE type = 'table' AND name = 'requests'",
  );
  if (version === 0 && Number(requests) > 0) {
    throw new CommandError(
      `${store.where} is a database of another program; set DATA_DIR or DATABASE_URL to the right one.`,
    );
  }
  return Number(requests) > 0;
}

const readAll = (store: Store) => store.read(`${SELECT_REQUESTS} ORDER BY requests.received_at DESC, requests.id DESC`);

async function runVerb(
  verb: string,
  argument: string | undefined,
  { store, timeZone, yes }: { store: Store; timeZone: string; yes: boolean },
): Promise<string> {
  if (!['show', 'handled', 'delete', 'backup'].includes(verb)) {
    throw new CommandError(`"${verb}" is not a command.\n\n${HELP}`);
  }
  if (argument === undefined) {
    const [what, example] = verb === 'backup' ? ['file', 'requests.db'] : ['reference', 'AR-20261120-7K3QX9P'];
    throw new CommandError(`"${verb}" needs one ${what}, such as: npm run requests -- ${verb} ${example}`);
  }
  switch (verb) {
    case 'show':
      return asDetails(await find(store, argument), timeZone);
    case 'handled': {
      const id = String((await find(store, argument)).id);
      await store.write([{ sql: `UPDATE requests SET handled_at = ${NOW} WHERE id = ?`, args: [id] }]);
      return `${id} is marked as handled.\n`;
    }
    case 'delete': {
      const id = String((await find(store, argument)).id);
      if (!yes) return `This would delete ${id} for good. Look at it with "show ${id}", then add --yes to delete it.\n`;
      await store.write([
        { sql: 'DELETE FROM outbox WHERE request_id = ?', args: [id] },
        { sql: 'DELETE FROM requests WHERE id = ?', args: [id] },
      ]);
      return `${id} is deleted. Backups made before, and mail that was sent about it, still hold it.\n`;
    }
    default: {
      const target = newFile(argument);
      await backUp(store, target);
      return `A complete copy is in ${target}.\n`;
    }
  }
}

/** The path of a file to write. Throws CommandError when it exists or its folder cannot be written to. */
function newFile(name: string): string {
  const target = path.resolve(name);
  if (fs.existsSync(target)) throw new CommandError(`${target} is there already; choose another name.`);
  const folder = path.dirname(target);
  try {
    fs.accessSync(folder, fs.constants.W_OK);
  } catch {
    const problem = fs.existsSync(folder) ? 'is not writable' : 'does not exist';
    throw new CommandError(`The folder ${folder} ${problem}: nothing was written. Choose another one.`);
  }
  return target;
}

async function find(store: Store, id: string) {
  const [row] = await store.read({ sql: `${SELECT_REQUESTS} WHERE requests.id = ?`, args: [id.toUpperCase()] });
  if (!row) throw new CommandError(`There is no request ${id}; "npm run requests" lists them.`);
  return row;
}

async function writeCsv(store: Store, file: string, timeZone: string): Promise<string> {
  const target = newFile(file);
  const rows = await readAll(store);
  fs.writeFileSync(target, asCsv(rows, timeZone), { mode: 0o600, flag: 'wx' });
  return `${rows.length} ${rows.length === 1 ? 'request is' : 'requests are'} in ${target}.\n`;
}

// A pipe such as "| head" may close early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

runCommand(process.argv.slice(2)).then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
