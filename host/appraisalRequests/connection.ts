import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Libsql from 'libsql';
import { DatabaseError, databaseError } from './databaseError';

/** Values by the name they have in a statement, without its colon. */
type Values = Record<string, string | number | null>;
export type Statement = [sql: string, values?: Values];
/** A row by column name. */
export type Row = Record<string, unknown>;

/** Runs statements: in one transaction, all or none, or `alone` without one. Resolves to the rows of each. */
type Run = (mode: 'write' | 'read' | 'alone', ...statements: Statement[]) => Promise<Row[][]>;

/** A connection to an SQLite file or a libSQL server. What fails is a DatabaseError. */
export interface Connection {
  /** The file or server, without secrets, for messages. */
  readonly where: string;
  /** The path of the file, or undefined for a libSQL server. */
  readonly file: string | undefined;
  /** When it resolves to `write`, everything is on disk. */
  run: Run;
  close(): Promise<void>;
}

type Driver = Pick<Connection, 'run' | 'close'>;

/** Where a database is, and how long to wait while another program has locked it. */
export interface ConnectionOptions {
  url: string;
  authToken?: string | undefined;
  /** Milliseconds. */
  lockTimeout?: number;
}

/** Milliseconds that a libSQL server may take to answer. */
const serverTimeout = 8000;
/** Milliseconds between attempts while the file is locked. */
const lockPause = 25;

/**
 * Opens an SQLite file. Nothing else in this process may open or close the file: closing it drops the locks of the
 * process (POSIX), and another program could then change the file during a transaction.
 */
function openFile(file: string): Driver {
  // The driver would block the whole process while it waits for a lock, so the connection waits instead.
  const db = new Libsql(file, { timeout: 0 });
  try {
    // A rollback journal, not a write-ahead log: between transactions, everything is in the one file.
    db.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA; PRAGMA secure_delete = ON');
  } catch (error) {
    db.close();
    throw error;
  }
  // Kept, because the driver frees a statement only when its object is garbage collected.
  const prepared = new Map<string, Libsql.Statement<[Values]>>();
  const rowsOf = ([sql, values = {}]: Statement): Row[] => {
    const statement = prepared.get(sql) ?? db.prepare<[Values]>(sql);
    prepared.set(sql, statement);
    if (statement.reader) return statement.all(values) as Row[];
    statement.run(values);
    return [];
  };
  // Takes the lock first, because a prepared statement that meets a lock stays open in the driver.
  const begin = { write: 'BEGIN EXCLUSIVE', read: 'BEGIN; SELECT 1 FROM sqlite_master' };
  return {
    async run(mode, ...statements) {
      if (mode === 'alone') return statements.map(rowsOf);
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
    close: async () => void db.close(),
  };
}

async function openServer(url: string, authToken: string | undefined): Promise<Driver> {
  const { createClient } = await import('@libsql/client');
  const withTimeout = (input: Request) => fetch(input, { signal: AbortSignal.timeout(serverTimeout) });
  const client = createClient({ url, ...(authToken && { authToken }), fetch: withTimeout });
  return {
    async run(mode, ...statements) {
      const bound = statements.map(([sql, args = {}]) => ({ sql, args }));
      const results = await client.batch(bound, mode === 'read' ? 'read' : 'write');
      return results.map(({ rows }) => rows.map((row): Row => ({ ...row })));
    },
    close: async () => client.close(),
  };
}

/** The path behind a `file:` URL, also a relative one; undefined for other URLs. */
function filePathOf(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  return url.startsWith('file://') ? fileURLToPath(url) : resolve(decodeURI(url.slice('file:'.length)));
}

/** Creates a private folder. Node's own `recursive` never ends below /proc. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Which file is at a path now; undefined if there is none. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/**
 * Connects to an SQLite file or a libSQL server when it is first used. It recovers from a lock, a full disk or a server
 * that was down without a restart.
 * @param prepare called before the connection is first used. Without it, the folder isn't created either
 */
export function connect(
  { url, authToken, lockTimeout = 4000 }: ConnectionOptions,
  prepare?: (run: Run) => Promise<void>,
): Connection {
  const file = filePathOf(url);
  const where = file ?? new URL(url).host;
  let opening: Promise<Driver> | undefined;
  /** The file that was opened. */
  let identity: string | undefined;

  async function open(): Promise<Driver> {
    if (file && prepare) createFolder(dirname(file));
    const driver = file ? openFile(file) : await openServer(url, authToken);
    try {
      await prepare?.(driver.run);
    } catch (error) {
      await driver.close();
      throw error;
    }
    if (file) identity = identityOf(file);
    return driver;
  }

  /** A file that was moved or replaced still accepts writes, which would be lost. */
  function assertSameFile(): void {
    if (!file || !identity || identityOf(file) === identity) return;
    const advice = 'put it back, or restart the server to use what is there now';
    throw new DatabaseError(`${where} was moved or replaced while it was in use; ${advice}.`, 'moved');
  }

  async function attempt(...work: Parameters<Run>): Promise<Row[][]> {
    assertSameFile();
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    const results = await (await opening).run(...work);
    assertSameFile();
    return results;
  }

  return {
    where,
    file,
    async run(...work) {
      const deadline = Date.now() + lockTimeout;
      for (;;) {
        try {
          return await attempt(...work);
        } catch (cause) {
          const error = databaseError(cause, where);
          if (error.kind !== 'locked' || Date.now() + lockPause > deadline) throw error;
          await pause(lockPause);
        }
      }
    },
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}
