import fs from 'node:fs';
import path from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { migrate, NOW, SCHEMA_VERSION, schemaVersion, selectOld } from '../requests/schema';
import { openFile, openStore, type Row, readPages, type Store, type Value } from '../requests/store';
import { readSettings } from '../settings';
import { readSiteFacts } from '../static/servedSite';
import { asCsv, asDetails, asList, SELECT_REQUESTS } from './format';

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

The store is the server's: DATA_DIR or DATABASE_URL in the environment, else in
/etc/appraisals.env if there is one.
`;

/** A missing store can mean that no server has run yet, or that the settings are wrong. */
const NO_STORE = `There is no store there, so no requests have come in yet. If the server
keeps them elsewhere, set DATA_DIR or DATABASE_URL as it does.
`;

interface Command {
  /** Whether it needs the reference of a request, or a file to write. */
  argument: boolean;
  /** Returns what to print. */
  run(store: Store, argument: string, yes: boolean): Promise<string>;
}

const COMMANDS: Record<string, Command> = {
  list: { argument: false, run: async (store) => asList((await readAll(store)).reverse()) },
  show: {
    argument: true,
    run: async (store, reference) => asDetails(await find(store, reference)),
  },
  handled: {
    argument: true,
    async run(store, reference) {
      const id = String((await find(store, reference)).id);
      await store.write([{ sql: `UPDATE requests SET handled_at = ${NOW} WHERE id = ?`, args: [id] }]);
      return `${id} is marked as handled.\n`;
    },
  },
  delete: {
    argument: true,
    async run(store, reference, yes) {
      const id = String((await find(store, reference)).id);
      if (!yes) return `This would delete ${id} for good. Look at it with "show ${id}", then add --yes to delete it.\n`;
      await deleteAll(store, [id]);
      return `${id} is deleted. Backups made before, and mail that was sent about it, still hold it.\n`;
    },
  },
  'delete-old': {
    argument: false,
    async run(store, _none, yes) {
      const months = readSiteFacts(path.resolve('out')).requestRetentionMonths;
      const ids = new Set((await store.read(selectOld(months))).map(({ id }) => String(id)));
      if (ids.size === 0) return `No request is older than ${months} months.\n`;
      const old = (await readAll(store)).filter(({ id }) => ids.has(String(id)));
      if (yes) await deleteAll(store, [...ids]);
      const question = `These are older than ${months} months. Add --yes to delete them for good.`;
      return `${asList(old)}\n${yes ? `Deleted for good: ${old.length}.` : question}\n`;
    },
  },
  csv: {
    argument: true,
    async run(store, file) {
      const target = newFile(file);
      const rows = (await readAll(store)).reverse();
      fs.writeFileSync(target, asCsv(rows));
      return `${rows.length} ${rows.length === 1 ? 'request is' : 'requests are'} in ${target}.\n`;
    },
  },
  backup: {
    argument: true,
    async run(store, file) {
      const target = newFile(file);
      await backUp(store, target);
      return `A complete copy is in ${target}.\n`;
    },
  },
};

/** Runs one command and returns what it prints. @throws errors whose message is for the person who typed the command */
async function runCommand(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean' }, yes: { type: 'boolean' } },
  });
  if (values.help) return HELP;
  const [name = 'list', argument = '', ...more] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || more.length > 0 || (argument !== '') !== command.argument) {
    throw new Error(`"${args.join(' ')}" is not one of these commands.\n\n${HELP}`);
  }
  const { settings, source } = findSettings(process.env);
  const store = openStore({ url: settings.databaseUrl, authToken: settings.databaseAuthToken, existing: true });
  try {
    process.stdout.write(`Store: ${store.where} (${source})\n\n`);
    if (!(await hasRequests(store))) {
      if (name === 'list') return NO_STORE;
      throw new Error(NO_STORE);
    }
    return await command.run(store, argument, values.yes ?? false);
  } finally {
    await store.close();
  }
}

/** Where docs/deploy/appraisals.service reads its settings from. */
const SERVICE_SETTINGS = '/etc/appraisals.env';

/** The settings of the server, and where they are from. @throws when they are wrong or cannot be read */
function findSettings(env: Record<string, string | undefined>) {
  if (env.DATA_DIR || env.DATABASE_URL) return { settings: readSettings(env), source: 'set in the environment' };
  if (!fs.existsSync(SERVICE_SETTINGS)) return { settings: readSettings(env), source: 'the default' };
  const text = fs.readFileSync(SERVICE_SETTINGS, 'utf8');
  return { settings: readSettings({ ...env, ...parseEnv(text) }), source: `set in ${SERVICE_SETTINGS}` };
}

/** Whether there is a store with tables. Does not create one. @throws when this release or this user cannot read it */
async function hasRequests(store: Store): Promise<boolean> {
  if (store.file && !fs.statSync(store.file, { throwIfNoEntry: false })) return false;
  const version = await schemaVersion(store);
  if (version > SCHEMA_VERSION) {
    throw new Error(`${store.where} was written by a newer release (version ${version}); use that release.`);
  }
  return version > 0;
}

/** All requests in the order they were stored. */
async function readAll(store: Store): Promise<Row[]> {
  const pages: Row[][] = [];
  for await (const rows of readPages(store, SELECT_REQUESTS, 'requests')) pages.push(rows);
  return pages.flat();
}

async function find(store: Store, id: string) {
  const [row] = await store.read({ sql: `${SELECT_REQUESTS} WHERE requests.id = ?`, args: [id.toUpperCase()] });
  if (!row) throw new Error(`There is no request ${id}; "npm run requests" lists them.`);
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

/**
 * Writes a copy of everything stored so far into a new file that the server can be started with.
 * @param target a path that does not exist yet
 * @throws StoreError
 */
async function backUp(store: Store, target: string): Promise<void> {
  const unfinished = `${target}.unfinished`;
  fs.rmSync(unfinished, { force: true });
  try {
    const copy = openFile(unfinished);
    await migrate(copy);
    for (const table of ['requests', 'outbox']) {
      for await (const rows of readPages(store, `SELECT rowid AS position, * FROM ${table}`, table)) {
        await copy.transaction(
          rows.map(({ position: _position, ...row }) => {
            const columns = Object.keys(row);
            const marks = columns.map(() => '?').join(', ');
            const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`;
            return { sql, args: Object.values(row) as Value[] };
          }),
        );
      }
    }
    copy.close();
    fs.renameSync(unfinished, target);
  } catch (error) {
    for (const end of ['', '-journal']) fs.rmSync(unfinished + end, { force: true });
    throw error;
  }
}

/** The path of a file to write. @throws when it exists */
function newFile(name: string): string {
  const target = path.resolve(name);
  if (fs.existsSync(target)) throw new Error(`${target} is there already; choose another name.`);
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
