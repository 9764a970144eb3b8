import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { migrate } from './schema';
import { StoreError, storeError } from './storeError';

export type Value = string | number | null;
export type Statement = string | { sql: string; args: Value[] };
/** A row by column name. */
export type Row = Record<string, unknown>;

/** An open connection to an SQLite file or a libSQL server. */
export interface Connection {
  /** Runs statements in one write transaction, all or none. Resolves to the rows of each statement, in order. */
  transaction(statements: Statement[]): Promise<Row[][]>;
  read(statement: Statement): Promise<Row[]>;
  close(): void;
}

/** Where appraisal requests are stored: an SQLite file or a libSQL server. */
export interface Store {
  /** The file or server, without secrets, for messages. */
  readonly where: string;
  /** The path of the file, or undefined for a libSQL server. */
  readonly file: string | undefined;
  /**
   * Runs statements in one write transaction. When the promise resolves, they are on disk.
   * @returns the rows of each statement
   * @throws StoreError when they are not stored; after a timeout, they may be
   */
  write(statements: Statement[]): Promise<Row[][]>;
  /** @throws StoreError */
  read(statement: Statement): Promise<Row[]>;
  /** Reads a file with another connection, which sees only what is on disk. @throws StoreError */
  readFromDisk(statement: Statement): Promise<Row[]>;
  close(): Promise<void>;
}

interface Options {
  url: string;
  authToken?: string | undefined;
  /** Whether to use only an existing store, without creating or migrating it. */
  existing?: boolean;
  /** Milliseconds to wait for a locked store. */
  lockTimeout?: number;
}

/** Milliseconds that a libSQL server may take to answer. */
const SERVER_TIMEOUT = 8000;
/** Milliseconds between attempts while the store is locked. */
const BUSY_PAUSE = 25;

/**
 * Opens an SQLite file. Nothing else in this process may open or close the file: closing it drops the locks of the
 * process (POSIX), and another program could then change the file during a transaction.
 * @param existing whether the file may be in use by an older release, whose journal mode must not change
 */
export function openFile(file: string, { existing = false } = {}): Connection {
  // The driver would block the whole process while it waits for a lock, so the store waits instead.
  const db = new Database(file, { timeout: 0 });
  try {
    // A rollback journal, not a write-ahead log: between transactions, everything is in the one file.
    if (!existing) db.exec('PRAGMA journal_mode = DELETE');
    db.exec('PRAGMA synchronous = EXTRA; PRAGMA secure_delete = ON');
  } catch (error) {
    db.close();
    throw error;
  }
  // Kept, because the driver frees a statement only when its object is garbage collected.
  const prepared = new Map<string, Database.Statement<Value[]>>();
  const run = (statement: Statement): Row[] => {
    const { sql, args } = typeof statement === 'string' ? { sql: statement, args: [] } : statement;
    const compiled = prepared.get(sql) ?? db.prepare<Value[]>(sql);
    prepared.set(sql, compiled);
    if (compiled.reader) return compiled.all(...args) as Row[];
    compiled.run(...args);
    return [];
  };
  const inTransaction = (begin: string, statements: Statement[]): Row[][] => {
    try {
      db.exec(begin);
      const results = statements.map(run);
      db.exec('COMMIT');
      return results;
    } catch (error) {
      if (db.inTransaction) db.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    transaction: async (statements) => inTransaction('BEGIN EXCLUSIVE', statements),
    // Takes the lock first, because a prepared statement that meets a lock stays open in the driver.
    read: async (statement) => inTransaction('BEGIN; SELECT 1 FROM sqlite_master', [statement])[0] ?? [],
    close: () => void db.close(),
  };
}

/** Creates the folder of a file, and makes a file that others can read private. */
function makePrivate(file: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const mode = fs.statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & 0o077) !== 0) fs.chmodSync(file, 0o600);
}

/** Opens a libSQL server. */
async function openServer(url: string, authToken: string | undefined): Promise<Connection> {
  const { createClient } = await import('@libsql/client');
  const client = createClient({
    url,
    ...(authToken ? { authToken } : {}),
    fetch: (input: Request) => fetch(input, { signal: AbortSignal.timeout(SERVER_TIMEOUT) }),
  });
  const plain = ({ rows }: { rows: object[] }) => rows.map((row): Row => ({ ...row }));
  return {
    transaction: async (statements) => (await client.batch(statements, 'write')).map(plain),
    read: async (statement) => plain(await client.execute(statement)),
    close: () => client.close(),
  };
}

const COUNT_STORED = "SELECT value FROM meta WHERE key = 'stored'";

/** The path behind a `file:` URL, also a relative one; undefined for other URLs. */
function filePathOf(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  if (url.startsWith('file://')) return fileURLToPath(url);
  return path.resolve(decodeURI(url.slice('file:'.length)));
}

/** Which file is at a path now; undefined if there is none. */
function identityOf(file: string): string | undefined {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/**
 * Opens a store, which connects when first used. It recovers from a full disk, a wrong permission or an unavailable
 * server without a restart.
 */
export function openStore({ url, authToken, existing = false, lockTimeout = 4000 }: Options): Store {
  const file = filePathOf(url);
  const where = file ?? new URL(url).host;
  let connection: Promise<Connection> | undefined;
  let fromDisk: Connection | undefined;
  /** The file that this process has used last, and how many requests had ever been stored in it. */
  let identity: string | undefined;
  let stored = 0;

  async function connect(): Promise<Connection> {
    if (file && !existing) makePrivate(file);
    const opened = file ? openFile(file, { existing }) : await openServer(url, authToken);
    if (file) identity = identityOf(file);
    if (existing) return opened;
    try {
      await migrate(opened);
      return opened;
    } catch (error) {
      opened.close();
      throw error;
    }
  }

  async function disconnect(): Promise<void> {
    const closing = connection;
    connection = undefined;
    fromDisk?.close();
    fromDisk = undefined;
    (await closing?.catch(() => undefined))?.close();
  }

  /** A file that was moved or replaced still accepts writes, which would be lost. */
  function assertSameFile(): void {
    if (!file || !identity) return;
    const now = identityOf(file);
    if (now === identity) return;
    void disconnect();
    // Not created again, because the operator may be about to put it back.
    if (!now)
      throw new StoreError(`${where} is gone; put it back, or restart the server to begin an empty one.`, 'MOVED');
    identity = undefined;
    stored = 0;
    throw new StoreError(`${where} was replaced while it was in use; the new file is used from now on.`, 'MOVED');
  }

  const readFromDisk = (statement: Statement) => {
    if (file) fromDisk ??= openFile(file, { existing: true });
    return fromDisk?.read(statement);
  };

  /** A file that was overwritten lacks requests, and pages of the old one are still in the memory of its connection. */
  async function assertNothingLost(): Promise<void> {
    const now = Number((await readFromDisk(COUNT_STORED))?.[0]?.value);
    if (!(now < stored)) return;
    const [check] = (await readFromDisk('PRAGMA integrity_check')) ?? [];
    if (check?.integrity_check !== 'ok')
      throw new StoreError(`${where} was overwritten and is damaged; stop the server and restore a backup.`, 'LOST');
    stored = now;
    void disconnect();
    throw new StoreError(`${where} was overwritten while it was in use; what it has now is used from now on.`, 'LOST');
  }

  async function attempt<T>(work: (open: Connection) => Promise<T>): Promise<T> {
    assertSameFile();
    connection ??= connect().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    const value = await connection.then(work);
    assertSameFile();
    return value;
  }

  async function retryWhileLocked<T>(work: (open: Connection) => Promise<T>): Promise<T> {
    const deadline = Date.now() + lockTimeout;
    for (;;) {
      try {
        return await attempt(work);
      } catch (cause) {
        const error = storeError(cause, where);
        const locked = ['SQLITE_BUSY', 'SQLITE_LOCKED'].includes(error.code);
        if (!locked || Date.now() + BUSY_PAUSE > deadline) throw error;
        await pause(BUSY_PAUSE);
      }
    }
  }

  return {
    where,
    file,
    write: (statements) =>
      retryWhileLocked(async (open) => {
        if (!file) return open.transaction(statements);
        await assertNothingLost();
        const results = await open.transaction([...statements, COUNT_STORED]);
        stored = Number(results.pop()?.[0]?.value ?? 0);
        return results;
      }),
    read: (statement) => retryWhileLocked((open) => open.read(statement)),
    readFromDisk: (statement) => retryWhileLocked((open) => readFromDisk(statement) ?? open.read(statement)),
    close: disconnect,
  };
}

/** Rows of a page. A libSQL server refuses responses above 10 MB, and a request can be almost 100 KB. */
const PAGE = 50;

/**
 * Reads all rows in the order they were stored, a page at a time.
 * @param select a SELECT without WHERE, whose column `position` is `table.rowid`
 */
export async function* readPages(store: Store, select: string, table: string): AsyncGenerator<Row[]> {
  for (let last = 0; ; ) {
    const sql = `${select} WHERE ${table}.rowid > ? ORDER BY ${table}.rowid LIMIT ${PAGE}`;
    const rows = await store.read({ sql, args: [last] });
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = Number(rows.at(-1)?.position);
  }
}
