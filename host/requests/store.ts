import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Connection, LockedError, openFile, openServer, type Row, type Statement } from './connection';
import { migrate, NOW } from './schema';
import { type StoreError, storeError } from './storeError';
import { withTimeout } from './withTimeout';

/** Where requests are stored: an SQLite file or a libSQL server. */
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
  /** Writes as much as the largest request. @throws StoreError if a request could not be stored now */
  check(): Promise<void>;
  /** Moves the write-ahead log into the file and closes it. */
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

/** Milliseconds that a libSQL server may take for one transaction. */
const SERVER_TIMEOUT = 8000;
/** Milliseconds between attempts while the store is locked. */
const BUSY_PAUSE = 25;

/** The path behind a `file:` URL, also a relative one; undefined for other URLs. */
export function filePathOf(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  if (url.startsWith('file://')) return fileURLToPath(url);
  return path.resolve(decodeURI(url.slice('file:'.length)));
}

/**
 * Opens a store, which connects when first used and again after a failure. So it recovers from a full disk, a wrong
 * permission or an unavailable server without a restart.
 */
export function openStore({ url, authToken, existing = false, lockTimeout = 4000 }: Options): Store {
  const file = filePathOf(url);
  const where = file ?? new URL(url).host;
  let connection: Promise<Connection> | undefined;
  let inode: number | undefined;

  async function connect(): Promise<Connection> {
    if (!file) {
      const server = openServer(url, authToken, SERVER_TIMEOUT);
      if (!existing) await migrate(server);
      return server;
    }
    if (!existing) createPrivateFile(file);
    const opened = openFile(file);
    try {
      if (!existing) {
        await opened.read('PRAGMA journal_mode = WAL');
        await migrate(opened);
      }
      // A commit returns when the data is on disk.
      await opened.read('PRAGMA synchronous = FULL');
    } catch (error) {
      opened.close();
      throw error;
    }
    inode = inodeOf(file);
    return opened;
  }

  async function disconnect(): Promise<void> {
    const closing = connection;
    connection = undefined;
    await closing?.then(
      (open) => open.close(),
      () => undefined,
    );
  }

  async function attempt<T>(work: (open: Connection) => Promise<T>): Promise<T> {
    // A file that was moved or replaced still accepts writes, which would be lost.
    if (connection && file && inode !== inodeOf(file)) await disconnect();
    connection ??= connect().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    const used = connection;
    try {
      const result = used.then((open) => work(open));
      if (file) return await result;
      const limit = SERVER_TIMEOUT + 1000;
      return await withTimeout(result, limit, `no response within ${limit / 1000} seconds`);
    } catch (error) {
      // A failed statement may stay open in the driver, and then its connection cannot commit anymore.
      if (used === connection && !(error instanceof LockedError)) await disconnect();
      throw storeError(error, where);
    }
  }

  async function retryWhileLocked<T>(work: (open: Connection) => Promise<T>): Promise<T> {
    const deadline = Date.now() + lockTimeout;
    for (;;) {
      try {
        return await attempt(work);
      } catch (error) {
        if (!isTransient(error as StoreError) || Date.now() + BUSY_PAUSE > deadline) throw error;
        await pause(BUSY_PAUSE);
      }
    }
  }

  const write = (statements: Statement[]) => retryWhileLocked((open) => open.transaction(statements));
  return {
    where,
    file,
    write,
    read: (statement) => retryWhileLocked((open) => open.read(statement)),
    check: async () => {
      await write([`INSERT OR REPLACE INTO meta VALUES ('checked', ${NOW} || printf('%.100000c', 'x'))`]);
    },
    close: async () => {
      const open = await connection?.catch(() => undefined);
      if (file && !existing) await open?.read('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
      await disconnect();
    },
  };
}

/** Only the server's own user may read requests. SQLite gives the -wal and -shm files the mode of the file. */
function createPrivateFile(file: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  fs.closeSync(fs.openSync(file, 'a', 0o600));
  for (const end of ['', '-wal', '-shm']) makePrivate(file + end);
}

function makePrivate(file: string): void {
  const mode = fs.statSync(file, { throwIfNoEntry: false })?.mode;
  if (mode === undefined || (mode & 0o077) === 0) return;
  try {
    fs.chmodSync(file, 0o600);
  } catch {
    // The file belongs to another user, who decides who may read it.
  }
}

/** Errors to retry: a lock, or a connection that a failure of another request has just closed. */
function isTransient({ code }: StoreError): boolean {
  return ['SQLITE_BUSY', 'SQLITE_LOCKED', 'CLIENT_CLOSED'].includes(code);
}

function inodeOf(file: string): number | undefined {
  return fs.statSync(file, { throwIfNoEntry: false })?.ino;
}
