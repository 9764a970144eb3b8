import type { SendMail, StoredAppraisalRequest } from './mail';
import { fromNow, NOW } from './schema';
import type { Row, Store } from './store';

/** Seconds until the next attempt after the first, second, third … failure. The last value repeats. */
const PAUSES = [15, 60, 300, 900, 3600, 3 * 3600];
/** How many messages are sent at a time, so that one that hangs does not hold up the others. */
const LANES = 4;

/** A message that is due. A time further ahead than any pause is from before the clock was set back. */
const DUE = `outbox.sent_at IS NULL AND requests.handled_at IS NULL
  AND (outbox.next_attempt_at <= ${NOW} OR outbox.next_attempt_at > ${fromNow(3 * 3600 + 60)})`;
const OUTBOX = 'outbox JOIN requests ON requests.id = outbox.request_id';

/** SQL for the number of messages that have waited longer than an hour. */
export const COUNT_WAITING = `SELECT count(*) FROM ${OUTBOX}
  WHERE outbox.sent_at IS NULL AND requests.handled_at IS NULL AND requests.received_at < ${fromNow(-3600)}`;

interface Options {
  store: Store;
  send: SendMail;
  /** Receives references and codes, never what the visitor typed or the mail server answered. */
  log: { info(data: object, text: string): void; warn(data: object, text: string): void };
  pauses?: number[];
  /** How often the store is checked for due messages, in milliseconds. */
  interval?: number;
  /** Seconds for which another server leaves a claimed message alone. Longer than sending may take. */
  lease?: number;
}

/** Mails stored requests until the mail server has accepted each one. */
export interface Outbox {
  /** Checks for due messages now instead of at the next interval. */
  wake(): void;
  /** Resolves when the messages that are being sent have been sent or refused. */
  stop(): Promise<void>;
}

type Claimed = StoredAppraisalRequest & { attempts: number };

/** Starts delivery. A message is claimed, sent and then marked as sent, so it is sent at least once. */
export function startOutbox({ store, send, log, pauses = PAUSES, interval = 5000, lease = 360 }: Options): Outbox {
  const sending = new Set<Promise<void>>();
  let claiming: Promise<void> | undefined;
  let stopped = false;
  const logFailure = (error: unknown) =>
    log.warn({ code: (error as { code?: unknown }).code }, 'the outbox could not be read or written');

  async function deliver(message: Claimed): Promise<void> {
    const { id, attempts } = message;
    try {
      await send(message);
    } catch (error) {
      const wait = pauses[Math.min(attempts, pauses.length) - 1] ?? 60;
      const { code, responseCode, message: words } = error as Error & { code?: string; responseCode?: number };
      const sql = `UPDATE outbox SET next_attempt_at = ${fromNow(wait)}, last_error = ? WHERE request_id = ?`;
      await store.write([{ sql, args: [words.slice(0, 500), id] }]);
      log.warn({ id, attempts, code, responseCode, nextTryInSeconds: wait }, 'mail not sent yet');
      return;
    }
    const sql = `UPDATE outbox SET sent_at = ${NOW}, last_error = NULL WHERE request_id = ?`;
    await store.write([{ sql, args: [id] }]);
    log.info({ id, attempts }, 'mail sent');
  }

  async function claimDue(): Promise<void> {
    while (!stopped && sending.size < LANES) {
      const message = await claim(store, lease);
      if (!message) return;
      const delivery = deliver(message)
        .catch(logFailure)
        .finally(() => {
          sending.delete(delivery);
          wake();
        });
      sending.add(delivery);
    }
  }

  function wake(): void {
    if (stopped || claiming) return;
    claiming = claimDue()
      .catch(logFailure)
      .finally(() => {
        claiming = undefined;
      });
  }

  const timer = setInterval(wake, interval);
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await claiming;
      await Promise.all(sending);
    },
  };
}

/** Claims the due message that has waited longest, for `lease` seconds; undefined if none is due. */
async function claim(store: Store, lease: number): Promise<Claimed | undefined> {
  const due = await store.read(`SELECT 1 FROM ${OUTBOX} WHERE ${DUE} LIMIT 1`);
  if (due.length === 0) return undefined;
  const [claimed] = await store.write([
    `UPDATE outbox SET attempts = attempts + 1, next_attempt_at = ${fromNow(lease)} WHERE request_id =
      (SELECT request_id FROM ${OUTBOX} WHERE ${DUE} ORDER BY outbox.next_attempt_at LIMIT 1)
      RETURNING request_id, attempts`,
  ]);
  const row = claimed?.[0];
  if (!row) return undefined;
  const [request] = await store.read({ sql: 'SELECT * FROM requests WHERE id = ?', args: [String(row.request_id)] });
  return request && { ...fromRow(request), attempts: Number(row.attempts) };
}

/** Converts a row of the table `requests`. */
export function fromRow(row: Row): StoredAppraisalRequest {
  const text = (column: string) => String(row[column] ?? '');
  return {
    id: text('id'),
    receivedAt: text('received_at'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    service: text('service'),
    propertyAddress: text('property_address'),
    message: text('message'),
  };
}
