import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { selectOld } from '../requests/retention';
import { NOW, SCHEMA_VERSION, schemaVersion } from '../requests/schema';
import { openStore, type Row, readPages, type Store } from '../requests/store';
import { storeError } from '../requests/storeError';
import { readSiteFacts } from '../static/servedSite';
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
  npm run requests -- delete-old [--yes]  delete all that are older than the
                                          privacy policy allows; only lists
                                          them without --yes
  npm run requests -- csv FILE            all of them for a spreadsheet
  npm run requests -- backup FILE         a copy of the store while the server runs

The settings (DATA_DIR or DATABASE_URL, TIME_ZONE) are those of the server:
  --settings FILE    its settings file; without it the environment counts,
                     then /etc/appraisals.env when there is one
`;

/** A missing store can mean that no server has run yet, or that the settings are wrong. */
const NO_STORE = `There is no store there, so no requests have come in yet. If the server
keeps them elsewhere, name its settings file with --settings FILE.
`;

interface Context {
  store: Store;
  timeZone: string;
  yes: boolean;
}

/** The commands by name. Each one returns what to print. */
const COMMANDS: Record<string, { example?: string; run(context: Context, argument: string): Promise<string> }> = {
  list: { run: async ({ store, timeZone }) => asList((await readAll(store)).reverse(), timeZone) },
  show: {
    example: 'AR-20261120-7K3QX9P',
    run: async ({ store, timeZone }, id) => asDetails(await find(store, id), timeZone),
  },
  handled: {
    example: 'AR-20261120-7K3QX9P',
    async run({ store }, reference) {
      const id = String((await find(store, reference)).id);
      await store.write([{ sql: `UPDATE requests SET handled_at = ${NOW} WHERE id = ?`, args: [id] }]);
      return `${id} is marked as handled.\n`;
    },
  },
  delete: {
    example: 'AR-20261120-7K3QX9P',
    async run({ store, yes }, reference) {
      const id = String((await find(store, reference)).id);
      if (!yes) return `This would delete ${id} for good. Look at it with "show ${id}", then add --yes to delete it.\n`;
      await deleteAll(store, [id]);
      return `${id} is deleted. Backups made before, and mail that was sent about it, still hold it.\n`;
    },
  },
  'delete-old': {
    async run({ store, timeZone, yes }) {
      const months = readSiteFacts(path.resolve('out')).requestRetentionMonths;
      if (!months) throw new CommandError('out/host.json does not say how long to keep requests; run "npm run build".');
      const ids = new Set((await store.read(selectOld(months))).map(({ id }) => String(id)));
      if (ids.size === 0) return `No request is older than ${months} months.\n`;
      const old = (await readAll(store)).filter(({ id }) => ids.has(String(id)));
      if (yes) await deleteAll(store, [...ids]);
      const question = `These are older than ${months} months. Add --yes to delete them for good.`;
      return `${asList(old, timeZone)}\n${yes ? `Deleted for good: ${old.length}.` : question}\n`;
    },
  },
  csv: {
    example: 'requests.csv',
    async run({ store, timeZone }, file) {
      const target = newFile(file);
      const rows = (await readAll(store)).reverse();
      fs.writeFileSync(target, asCsv(rows, timeZone), { mode: 0o600, flag: 'wx' });
      return `${rows.length} ${rows.length === 1 ? 'request is' : 'requests are'} in ${target}.\n`;
    },
  },
  backup: {
    example: 'requests.db',
    async run({ store }, file) {
      const target = newFile(file);
      await backUp(store, target);
      return `A complete copy is in ${target}.\n`;
    },
  },
};

/** Runs one command and returns what it prints. @throws CommandError, SettingsError, StoreError */
async function runCommand(args: string[]): Promise<string> {
  const { values, positionals } = parse(args);
  if (values.help) return HELP;
  const [name = 'list', argument = '', ...more] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new CommandError(`"${name}" is not a command.\n\n${HELP}`);
  const { example } = command;
  if (more.length > 0 || (argument === '') === (example !== undefined)) {
    const wanted = example
      ? `needs one argument, such as: npm run requests -- ${name} ${example}`
      : 'needs no argument';
    throw new CommandError(`"${name}" ${wanted}.`);
  }
  const { settings, source } = findSettings(values.settings, process.env);
  const { databaseUrl, databaseAuthToken, timeZone } = settings;
  const store = openStore({ url: databaseUrl, authToken: databaseAuthToken, existing: true });
  try {
    process.stdout.write(`Store: ${store.where} (${source})\n\n`);
    if (!(await hasRequests(store))) {
      if (name === 'list') return NO_STORE;
      throw new CommandError(NO_STORE);
    }
    return await command.run({ store, timeZone, yes: values.yes ?? false }, argument);
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
        // Not --env-file, which Node reads itself, wherever it is in the command.
        settings: { type: 'string' },
        yes: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${HELP}`);
  }
}

/** Whether there is a store with tables. Does not create one. Throws CommandError when it cannot be used. */
async function hasRequests(store: Store): Promise<boolean> {
  if (store.file) {
    try {
      fs.accessSync(store.file, fs.constants.R_OK);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return false;
      if (code !== 'EACCES') throw storeError(error, store.where);
      throw new CommandError(`${store.file} cannot be read; run the command with sudo.`);
    }
  }
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

/** All requests in the order they were stored. */
async function readAll(store: Store): Promise<Row[]> {
  const pages: Row[][] = [];
  for await (const rows of readPages(store, SELECT_REQUESTS, 'requests')) pages.push(rows);
  return pages.flat();
}

async function find(store: Store, id: string) {
  const [row] = await store.read({ sql: `${SELECT_REQUESTS} WHERE requests.id = ?`, args: [id.toUpperCase()] });
  if (!row) throw new CommandError(`There is no request ${id}; "npm run requests" lists them.`);
  return row;
}

async function deleteAll(store: Store, ids: string[]): Promise<void> {
  await store.write(
    ids.flatMap((id) => [
      { sql: 'DELETE FROM outbox WHERE request_id = ?', args: [id] },
      { sql: 'DELETE FROM requests WHERE id = ?', args: [id] },
    ]),
  );
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

// Only this user may read what the command writes.
process.umask(0o077);
// A pipe such as "| head" may close early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

runCommand(process.argv.slice(2)).then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
