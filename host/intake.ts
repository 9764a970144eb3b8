import { randomInt } from 'node:crypto';
import type { InStatement, ResultSet } from '@libsql/client';
import { hashAddress } from './address';
import { type AppraisalRequest, fingerprint } from './appraisalRequest';
import { fromNow, NOW } from './schema';
import type { Store } from './store';
import { StoreProblem } from './storeProblem';

/** What became of a request that follows the rules. `retryAfter` is in seconds. */
export type Outcome =
  | { kind: 'stored'; id: string }
  | { kind: 'duplicate'; id: string }
  | { kind: 'limited'; retryAfter: number };

interface Waiting {
  request: AppraisalRequest;
  address: string;
  resolve: (outcome: Outcome) => void;
  reject: (problem: unknown) => void;
}

const WINDOW = 60;
const LARGEST_GROUP = 64;
const LONGEST_QUEUE = 1024;
const STATEMENTS_PER_REQUEST = 4;
const LIVE = (column: string) => `${column} > ${fromNow(-WINDOW)} AND ${column} < ${fromNow(WINDOW)}`;

/** Takes requests into the store, many in one durable transaction when many come at once. */
export interface Intake {
  /**
   * Stores a request together with its mail, unless the same one came within a minute or its address has had enough.
   * @throws StoreProblem when it is not stored
   */
  accept(request: AppraisalRequest, address: string): Promise<Outcome>;
}

/**
 * @param limit accepted requests a minute and address
 * @param timeZone for the day in the reference
 * @param onStored told after each transaction that stored something
 */
export function createIntake(store: Store, limit: number, timeZone: string, onStored: () => void): Intake {
  let queue: Waiting[] = [];
  let working = false;
  let salt: string | undefined;

  async function saltOfStore(): Promise<string> {
    salt ??= String((await store.read("SELECT value FROM meta WHERE key = 'salt'")).rows[0]?.value);
    return salt;
  }

  async function storeGroup(group: Waiting[]): Promise<void> {
    const key = await saltOfStore();
    const entries = group.map((waiting) => ({
      waiting,
      id: newReference(timeZone),
      address: hashAddress(waiting.address, key),
      print: fingerprint(waiting.request),
    }));
    const statements: InStatement[] = [`DELETE FROM accepted WHERE at < ${fromNow(-10 * WINDOW)}`];
    for (const entry of entries) statements.push(...statementsFor(entry, limit));
    const results = await store.write(statements);
    entries.forEach((entry, index) => {
      entry.waiting.resolve(readOutcome(entry.id, results[(index + 1) * STATEMENTS_PER_REQUEST]));
    });
    onStored();
  }

  async function work(): Promise<void> {
    while (queue.length > 0) {
      const group = queue.slice(0, LARGEST_GROUP);
      queue = queue.slice(LARGEST_GROUP);
      try {
        await storeGroup(group);
      } catch (problem) {
        for (const waiting of group) waiting.reject(problem);
      }
    }
    working = false;
  }

  return {
    accept(request, address) {
      return new Promise((resolve, reject) => {
        if (queue.length >= LONGEST_QUEUE) {
          reject(
            new StoreProblem(`More than ${LONGEST_QUEUE} requests wait for ${store.where}.`, 'QUEUE_FULL', undefined),
          );
          return;
        }
        queue.push({ request, address, resolve, reject });
        if (working) return;
        working = true;
        setImmediate(() => void work());
      });
    },
  };
}

function statementsFor(
  entry: { waiting: Waiting; id: string; address: string; print: string },
  limit: number,
): InStatement[] {
  const { request } = entry.waiting;
  const { name, email, phone, service, propertyAddress, message } = request;
  return [
    {
      sql: `INSERT INTO requests
        (id, received_at, name, email, phone, service, property_address, message, fingerprint)
        SELECT ?, ${NOW}, ?, ?, ?, ?, ?, ?, ?
        WHERE NOT EXISTS (SELECT 1 FROM requests WHERE fingerprint = ? AND ${LIVE('received_at')})
        AND (SELECT count(*) FROM accepted WHERE address = ? AND ${LIVE('at')}) < ?`,
      args: [
        entry.id,
        name,
        email,
        phone,
        service,
        propertyAddress,
        message,
        entry.print,
        entry.print,
        entry.address,
        limit,
      ],
    },
    {
      sql: 'INSERT INTO outbox (request_id, next_attempt_at) SELECT id, received_at FROM requests WHERE id = ?',
      args: [entry.id],
    },
    {
      sql: 'INSERT INTO accepted (address, at) SELECT ?, received_at FROM requests WHERE id = ?',
      args: [entry.address, entry.id],
    },
    {
      sql: `SELECT
        (SELECT id FROM requests WHERE fingerprint = ? AND ${LIVE('received_at')} ORDER BY received_at DESC LIMIT 1) AS kept,
        (SELECT ${WINDOW} - (unixepoch('now') - unixepoch(min(at))) FROM accepted WHERE address = ? AND ${LIVE('at')}) AS wait`,
      args: [entry.print, entry.address],
    },
  ];
}

function readOutcome(id: string, result: ResultSet | undefined): Outcome {
  const row = result?.rows[0];
  const kept = row?.kept;
  if (typeof kept === 'string') return { kind: kept === id ? 'stored' : 'duplicate', id: kept };
  return { kind: 'limited', retryAfter: Math.min(WINDOW, Math.max(1, Number(row?.wait ?? WINDOW))) };
}

/** Crockford's alphabet: no letter that could be taken for a digit when read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference such as AR-20261120-7K3QX9P: the day where the owner is, and chance enough never to meet twice. */
function newReference(timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date()).replaceAll('-', '');
  const chance = Array.from({ length: 7 }, () => ALPHABET[randomInt(32)]).join('');
  return `AR-${day}-${chance}`;
}
