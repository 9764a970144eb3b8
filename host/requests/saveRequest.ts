import { randomInt } from 'node:crypto';
import { type AppraisalRequest, fingerprint } from './appraisalRequest';
import { hashAddress } from './clientAddress';
import type { Row } from './connection';
import { fromNow, NOW } from './schema';
import type { Store } from './store';

/** What became of a request that follows the rules. `retryAfter` is in seconds. */
export type Outcome =
  | { kind: 'stored'; id: string }
  | { kind: 'duplicate'; id: string }
  | { kind: 'limited'; retryAfter: number };

/**
 * Stores a request together with its outgoing mail, unless the same one came within a minute or its address has
 * reached the limit.
 * @param address the visitor's network address
 * @throws StoreError when it is not stored
 */
export type SaveRequest = (request: AppraisalRequest, address: string) => Promise<Outcome>;

interface Options {
  store: Store;
  /** Accepted requests per minute and address. */
  rateLimit: number;
  /** For the day in the reference. */
  timeZone: string;
  /** Called after a request was stored. */
  onStored?: () => void;
}

/** Seconds within which repeats are recognized and the rate limit counts. */
const WINDOW = 60;
/** Also bounded above, so that a clock that was set back does not keep an entry alive. */
const within = (column: string) => `${column} > ${fromNow(-WINDOW)} AND ${column} < ${fromNow(WINDOW)}`;

/** The oldest rows come first; there is no index by time, and a busy hour must not make each request scan them all. */
const FORGET_OLD = `DELETE FROM accepted WHERE at < ${fromNow(-10 * WINDOW)}
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

export function createSaveRequest({ store, rateLimit, timeZone, onStored }: Options): SaveRequest {
  // Made once: each formatter holds about 30 KB outside the JavaScript heap, which the garbage collector does not see.
  const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  let salt: string | undefined;
  async function saltOfStore(): Promise<string> {
    salt ??= String((await store.read("SELECT value FROM meta WHERE key = 'salt'"))[0]?.value);
    return salt;
  }

  return async (request, clientAddress) => {
    const address = hashAddress(clientAddress, await saltOfStore());
    const id = newReference(dayFormat);
    const print = fingerprint(request);
    const { name, email, phone, service, propertyAddress, message } = request;
    const fields = [name, email, phone, service, propertyAddress, message];
    const results = await store.write([
      FORGET_OLD,
      { sql: INSERT_REQUEST, args: [id, ...fields, print, print, address, rateLimit] },
      { sql: INSERT_MAIL, args: [id] },
      { sql: COUNT_ADDRESS, args: [address, id] },
      { sql: READ_OUTCOME, args: [print, address] },
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

/** Crockford's alphabet: no letter that could be taken for a digit when read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference such as AR-20261120-7K3QX9P: the day where the owner is, and 35 random bits. */
function newReference(dayFormat: Intl.DateTimeFormat): string {
  const day = dayFormat.format(new Date()).replaceAll('-', '');
  const random = Array.from({ length: 7 }, () => ALPHABET[randomInt(32)]).join('');
  return `AR-${day}-${random}`;
}
