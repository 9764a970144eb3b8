import fs from 'node:fs';
import { openFile, type Value } from '../requests/connection';
import { migrate } from '../requests/schema';
import type { Store } from '../requests/store';

const TABLES = ['requests', 'outbox'];

/**
 * Writes a complete copy of the store, as of one moment, into a new file that the server can be started with.
 * A file is copied by the database (VACUUM INTO). A libSQL server does not allow that, so its rows are read in one
 * transaction.
 * @param target a path that does not exist yet
 * @throws StoreError
 */
export async function backUp(store: Store, target: string): Promise<void> {
  const unfinished = `${target}.unfinished`;
  // Created empty, so that it is private from the first byte.
  fs.rmSync(unfinished, { force: true });
  fs.closeSync(fs.openSync(unfinished, 'wx', 0o600));
  try {
    if (store.file) await store.read({ sql: 'VACUUM INTO ?', args: [unfinished] });
    else await copyRows(store, unfinished);
    const handle = fs.openSync(unfinished, 'r+');
    fs.fsyncSync(handle);
    fs.closeSync(handle);
    fs.renameSync(unfinished, target);
  } catch (error) {
    for (const end of ['', '-wal', '-shm', '-journal']) fs.rmSync(unfinished + end, { force: true });
    throw error;
  }
}

async function copyRows(store: Store, target: string): Promise<void> {
  const copy = openFile(target);
  try {
    await migrate(copy);
    const results = await store.write(TABLES.map((table) => `SELECT * FROM ${table}`));
    const statements = results.flatMap((rows, index) =>
      rows.map((row) => {
        const columns = Object.keys(row);
        const marks = columns.map(() => '?').join(', ');
        return {
          sql: `INSERT INTO ${TABLES[index]} (${columns.join(', ')}) VALUES (${marks})`,
          args: Object.values(row) as Value[],
        };
      }),
    );
    await copy.transaction(statements);
  } finally {
    copy.close();
  }
}
