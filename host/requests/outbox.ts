import type { SendMailOptions } from 'nodemailer';
import type { Row } from './connection';
import type { SendMail, StoredRequest } from './mail';
import { fromNow, NOW } from './schema';
import type { Store } from './store';
import { withTimeout } from './withTimeout';

/** Seconds until the next attempt after the first, second, third … failure. The last value repeats. */
export const PAUSES = [15, 60, 300, 900, 3600, 3 * 3600];

interface Options {
  store: Store;
  send: SendMail;
  compose: (request: StoredRequest) => SendMailOptions;
  /** Receives references and reasons, never what the visitor typed. */
  log: { info(data: object, text: string): void; warn(data: object, text: string): void };
  pauses?: number[];
  /** How often the store is checked for due messages, in milliseconds. */
  interval?: number;
  /** Seconds for which a claimed message is not sent by another server. */
  lease?: number;
}

/** Mails stored requests, one message at a time, until the mail server has accepted each one. */
export interface Outbox {
  /** Checks for due messages now instead of at the next interval. */
  wake(): void;
  /** Ends after the message that is being sent, or after `patience` milliseconds. */
  stop(patience: number): Promise<void>;
}

/** Starts delivery. A message is claimed, sent and then marked as sent, so it is sent at least once. */
export function startOutbox(options: Options): Outbox {
  const { store, send, compose, log, pauses = PAUSES, interval = 5000, lease = 120 } = options;
  let running: Promise<void> | undefined;
  let stopped = false;
  let again = false;

  async function deliverDue(): Promise<void> {
    while (!stopped) {
      const request = await claim(store, lease);
      if (!request) return;
      try {
        await send(compose(request));
      } catch (error) {
        const wait = pauses[Math.min(request.attempts, pauses.length) - 1] ?? 60;
        const reason = reasonOf(error);
        await store.write([
          {
            sql: `UPDATE outbox SET next_attempt_at = ${fromNow(wait)}, last_error = ? WHERE request_id = ?`,
            args: [reason, request.id],
          },
        ]);
        log.warn({ id: request.id, attempts: request.attempts, reason, nextTryInSeconds: wait }, 'mail not sent yet');
        continue;
      }
      await store.write([
        { sql: `UPDATE outbox SET sent_at = ${NOW}, last_error = NULL WHERE request_id = ?`, args: [request.id] },
      ]);
      log.info({ id: request.id, attempts: request.attempts }, 'mail sent');
    }
  }

  function wake(): void {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    again = false;
    running = deliverDue()
      .catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'the outbox could not be read or written'))
      .finally(() => {
        running = undefined;
        if (again) wake();
      });
  }

  const timer = setInterval(wake, interval);
  wake();
  return {
    wake,
    async stop(patience) {
      stopped = true;
      clearInterval(timer);
      await withTimeout(running ?? Promise.resolve(), patience, 'still sending').catch(() => undefined);
    },
  };
}

/** Claims the due message that has waited longest, for `lease` seconds; undefined if none is due. */
async function claim(store: Store, lease: number): Promise<(StoredRequest & { attempts: number }) | undefined> {
  const due = await store.read(`SELECT 1 FROM outbox WHERE sent_at IS NULL AND next_attempt_at <= ${NOW} LIMIT 1`);
  if (due.length === 0) return undefined;
  const [claimed] = await store.write([
    `UPDATE outbox SET attempts = attempts + 1, next_attempt_at = ${fromNow(lease)}
     WHERE request_id = (SELECT request_id FROM outbox WHERE sent_at IS NULL AND next_attempt_at <= ${NOW}
       ORDER BY next_attempt_at LIMIT 1)
     RETURNING request_id, attempts`,
  ]);
  const row = claimed?.[0];
  if (!row) return undefined;
  const id = String(row.request_id);
  const [request] = await store.read({ sql: 'SELECT * FROM requests WHERE id = ?', args: [id] });
  if (request) return { ...requestFromRow(request), attempts: Number(row.attempts) };
  await store.write([{ sql: 'DELETE FROM outbox WHERE request_id = ?', args: [id] }]);
  return claim(store, lease);
}

/** Converts a row of the table `requests`. */
export function requestFromRow(row: Row): StoredRequest {
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

/** The failure in one line. Mail servers repeat addresses in their responses, which must not be logged. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replace(/\S+@\S+/g, '<address>')
    .replace(/\s+/g, ' ')
    .slice(0, 200);
}
