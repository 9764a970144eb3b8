import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { serveSite } from './serveSite.mjs';

interface Load {
  requests: { average: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
}

/** Loads a URL with autocannon. Throws if any response was not a success. */
async function load(url: string, ...options: string[]): Promise<Load> {
  const program = 'bench/node_modules/autocannon/autocannon.js';
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--json', ...options, url]);
  const result: Load = JSON.parse(stdout);
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed.`);
  return result;
}

/** Sends appraisal requests, each with an id of its own, so that none is a duplicate. */
function submit(origin: string, amount: number): Promise<Load> {
  const fields = { 'form-name': 'appraisal-request', name: 'Bench', email: 'bench@example.com', phone: '509-555-0100' };
  const body = new URLSearchParams({ ...fields, service: 'other', propertyAddress: '1 Example Street' });
  const form = ['-m', 'POST', '-H', 'Content-Type=application/x-www-form-urlencoded', '-b', `${body}&message=[<id>]`];
  return load(origin, ...form, '-I', '-c', '16', '-a', `${amount}`);
}

/** Resident memory of a process in MB; NaN on systems other than Linux. */
async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
}

/** Measures the self-host server with the site in out/: throughput, and memory at the start and after each batch. */
export async function measureHost(batch: number): Promise<{ pages: Load; submitted: Load; megabytes: number[] }> {
  const site = await serveSite({ env: { RATE_LIMIT: `${3 * batch}` } });
  try {
    const start = await megabytesOf(site.pid);
    const page = `${site.origin}/services/divorce-appraisals`;
    const pages = await load(page, '-c', '32', '-d', '10', '-H', 'Accept-Encoding=gzip');
    await submit(site.origin, batch);
    const half = await megabytesOf(site.pid);
    const submitted = await submit(site.origin, batch);
    return { pages, submitted, megabytes: [start, half, await megabytesOf(site.pid)] };
  } finally {
    await site.stop();
  }
}
