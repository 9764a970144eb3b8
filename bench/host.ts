/** `npx tsx bench/host.ts`: how much the self-host server answers, and its memory after each batch of appraisal requests. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { ensureBuilt, ensureInstalled } from '../scripts/prepare.mjs';
import { printTable, serveSite } from './site';

interface Load {
  requests: { average: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
}

/** How many appraisal requests are sent before each look at the memory. */
const batch = 30_000;

await ensureInstalled('bench');
await ensureBuilt();
const autocannon = (await import(createRequire(resolve('bench/package.json')).resolve('autocannon'))).default;

/** Loads a URL. Throws if any response was not a success. */
async function load(options: Record<string, unknown>): Promise<Load> {
  const result: Load = await autocannon(options);
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} requests to ${options.url} failed.`);
  return result;
}

/** Sends appraisal requests, each with an id of its own, so that none is a duplicate. */
function submit(url: string, amount: number): Promise<Load> {
  const fields = { 'form-name': 'appraisal-request', name: 'Bench', email: 'bench@example.com', phone: '509-555-0100' };
  const body = `${new URLSearchParams({ ...fields, service: 'other', propertyAddress: '1 Example Street' })}&message=[<id>]`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return load({ url, method: 'POST', headers, body, idReplacement: true, connections: 16, amount });
}

/** Resident memory of a process in MB; NaN on systems other than Linux. */
async function megabytesOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
}

const { origin, pid, stop } = await serveSite('.', { RATE_LIMIT: `${3 * batch}` });
try {
  const url = `${origin}/services/divorce-appraisals`;
  const row = async (what: string, measured: Load) =>
    [what, Math.round(measured.requests.average), measured.latency.p99, await megabytesOf(pid)] as const;
  printTable(
    ['what', 'a second', 'p99, ms', 'memory after it, MB'],
    [
      await row('pages', await load({ url, headers: { 'accept-encoding': 'gzip' }, connections: 32, duration: 10 })),
      await row('appraisal requests', await submit(origin, batch)),
      await row('as many again', await submit(origin, batch)),
    ],
  );
} finally {
  await stop();
}
