import { createHash, randomInt } from 'node:crypto';
import type { AppraisalRequest } from '../../content/appraisalRequest';
import { fieldNames } from '../../content/appraisalRequest';
import { TIME_ZONE } from './mail';
import { fromNow, NOW } from './schema';
import type { Statement, Store } from './store';

/** The reference of a saved appraisal request, and whether it repeats one of the last minute. */
export interface Saved {
  id: string;
  duplicate: boolean;
}

/** Saves appraisal requests in a store. */
export interface Saver {
  /**
   * Stores an appraisal request together with its outgoing mail, unless it repeats one of the last minute.
   * @throws StoreError when it is not stored
   */
  save(appraisalRequest: AppraisalRequest): Promise<Saved>;
  /** How many requests the store had ever stored after the last one was saved; 0 before. */
  readonly stored: number;
}

interface Options {
  store: Store;
  /** Called after a request was stored with its mail. Without it, no mail is queued. */
  onMail?: (() => void) | undefined;
}

/** Within a minute, with an upper bound in case the clock was set back. */
const RECENT = `received_at > ${fromNow(-60)} AND received_at < ${fromNow(60)}`;
const INSERT_REQUEST = `INSERT INTO requests
  (id, received_at, name, email, phone, service, property_address, message, fingerprint)
  SELECT ?, ${NOW}, ?, ?, ?, ?, ?, ?, ?
  WHERE NOT EXISTS (SELECT 1 FROM requests WHERE fingerprint = ? AND ${RECENT})`;
const INSERT_MAIL = "INSERT INTO outbox (request_id, next_attempt_at) SELECT id, '' FROM requests WHERE id = ?";
const COUNT = "UPDATE meta SET value = value + (SELECT count(*) FROM requests WHERE id = ?) WHERE key = 'stored'";
const READ_RESULT = `SELECT (SELECT value FROM meta WHERE key = 'stored') AS stored,
  (SELECT id FROM requests WHERE fingerprint = ? AND ${RECENT} ORDER BY received_at DESC LIMIT 1) AS id`;

/** Creates the saver of a store. */
export function createSaver({ store, onMail }: Options): Saver {
  let stored = 0;
  return {
    get stored() {
      return stored;
    },
    async save(appraisalRequest) {
      const id = newReference();
      const values = fieldNames.map((name) => appraisalRequest[name]);
      const hash = createHash('sha256').update(JSON.stringify(values)).digest('base64url');
      const insertMail: Statement[] = onMail ? [{ sql: INSERT_MAIL, args: [id] }] : [];
      const results = await store.write([
        { sql: INSERT_REQUEST, args: [id, ...values, hash, hash] },
        ...insertMail,
        { sql: COUNT, args: [id] },
        { sql: READ_RESULT, args: [hash] },
      ]);
      const row = results.at(-1)?.[0];
      stored = Number(row?.stored);
      const kept = String(row?.id);
      if (kept === id) onMail?.();
      return { id: kept, duplicate: kept !== id };
    },
  };
}

/** Crockford's alphabet, without the letters that can be mistaken for digits on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

// Created once: each one holds about 30 KB outside the JavaScript heap, which the garbage collector does not count.
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** A reference such as AR-20261120-7K3QX9P: the date in the owner's time zone and 35 random bits. */
function newReference(): string {
  const day = dayFormat.format(new Date()).replaceAll('-', '');
  const random = Array.from({ length: 7 }, () => ALPHABET[randomInt(32)]).join('');
  return `AR-${day}-${random}`;
}
