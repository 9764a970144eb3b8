import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Client, createClient, type InStatement, type ResultSet } from '@libsql/client';
import { migrate, NOW } from './schema';
import { type StoreProblem, storeProblem } from './storeProblem';

/** Where requests are kept. One door for the server and for the command line. */
export interface Store {
  /** The file or server, without secrets, for messages. */
  readonly where: string;
  /** The path of the file, or undefined for a libSQL server. */
  readonly file: string | undefined;
  /**
   * Runs statements in one write transaction; once it returns, they are durable.
   * @throws StoreProblem when they are not (or, after a time-out, may not be)
   */
  write(statements: InStatement[]): Promise<ResultSet[]>;
  /** @throws StoreProblem */
  read(statement: InStatement): Promise<ResultSet>;
  /** Proves with a real write that a request could be stored now. @throws StoreProblem */
  check(): Promise<void>;
  /** Puts everything into the one file and lets go of it. */
  close(): Promise<void>;
}

interface Options {
  url: string;
  authToken?: string | undefined;
  /** For the command line: never creates, migrates or changes the store by itself. */
  readOnly?: boolean;
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
export function openStore({ url, authToken, readOnly = false, patience = 4000, timeLimit = 8000 }: Options): Store {
  const file = filePathOf(url);
  const where = file ?? new URL(url).host;
  let connection: Promise<{ client: Client; inode: number | undefined }> | undefined;
  let client: Client | undefined;

  async function connect() {
    if (file && !readOnly) fs.mkdirSync(path.dirname(file), { recursive: true });
    const boundedFetch = (input: Request) => fetch(input, { signal: AbortSignal.timeout(timeLimit) });
    // One connection: its settings are then those of every transaction. `timeout: 0` because waiting for a lock inside
    // the driver would stop the whole process from serving pages; `patiently` waits without stopping anyone.
    client = createClient({
      url: file ? `file:${encodeURI(file)}` : url,
      ...(authToken ? { authToken } : {}),
      ...(file ? { concurrency: 1, timeout: 0 } : { fetch: boundedFetch }),
    });
    if (file && !readOnly) {
      await client.execute('PRAGMA journal_mode = WAL');
      await client.execute('PRAGMA synchronous = FULL');
    }
    if (!readOnly) await migrate(client);
    return { client, inode: inodeOf(file) };
  }

  function disconnect() {
    connection = undefined;
    client?.close();
    client = undefined;
  }

  async function connected(): Promise<Client> {
    const current = await connection;
    // A file that was moved away or replaced still accepts writes, which nobody would ever see.
    if (current && current.inode !== inodeOf(file)) disconnect();
    connection ??= connect();
    return (await connection).client;
  }

  async function attempt<T>(work: (client: Client) => Promise<T>): Promise<T> {
    let used: Client | undefined;
    const run = async () => {
      used = await connected();
      return work(used);
    };
    try {
      return await withinTime(run(), file ? undefined : timeLimit + 1000);
    } catch (error) {
      // A statement that failed stays open inside the driver until it is collected as garbage, and no transaction can
      // be committed on its connection until then ("SQL statements in progress"). A server has no such connection.
      if (used === undefined || (file && used === client)) disconnect();
      throw storeProblem(error, where);
    }
  }

  async function patiently<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const deadline = Date.now() + patience;
    for (;;) {
      try {
        return await attempt(work);
      } catch (error) {
        if (!isPassing(error as StoreProblem) || Date.now() + BUSY_PAUSE > deadline) throw error;
        await pause(BUSY_PAUSE);
      }
    }
  }

  const write = (statements: InStatement[]) => patiently((open) => open.batch(statements, 'write'));
  return {
    where,
    file,
    write,
    read: (statement) => patiently((open) => open.execute(statement)),
    check: async () => {
      // As many pages as the largest request takes: on a full disk, less may still fit where a request does not.
      await write([`INSERT OR REPLACE INTO meta VALUES ('checked', ${NOW} || printf('%.100000c', 'x'))`]);
    },
    close: async () => {
      if (file && !readOnly) await client?.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
      disconnect();
    },
  };
}

/** Worth another try at once: a lock, or a connection that a failure elsewhere has just closed. */
function isPassing(problem: StoreProblem): boolean {
  return ['SQLITE_BUSY', 'SQLITE_LOCKED', 'CLIENT_CLOSED'].includes(problem.code);
}

function inodeOf(file: string | undefined): number | undefined {
  return file ? fs.statSync(file, { throwIfNoEntry: false })?.ino : undefined;
}

async function withinTime<T>(work: Promise<T>, milliseconds: number | undefined): Promise<T> {
  if (milliseconds === undefined) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds / 1000} seconds`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
