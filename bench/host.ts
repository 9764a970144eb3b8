import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, untilServed } from '../host/testing/ports.mjs';

interface Load {
  requests: { average: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
}

/** Imports a package of bench/node_modules, which the type check doesn't need. */
export const benchPackage = async (name: string) =>
  (await import(createRequire(resolve('bench/package.json')).resolve(name))).default;

/** Serves `out/` in a folder with the self-host server. Appraisal requests go to a temporary folder. */
export async function serveSite(folder = '.', settings: Record<string, string> = {}) {
  const data = await mkdtemp(join(tmpdir(), 'bench-data-'));
  const port = await freePort();
  const env = { ...process.env, PORT: `${port}`, DATA_DIR: data, LOG_LEVEL: 'error', ...settings };
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const command = ['--import', tsx, resolve('host/serve.ts')];
  const server = spawn(process.execPath, command, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((done) => server.once('exit', done));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  await untilServed(origin);
  return { origin, pid: server.pid, stop };
}

/** Loads a URL with autocannon. Throws if any response was not a success. */
async function load(options: Record<string, unknown>): Promise<Load> {
  const autocannon = await benchPackage('autocannon');
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

/** Measures the self-host server with the site in out/: throughput, and memory at the start and after each batch. */
export async function measureHost(batch: number): Promise<{ pages: Load; submitted: Load; megabytes: number[] }> {
  const site = await serveSite('.', { RATE_LIMIT: `${3 * batch}` });
  try {
    const start = await megabytesOf(site.pid);
    const url = `${site.origin}/services/divorce-appraisals`;
    const pages = await load({ url, headers: { 'accept-encoding': 'gzip' }, connections: 32, duration: 10 });
    await submit(site.origin, batch);
    const half = await megabytesOf(site.pid);
    const submitted = await submit(site.origin, batch);
    return { pages, submitted, megabytes: [start, half, await megabytesOf(site.pid)] };
  } finally {
    await site.stop();
  }
}
