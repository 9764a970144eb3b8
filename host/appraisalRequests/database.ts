/*
 * The tables and every SQL statement about appraisal requests. Another database would need another version of this
 * file, of connection.ts and of databaseError.ts.
 */
import { createHash } from 'node:crypto';
import { type AppraisalRequest, fieldNames } from '../../shared/appraisalRequest';
import {
  type ConnectionOptions,
  createLazyConnection,
  type OpenConnection,
  type Row,
  type Statement,
} from './connection';
import { DatabaseError } from './databaseError';
import { formatOwnerTime, fromRow, newReference, type StoredAppraisalRequest } from './storedAppraisalRequest';

/** Written into each database. Raise it when a table changes: a database of any other version is refused. */
const schemaVersion = 1;

/** SQL for a time in ISO 8601 (UTC), by the clock of the database: servers that share it may differ. */
export const timeSql = (modifier: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '${modifier}')`;
const nowSql = timeSql('0 seconds');

// With IF NOT EXISTS, because two servers may create them at the same time.
const tables: Statement[] = [
  [
    `CREATE TABLE IF NOT EXISTS appraisalRequests (
      position INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      receivedAt TEXT NOT NULL,
      ${fieldNames.map((name) => `${name} TEXT NOT NULL`).join(', ')},
      fingerprint TEXT NOT NULL,
      handledAt TEXT,
      mailDueAt TEXT,
      mailAttempts INTEGER NOT NULL DEFAULT 0,
      mailError TEXT,
      mailedAt TEXT
    )`,
  ],
  ['CREATE INDEX IF NOT EXISTS byFingerprint ON appraisalRequests (fingerprint, receivedAt)'],
  ['CREATE INDEX IF NOT EXISTS byMailDueAt ON appraisalRequests (mailDueAt) WHERE mailDueAt IS NOT NULL'],
  ['CREATE TABLE IF NOT EXISTS healthCheck (id INTEGER PRIMARY KEY, at TEXT NOT NULL)'],
  [`PRAGMA user_version = ${schemaVersion}`],
];

/** Within a minute, before or after: the clock may have been set back. */
const recentSql = `receivedAt > ${timeSql('-60 seconds')} AND receivedAt < ${timeSql('60 seconds')}`;
const repeatSql = `SELECT 1 FROM appraisalRequests WHERE fingerprint = :fingerprint AND ${recentSql}`;
const insertSql = (mailDueAt: string) => `INSERT INTO appraisalRequests
  (id, receivedAt, ${fieldNames.join(', ')}, fingerprint, mailDueAt)
  SELECT :id, ${nowSql}, ${fieldNames.map((name) => `:${name}`).join(', ')}, :fingerprint, ${mailDueAt}
  WHERE NOT EXISTS (${repeatSql})`;

function fingerprintOf(appraisalRequest: AppraisalRequest): string {
  const values = JSON.stringify(fieldNames.map((name) => appraisalRequest[name]));
  return createHash('sha256').update(values).digest('base64url');
}

/** A time that another program rewrote may say nothing about age. */
const hasDateSql = 'date(receivedAt) IS NOT NULL';
const mailPendingSql = 'mailDueAt IS NOT NULL AND handledAt IS NULL';
/** Seconds until a mail that was not sent is tried again, at most. */
export const longestRetryDelay = 3 * 3600;
/** A time that is further ahead than any retry was written before the clock was set back. */
const dueSql = `${mailPendingSql} AND (mailDueAt <= ${nowSql} OR mailDueAt > ${timeSql(`${longestRetryDelay + 3600} seconds`)})`;

/** A libSQL server refuses responses above 10 MB, and an appraisal request can be over 75 KB. */
const pageSize = 50;

export type Database = ReturnType<typeof createDatabase>;

/**
 * Access to the database, which is opened when it is first used. Every method throws a DatabaseError when it can't do
 * its work.
 * @param mayCreate whether to create the tables in an empty database, or a new file, as the server does
 */
export function createDatabase(options: ConnectionOptions, { mayCreate = false } = {}) {
  const { displayName, file, run, close } = createLazyConnection(options, mayCreate ? createIfNeeded : undefined);
  const write = (...statements: Statement[]) => run((db) => db.transact('write', ...statements));
  const select = async (...statement: Statement) => (await run((db) => db.transact('read', statement)))[0] ?? [];

  async function createIfNeeded(db: OpenConnection): Promise<void> {
    if (await needsTables(db)) await db.transact('write', ...tables);
  }

  async function needsTables(db: OpenConnection): Promise<boolean> {
    const [rows] = await db.transact('read', [
      'SELECT user_version AS version, (SELECT count(*) FROM sqlite_master) AS tableCount FROM pragma_user_version',
    ]);
    const { version, tableCount } = rows?.[0] ?? {};
    if (version === schemaVersion) return false;
    if (version === 0 && tableCount === 0) return true;
    const why = version ? `has version ${version}, not ${schemaVersion}` : 'was made by another program';
    throw new DatabaseError(`${displayName} cannot be used by this release: it ${why}.`, 'version');
  }

  /** Reads page by page without one transaction: positions never change, and new ones come above those that are left. */
  async function listWhere(condition: string): Promise<StoredAppraisalRequest[]> {
    const sql = `SELECT * FROM appraisalRequests WHERE position < :before AND ${condition}
      ORDER BY position DESC LIMIT ${pageSize}`;
    const rows: Row[] = [];
    for (;;) {
      const page = await select(sql, { before: Number(rows.at(-1)?.position ?? Number.MAX_SAFE_INTEGER) });
      rows.push(...page);
      if (page.length < pageSize) return rows.map(fromRow);
    }
  }

  /** A database that answers without the row must not pass for one that stored something, or in which no mail waits. */
  function requireRow([row]: Row[] = []): Row {
    if (row) return row;
    throw new DatabaseError(`The database at ${displayName} answered without the row that was asked for.`, 'unknown');
  }

  return {
    displayName,
    file,
    close,
    backUpTo: (target: string) => run((db) => db.backUpTo(target)),

    /** Whether no server has created its tables here yet. */
    needsTables: () => run(needsTables),

    /** Stores an appraisal request, with its mail if `mail` is set, unless it repeats one of the last minute. */
    async save(appraisalRequest: AppraisalRequest, mail: boolean): Promise<{ id: string; isRepeat: boolean }> {
      const id = newReference();
      const fingerprint = fingerprintOf(appraisalRequest);
      const stored = 'SELECT id FROM appraisalRequests WHERE fingerprint = :fingerprint ORDER BY position DESC LIMIT 1';
      const [, rows] = await write(
        [insertSql(mail ? nowSql : 'NULL'), { ...appraisalRequest, id, fingerprint }],
        [stored, { fingerprint }],
      );
      const storedId = String(requireRow(rows).id);
      return { id: storedId, isRepeat: storedId !== id };
    },

    /** Whether it repeats one of the last minute, which `save` would not store again. */
    async isRepeat(appraisalRequest: AppraisalRequest): Promise<boolean> {
      return (await select(repeatSql, { fingerprint: fingerprintOf(appraisalRequest) })).length > 0;
    },

    /** The last stored first. */
    list: () => listWhere('true'),

    async find(id: string): Promise<StoredAppraisalRequest | undefined> {
      return (await select('SELECT * FROM appraisalRequests WHERE id = :id', { id })).map(fromRow)[0];
    },

    /** Ends the mailing of an appraisal request. `mailDueAt` stays, which shows that it wasn't mailed. */
    async markHandled(id: string): Promise<void> {
      await write([`UPDATE appraisalRequests SET handledAt = coalesce(handledAt, ${nowSql}) WHERE id = :id`, { id }]);
    },

    async delete(ids: string[]): Promise<void> {
      await write(...ids.map((id): Statement => ['DELETE FROM appraisalRequests WHERE id = :id', { id }]));
    },

    /**
     * Lists what is older than a number of months by the clock. Throws if the clock is behind the newest appraisal
     * request, or, unless somebody says that it is right, over a year ahead of it.
     */
    async listOlderThan(months: number, clockIsRight = false): Promise<StoredAppraisalRequest[]> {
      const [row] = await select(`SELECT ${nowSql} AS now, max(receivedAt) AS newest
        FROM appraisalRequests WHERE ${hasDateSql}`);
      const [clock, newest] = [new Date(String(row?.now)), new Date(String(row?.newest))];
      const days = (clock.getTime() - newest.getTime()) / 86_400_000;
      if (days < 0 || (days > 365 && !clockIsRight)) {
        const times = `It is ${formatOwnerTime(clock)} by the clock, and the newest appraisal request is of ${formatOwnerTime(newest)}`;
        const advice = days < 0 ? 'Set the clock.' : 'Set the clock, or if it is right, add --clock-is-right.';
        throw new DatabaseError(`${times}. ${advice}`, 'clock');
      }
      return listWhere(`${hasDateSql} AND receivedAt < ${timeSql(`-${months} months`)}`);
    },

    /** Counts an attempt for the mail that has been due longest, and hides it from others for some seconds. */
    async claimMail(leaseSeconds: number) {
      // A read is cheap, but a write waits for the disk.
      if ((await select(`SELECT 1 FROM appraisalRequests WHERE ${dueSql} LIMIT 1`)).length === 0) return undefined;
      const [rows] = await write([
        `UPDATE appraisalRequests SET mailAttempts = mailAttempts + 1, mailDueAt = ${timeSql(`${leaseSeconds} seconds`)}
          WHERE position = (SELECT position FROM appraisalRequests WHERE ${dueSql} ORDER BY mailDueAt LIMIT 1) RETURNING *`,
      ]);
      const row = rows?.[0];
      return row && { appraisalRequest: fromRow(row), attempts: Number(row.mailAttempts) };
    },

    async markMailed(id: string): Promise<void> {
      await write([`UPDATE appraisalRequests SET mailedAt = ${nowSql}, mailDueAt = NULL WHERE id = :id`, { id }]);
    },

    /** Stores why a mail was not sent, and when to try again in seconds, unless another server has sent it. */
    async markMailFailed(id: string, error: string, seconds: number): Promise<void> {
      const changes = `mailDueAt = ${timeSql(`${seconds} seconds`)}, mailError = :error`;
      await write([`UPDATE appraisalRequests SET ${changes} WHERE id = :id AND mailedAt IS NULL`, { id, error }]);
    },

    /** Checks that the database can be written. Resolves to how many mails have waited longer than an hour. */
    async probeAndCountLateMails(): Promise<number> {
      const [, rows] = await write(
        [`INSERT OR REPLACE INTO healthCheck VALUES (1, ${nowSql})`],
        [
          `SELECT count(*) AS count FROM appraisalRequests WHERE ${mailPendingSql} AND receivedAt < ${timeSql('-1 hour')}`,
        ],
      );
      return Number(requireRow(rows).count);
    },
  };
}
