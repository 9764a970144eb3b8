import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Connection, LockedError, openFile, openServer, type Row, type Statement } from './connection';
import { migrate, NOW } from './schema';
import { type StoreError, storeError } from './storeError';

/** Where requests are kept: an SQLite file or a libSQL server. The server and the command line both go through this. */
export interface Store {
  /** The file or server, without secrets, for messages. */
  readonly where: string;
  /** The path of the file, or undefined for a libSQL server. */
  readonly file: string | undefined;
  /**
   * Runs statements in one write transaction; once it returns, they are durable.
   * @returns the rows of each statement
   * @throws StoreError when they are not (or, after a time-out, may not be)
   */
  write(statements: Statement[]): Promise<Row[][]>;
  /** @throws StoreError */
  read(statement: Statement): Promise<Row[]>;
  /** Proves with a real write that a request could be stored now. @throws StoreError */
  check(): Promise<void>;
  /** Checkpoints the write-ahead log into the one file and closes it. */
  close(): Promise<void>;
}

interface Options {
  url: string;
  authToken?: string | undefined;
  /** For the command line: a store that is there, which is neither created nor migrated. */
  existing?: boolean;
  /** How long a locked store is waited for, in milliseconds. */
  patience?: number;
  /** How long a libSQL server may take for one transaction, in milliseconds. */
  timeLimit?: number;
}

const BUSY_PAUSE = 25;

/** The path behind a `file:` URL, also a relative one; undefined for other URLs. */
export function filePathOf(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  if (url.startsWith('file://')) return fileURLToPath(url);
  return path.resolve(decodeURI(url.slice('file:'.length)));
}

/**
 * Makes a store that connects when first used and again after a failure, so that a full disk, a wrong permission or a
 * server that was away heals without a restart.
 */
export function openStore({ url, authToken, existing = false, patience = 4000, timeLimit = 8000 }: Options): Store {
  const file = filePathOf(url);
  const where = file ?? new URL(url).host;
  let connection: Promise<Connection> | undefined;
  let inode: number | undefined;

  async function connect(): Promise<Connection> {
    if (!file) {
      const server = openServer(url, authToken, timeLimit);
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
      // A commit waits until the disk has it.
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
    // A file that was moved away or replaced still accepts writes, which nobody would ever see.
    if (connection && file && inode !== inodeOf(file)) await disconnect();
    connection ??= connect().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    const used = connection;
    try {
      return await withinTime(
        used.then((open) => work(open)),
        file ? undefined : timeLimit + 1000,
      );
    } catch (error) {
      // A statement that failed may still be open inside the driver, and then its connection can commit nothing more.
      if (used === connection && !(error instanceof LockedError)) await disconnect();
      throw storeError(error, where);
    }
  }

  async function patiently<T>(work: (open: Connection) => Promise<T>): Promise<T> {
    const deadline = Date.now() + patience;
    for (;;) {
      try {
        return await attempt(work);
      } catch (error) {
        if (!isTransient(error as StoreError) || Date.now() + BUSY_PAUSE > deadline) throw error;
        await pause(BUSY_PAUSE);
      }
    }
  }

  const write = (statements: Statement[]) => patiently((open) => open.transaction(statements));
  return {
    where,
    file,
    write,
    read: (statement) => patiently((open) => open.read(statement)),
    check: async () => {
      // As many pages as the largest request takes: on a full disk, less may still fit where a request does not.
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
    // A store that belongs to another user, whose group this user is in: its owner decides who may read it.
  }
}

/** Worth another try at once: a lock, or a connection that a failure elsewhere has just closed. */
function isTransient({ code }: StoreError): boolean {
  return ['SQLITE_BUSY', 'SQLITE_LOCKED', 'CLIENT_CLOSED'].includes(code);
}

function inodeOf(file: string): number | undefined {
  return fs.statSync(file, { throwIfNoEntry: false })?.ino;
}

async function withinTime<T>(work: Promise<T>, milliseconds: number | undefined): Promise<T> {
  if (milliseconds === undefined) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds / 1000} seconds`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
