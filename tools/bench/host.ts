/** `npx tsx tools/bench/host.ts`: how much our own server answers, and its memory after each batch of appraisal requests. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ensureBuilt, ensureInstalled } from '../commands/ensure.mjs';
import { printTable, serveSite } from './site';

/** How many appraisal requests are sent before each look at the memory. */
const batch = 30_000;

await ensureInstalled('tools/bench');
await ensureBuilt();
const autocannon = createRequire(import.meta.url)('autocannon');

const pages = { headers: { 'accept-encoding': 'gzip' }, connections: 32, duration: 10 };
const fields = { 'form-name': 'appraisal-request', name: 'Bench', email: 'bench@example.com', phone: '509-555-0100' };
const body = `${new URLSearchParams({ ...fields, service: 'other', propertyAddress: '1 Example Street' })}&message=[<id>]`;
const headers = { 'content-type': 'application/x-www-form-urlencoded' };
/** Each with an id of its own, so that none is a duplicate. */
const appraisalRequests = { method: 'POST', headers, body, idReplacement: true, connections: 16, amount: batch };

/** Resident memory of a process in MB; NaN on systems other than Linux. */
async function megabytesOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
}

const { origin, pid, stop } = await serveSite('.', { RATE_LIMIT: `${3 * batch}` });
try {
  const measure = async (what: string, path: string, load: object) => {
    const { requests, latency, non2xx, errors } = await autocannon({ url: origin + path, ...load });
    if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${path} failed.`);
    return [what, Math.round(requests.average), latency.p99, await megabytesOf(pid)];
  };
  printTable(
    ['what', 'a second', 'p99, ms', 'memory after it, MB'],
    [
      await measure('pages', '/services/divorce-appraisals', pages),
      await measure('appraisal requests', '/', appraisalRequests),
      await measure('as many again', '/', appraisalRequests),
    ],
  );
} finally {
  await stop();
}
