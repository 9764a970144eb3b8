import { type Database, longestRetryDelay } from './database';
import { asErrorLike, logProblem } from './databaseError';
import { type createMailer, defaultTimeLimit } from './mail';

/** How many mails are sent at a time, so that up to three that hang do not hold up the others. */
const concurrency = 4;
/** Seconds until another server may send a claimed mail: longer than sending may take. */
const lease = defaultTimeLimit / 1000 + 60;

/** Seconds until the next attempt after each failure, as docs/operations.md promises. The last value repeats. */
const retryDelays = [15, 60, 300, 900, 3600, longestRetryDelay];

interface OutboxOptions {
  database: Database;
  send: ReturnType<typeof createMailer>;
  /** Receives references and codes, never what the visitor typed or the mail server answered. */
  log: Record<'info' | 'warn' | 'error', (data: object, text: string) => void>;
  /** Milliseconds between checks for due mail. */
  interval?: number;
}

export type Outbox = ReturnType<typeof startOutbox>;

/** Mails each stored appraisal request at least once: a mail is marked only after the mail server has accepted it. */
export function startOutbox({ database, send, log, interval = 5000 }: OutboxOptions) {
  const deliveries = new Set<Promise<void>>();
  let claiming: Promise<void> | undefined;
  let stopped = false;
  const logFailure = (error: unknown) => logProblem(log, error);

  type Claimed = NonNullable<Awaited<ReturnType<Database['claimMail']>>>;
  async function deliver({ appraisalRequest, attempts }: Claimed): Promise<void> {
    const { id } = appraisalRequest;
    try {
      await send(appraisalRequest);
    } catch (error) {
      const seconds = retryDelays[Math.min(attempts, retryDelays.length) - 1] ?? 60;
      const { code, responseCode, message = String(error) } = asErrorLike(error);
      await database.markMailFailed(id, message.slice(0, 500), seconds);
      log.warn({ id, attempts, code, responseCode, nextTryInSeconds: seconds }, 'mail not sent yet');
      return;
    }
    await database.markMailed(id);
    log.info({ id, attempts }, 'mail sent');
  }

  async function claimDue(): Promise<void> {
    while (!stopped && deliveries.size < concurrency) {
      const claimed = await database.claimMail(lease);
      if (!claimed) return;
      const delivery = deliver(claimed).catch(logFailure);
      deliveries.add(delivery);
      void delivery.finally(() => {
        deliveries.delete(delivery);
        wake();
      });
    }
  }

  function wake(): void {
    if (stopped || claiming) return;
    claiming = claimDue().catch(logFailure);
    void claiming.finally(() => {
      claiming = undefined;
    });
  }

  const timer = setInterval(wake, interval);
  return {
    /** Checks for due mail now instead of at the next interval. */
    wake,
    /** Resolves when the mails that are being sent have been sent or refused. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await claiming;
      await Promise.all(deliveries);
    },
  };
}
