import { randomInt } from 'node:crypto';
import { type AppraisalRequest, fingerprint } from './appraisalRequest';
import { hashAddress } from './clientAddress';
import type { Row } from './connection';
import { fromNow, NOW } from './schema';
import type { Store } from './store';

/** The result of saving a valid request. `retryAfter` is in seconds. */
export type Outcome =
  | { kind: 'stored'; id: string }
  | { kind: 'duplicate'; id: string }
  | { kind: 'limited'; retryAfter: number };

/**
 * Stores a request together with its outgoing mail, unless it repeats one of the last minute or its address has reached
 * the rate limit.
 * @param address the visitor's IP address
 * @throws StoreError when it is not stored
 */
export type SaveRequest = (request: AppraisalRequest, address: string) => Promise<Outcome>;

interface Options {
  store: Store;
  /** Accepted requests per minute and address. */
  rateLimit: number;
  /** Of the date in the reference. */
  timeZone: string;
  /** Called after a request was stored. */
  onStored?: () => void;
}

/** Seconds within which repeats are recognized and the rate limit counts. */
const WINDOW = 60;
/** With an upper bound, because entries would last longer if the clock were set back. */
const within = (column: string) => `${column} > ${fromNow(-WINDOW)} AND ${column} < ${fromNow(WINDOW)}`;

/** Checks only the 1,000 oldest rows: there is no index by time, and there may be many. */
const DELETE_OLD = `DELETE FROM accepted WHERE at < ${fromNow(-10 * WINDOW)}
  AND rowid IN (SELECT rowid FROM accepted ORDER BY rowid LIMIT 1000)`;
const INSERT_REQUEST = `INSERT INTO requests
  (id, received_at, name, email, phone, service, property_address, message, fingerprint)
  SELECT ?, ${NOW}, ?, ?, ?, ?, ?, ?, ?
  WHERE NOT EXISTS (SELECT 1 FROM requests WHERE fingerprint = ? AND ${within('received_at')})
  AND (SELECT count(*) FROM accepted WHERE address = ? AND ${within('at')}) < ?`;
const INSERT_MAIL =
  'INSERT INTO outbox (request_id, next_attempt_at) SELECT id, received_at FROM requests WHERE id = ?';
const COUNT_ADDRESS = 'INSERT INTO accepted (address, at) SELECT ?, received_at FROM requests WHERE id = ?';
const READ_OUTCOME = `SELECT
  (SELECT id FROM requests WHERE fingerprint = ? AND ${within('received_at')} ORDER BY received_at DESC LIMIT 1) AS kept,
  (SELECT ${WINDOW} - (unixepoch('now') - unixepoch(min(at))) FROM accepted WHERE address = ? AND ${within('at')}) AS wait`;

/** Creates the function that saves requests in a store. */
export function createSaveRequest({ store, rateLimit, timeZone, onStored }: Options): SaveRequest {
  // Created once: each one holds about 30 KB outside the JavaScript heap, which the garbage collector does not count.
  const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  let salt: string | undefined;
  async function saltOfStore(): Promise<string> {
    salt ??= String((await store.read("SELECT value FROM meta WHERE key = 'salt'"))[0]?.value);
    return salt;
  }

  return async (request, clientAddress) => {
    const address = hashAddress(clientAddress, await saltOfStore());
    const id = newReference(dayFormat);
    const hash = fingerprint(request);
    const { name, email, phone, service, propertyAddress, message } = request;
    const fields = [name, email, phone, service, propertyAddress, message];
    const results = await store.write([
      DELETE_OLD,
      { sql: INSERT_REQUEST, args: [id, ...fields, hash, hash, address, rateLimit] },
      { sql: INSERT_MAIL, args: [id] },
      { sql: COUNT_ADDRESS, args: [address, id] },
      { sql: READ_OUTCOME, args: [hash, address] },
    ]);
    const outcome = readOutcome(id, results.at(-1)?.[0]);
    if (outcome.kind === 'stored') onStored?.();
    return outcome;
  };
}

function readOutcome(id: string, row: Row | undefined): Outcome {
  const kept = row?.kept;
  if (typeof kept === 'string') return { kind: kept === id ? 'stored' : 'duplicate', id: kept };
  return { kind: 'limited', retryAfter: Math.min(WINDOW, Math.max(1, Number(row?.wait ?? WINDOW))) };
}

/** Crockford's alphabet, without the letters that can be mistaken for digits on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference such as AR-20261120-7K3QX9P: the date in the owner's time zone and 35 random bits. */
function newReference(dayFormat: Intl.DateTimeFormat): string {
  const day = dayFormat.format(new Date()).replaceAll('-', '');
  const random = Array.from({ length: 7 }, () => ALPHABET[randomInt(32)]).join('');
  return `AR-${day}-${random}`;
}
