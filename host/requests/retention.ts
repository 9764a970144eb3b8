import type { Store } from './store';
import { reportProblem } from './storeError';

interface Options {
  store: Store;
  months: number;
  log: { info(data: object, text: string): void; error(data: object, text: string): void };
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Deletes requests that are older than `months`, now and then once a day.
 * @returns a function that stops it
 */
export function startRetention(options: Options): () => void {
  const run = () => deleteOld(options).catch((error: unknown) => reportProblem(options.log, error));
  void run();
  const timer = setInterval(run, DAY);
  return () => clearInterval(timer);
}

async function deleteOld({ store, months, log }: Options): Promise<void> {
  const old = `received_at < strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${months} months')`;
  const [, deleted = []] = await store.write([
    `DELETE FROM outbox WHERE request_id IN (SELECT id FROM requests WHERE ${old})`,
    `DELETE FROM requests WHERE ${old} RETURNING id`,
  ]);
  if (deleted.length > 0) log.info({ deleted: deleted.length, months }, 'old requests deleted');
}
