import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Libsql from 'libsql';
import { DatabaseError, toDatabaseError } from './databaseError';

type Values = Record<string, string | number | null>;
/** SQL with a `:name` for each value. */
export type Statement = [sql: string, values?: Values];
export type Row = Record<string, unknown>;

/** An SQLite file or a libSQL server, opened. */
export interface OpenConnection {
  /** Runs statements in one transaction. Resolves to the rows of each; after `write`, everything is on disk. */
  transact(mode: 'write' | 'read', ...statements: Statement[]): Promise<Row[][]>;
  backUpTo(file: string): Promise<void>;
  close(): Promise<void>;
}

/** The path of an SQLite file, or a libSQL server. */
export type ConnectionOptions = { file: string } | { url: string; authToken?: string };

/** In milliseconds: how long to wait for a libSQL server, how long for a locked file, and between two attempts. */
const serverTimeout = 8000;
const lockTimeout = 4000;
const lockPause = 25;

/**
 * Opens an SQLite file. Nothing else in this process may open or close the file: closing it drops the locks of the
 * process (POSIX), and another program could then change the file during a transaction.
 */
function openFile(file: string): OpenConnection {
  // The driver would block the whole process while it waits for a lock, so the connection waits instead.
  const db = new Libsql(file, { timeout: 0 });
  try {
    // With a rollback journal, everything is in the one file between transactions; a write-ahead log is a second file.
    db.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA; PRAGMA secure_delete = ON');
  } catch (error) {
    db.close();
    throw error;
  }
  // Reused, because the driver frees a statement only when its object is garbage collected.
  const prepared = new Map<string, Libsql.Statement<[Values]>>();
  const rowsOf = ([sql, values = {}]: Statement): Row[] => {
    const statement = prepared.get(sql) ?? db.prepare<[Values]>(sql);
    prepared.set(sql, statement);
    if (statement.reader) return statement.all(values) as Row[];
    statement.run(values);
    return [];
  };
  // Both take the lock at once, because a prepared statement that meets a lock stays open in the driver. Exclusive, so
  // that it can't meet one when changes don't fit in memory, nor the end of the transaction one of a reader.
  const begin = { write: 'BEGIN EXCLUSIVE', read: 'BEGIN; SELECT 1 FROM sqlite_master' };
  return {
    async transact(mode, ...statements) {
      try {
        db.exec(begin[mode]);
        const results = statements.map(rowsOf);
        db.exec('COMMIT');
        return results;
      } catch (error) {
        if (db.inTransaction) db.exec('ROLLBACK');
        throw error;
      }
    },
    backUpTo: async (target) => void rowsOf(['VACUUM INTO :target', { target }]),
    close: async () => void db.close(),
  };
}

async function openRemote(url: string, authToken: string | undefined): Promise<OpenConnection> {
  const { createClient } = await import('@libsql/client');
  const withTimeout = (input: Request) => fetch(input, { signal: AbortSignal.timeout(serverTimeout) });
  const client = createClient({ url, ...(authToken && { authToken }), fetch: withTimeout });
  return {
    async transact(mode, ...statements) {
      const bound = statements.map(([sql, args = {}]) => ({ sql, args }));
      const results = await client.batch(bound, mode);
      return results.map(({ rows }) => rows.map((row): Row => ({ ...row })));
    },
    async backUpTo() {
      throw new DatabaseError(`${new URL(url).host} is a libSQL server; use the backup of that server.`, 'unsupported');
    },
    close: async () => client.close(),
  };
}

function fileIdOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/**
 * Creates a connection, which is opened when it is first used and recovers from a lock, a full disk or a server that
 * was down. Every failure is a DatabaseError.
 * @param prepare called before the connection is first used; without it, no folder is created either
 */
export function createLazyConnection(options: ConnectionOptions, prepare?: (db: OpenConnection) => Promise<void>) {
  const file = 'file' in options ? options.file : undefined;
  /** The file or server, without secrets, for messages. */
  const displayName = 'file' in options ? options.file : new URL(options.url).host;
  let opening: Promise<OpenConnection> | undefined;
  let fileId: string | undefined;

  async function open(): Promise<OpenConnection> {
    if (file && prepare && !existsSync(dirname(file))) mkdirSync(dirname(file));
    const connection = 'file' in options ? openFile(options.file) : await openRemote(options.url, options.authToken);
    try {
      await prepare?.(connection);
    } catch (error) {
      await connection.close();
      throw error;
    }
    if (file) fileId = fileIdOf(file);
    return connection;
  }

  /** A file that was moved or replaced still accepts writes, but they would be lost. */
  function assertSameFile(): void {
    if (!file || !fileId || fileIdOf(file) === fileId) return;
    const advice = 'put it back, or restart the server to use what is there now';
    throw new DatabaseError(`${displayName} was moved or replaced while it was in use; ${advice}.`, 'moved');
  }

  /** Does work that is one transaction, and again while the file is locked. */
  async function run<Result>(work: (connection: OpenConnection) => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + lockTimeout;
    for (;;) {
      try {
        assertSameFile();
        opening ??= open().catch((error: unknown) => {
          opening = undefined;
          throw error;
        });
        return await work(await opening);
      } catch (cause) {
        const error = toDatabaseError(cause, displayName);
        if (error.kind !== 'locked' || performance.now() + lockPause > deadline) throw error;
        await pause(lockPause);
      }
    }
  }

  return { displayName, file, run, close: async () => (await opening?.catch(() => undefined))?.close() };
}
