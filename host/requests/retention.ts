import { NOW } from './schema';

/**
 * SQL for the ids of requests older than the privacy policy allows. A wrong clock must not make a request old: time is
 * counted up to the newest request, and a request is as young as the newest one stored before it.
 */
export function selectOld(months: number): string {
  const newest = '(SELECT max(received_at) FROM requests)';
  return `SELECT id FROM (SELECT id, max(received_at) OVER (ORDER BY rowid) AS stored_at FROM requests)
    WHERE stored_at < strftime('%Y-%m-%dT%H:%M:%fZ', min(${NOW}, ${newest}), '-${months} months')`;
}
