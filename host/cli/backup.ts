import fs from 'node:fs';
import { migrate } from '../requests/schema';
import { openFile, readPages, type Store, type Value } from '../requests/store';

/**
 * Writes a copy of everything stored so far into a new file that the server can be started with.
 * @param target a path that does not exist yet
 * @throws StoreError
 */
export async function backUp(store: Store, target: string): Promise<void> {
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
