import { createClient } from '@libsql/client';
import Database from 'libsql';

export type Value = string | number | null;
export type Statement = string | { sql: string; args: Value[] };
/** A row by column name. */
export type Row = Record<string, unknown>;

/** An open connection to a store. */
export interface Connection {
  /** Runs statements in one write transaction, all or none. Resolves to the rows of each statement, in order. */
  transaction(statements: Statement[]): Promise<Row[][]>;
  read(statement: Statement): Promise<Row[]>;
  close(): void;
}

/** Another program holds the write lock. No transaction was started, so the connection can be used again. */
export class LockedError extends Error {
  readonly code = 'SQLITE_BUSY';
}

/**
 * Opens an SQLite file with the `libsql` driver. `@libsql/client` leaves a statement open when the file is locked, after
 * which its connection cannot commit ("SQL statements in progress"), and it prepares each statement again.
 */
export function openFile(file: string): Connection {
  // The driver would block the whole process while it waits for a lock, so the store waits instead.
  const db = new Database(file, { timeout: 0 });
  const assertOpen = () => {
    if (!db.open) throw Object.assign(new Error('the connection is closed'), { code: 'CLIENT_CLOSED' });
  };
  const begin = () => {
    try {
      db.exec('BEGIN IMMEDIATE');
    } catch (error) {
      if (/^SQLITE_BUSY/.test((error as { code?: string }).code ?? '')) throw new LockedError('database is locked');
      throw error;
    }
  };
  const prepared = new Map<string, Database.Statement<Value[]>>();
  const run = (statement: Statement): Row[] => {
    assertOpen();
    const { sql, args } = typeof statement === 'string' ? { sql: statement, args: [] } : statement;
    const compiled = prepared.get(sql) ?? db.prepare<Value[]>(sql);
    prepared.set(sql, compiled);
    if (compiled.reader) return compiled.all(...args) as Row[];
    compiled.run(...args);
    return [];
  };
  return {
    async transaction(statements) {
      assertOpen();
      begin();
      try {
        const results = statements.map(run);
        db.exec('COMMIT');
        return results;
      } catch (error) {
        if (db.inTransaction) db.exec('ROLLBACK');
        throw error;
      }
    },
    read: async (statement) => run(statement),
    close: () => void db.close(),
  };
}

/**
 * Opens a libSQL server.
 * @param timeLimit milliseconds that one request to it may take
 */
export function openServer(url: string, authToken: string | undefined, timeLimit: number): Connection {
  const client = createClient({
    url,
    ...(authToken ? { authToken } : {}),
    fetch: (input: Request) => fetch(input, { signal: AbortSignal.timeout(timeLimit) }),
  });
  const plain = ({ rows }: { rows: object[] }) => rows.map((row): Row => ({ ...row }));
  return {
    transaction: async (statements) => (await client.batch(statements, 'write')).map(plain),
    read: async (statement) => plain(await client.execute(statement)),
    close: () => client.close(),
  };
}
