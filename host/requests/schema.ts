import type { Connection } from './store';
import { StoreError } from './storeError';

/** SQL for the current time in ISO 8601 (UTC), by the clock of the store, which all its servers share. */
export const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

/** SQL for the time `seconds` from now, or ago if negative, in the format of NOW. */
export function fromNow(seconds: number): string {
  return `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '${seconds >= 0 ? '+' : ''}${seconds} seconds')`;
}

/** Each entry upgrades a store from the version that is its index to the next. Released entries never change. */
const MIGRATIONS: string[][] = [
  [
    `CREATE TABLE requests (
      id TEXT PRIMARY KEY,
      received_at TEXT NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      phone TEXT NOT NULL,
      service TEXT NOT NULL,
      property_address TEXT NOT NULL,
      message TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      handled_at TEXT
    )`,
    'CREATE INDEX requests_by_time ON requests (received_at)',
    'CREATE INDEX requests_by_fingerprint ON requests (fingerprint, received_at)',
    `CREATE TABLE outbox (
      request_id TEXT PRIMARY KEY,
      attempts INTEGER NOT NULL DEFAULT 0,
      next_attempt_at TEXT NOT NULL,
      sent_at TEXT,
      last_error TEXT
    )`,
    'CREATE INDEX outbox_unsent ON outbox (next_attempt_at) WHERE sent_at IS NULL',
    'CREATE TABLE accepted (address TEXT NOT NULL, at TEXT NOT NULL)',
    'CREATE INDEX accepted_by_address ON accepted (address, at)',
    'CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)',
    "INSERT INTO meta VALUES ('salt', lower(hex(randomblob(16))))",
  ],
  [
    // The rate limit is no longer in the store.
    'DROP TABLE accepted',
    "DELETE FROM meta WHERE key = 'salt'",
    // How many requests were ever stored, for the health check.
    "INSERT INTO meta SELECT 'stored', count(*) FROM requests",
    // Mail that was queued although no mail server was configured must not be sent when one is.
    `DELETE FROM outbox WHERE attempts = 0 AND sent_at IS NULL AND next_attempt_at < ${fromNow(-24 * 3600)}`,
  ],
];

export const SCHEMA_VERSION = MIGRATIONS.length;

/** The version of the tables; 0 for an empty store. */
export async function schemaVersion(store: Pick<Connection, 'read'>): Promise<number> {
  const [row] = await store.read('PRAGMA user_version');
  return Number(row?.user_version ?? 0);
}

/**
 * Brings the tables up to date. If they are, it needs no write access.
 * @throws StoreError when the store was written by a newer release or belongs to another program
 */
export async function migrate(connection: Connection): Promise<void> {
  const version = await schemaVersion(connection);
  if (version === SCHEMA_VERSION) return;
  const tables = await connection.read("SELECT name FROM sqlite_master WHERE type = 'table'");
  const foreign = version === 0 && tables.some(({ name }) => name === 'requests');
  if (foreign || version > SCHEMA_VERSION) {
    const why = foreign ? 'another program made it' : `it has version ${version}, this release ${SCHEMA_VERSION}`;
    throw new StoreError(`The store cannot be used by this release: ${why}. Run the release that made it.`, 'SCHEMA');
  }
  try {
    const statements = [...MIGRATIONS.slice(version).flat(), `PRAGMA user_version = ${SCHEMA_VERSION}`];
    await connection.transaction(statements);
  } catch (error) {
    // Another server with the same store may have done it first.
    if ((await schemaVersion(connection)) !== SCHEMA_VERSION) throw error;
  }
}

/**
 * SQL for the ids of requests older than the privacy policy allows. A wrong clock must not make a request old: time is
 * counted up to the newest request, and a request is as young as the newest one stored before it.
 */
export function selectOld(months: number): string {
  const newest = '(SELECT max(received_at) FROM requests)';
  return `SELECT id FROM (SELECT id, max(received_at) OVER (ORDER BY rowid) AS stored_at FROM requests)
    WHERE stored_at < strftime('%Y-%m-%dT%H:%M:%fZ', min(${NOW}, ${newest}), '-${months} months')`;
}
