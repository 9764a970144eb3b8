import { spawn, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { serveSite } from '../host/serveSite.mjs';

/** The throughput and memory of the self-host server on one core. */
export interface HostFigures {
  /** Pages per second with gzip and 32 connections, and p99 in milliseconds; `undefined` without wrk. */
  pages?: { perSecond: number; p99: number };
  submissionsPerSecond: number;
  submissionP99: number;
  /** Resident memory in MB, at the start and after each count in `submissions`. */
  megabytes: number[];
}

/** The numbers of submissions after which memory is measured. */
export const submissions = [30_000, 60_000];
const page = '/services/divorce-appraisals';

/** Requests one page for ten seconds with wrk. */
async function loadPages(url: string): Promise<HostFigures['pages']> {
  if (spawnSync('wrk', ['-v']).error) return undefined;
  const child = spawn('wrk', ['-t1', '-c32', '-d10s', '--latency', '-H', 'Accept-Encoding: gzip', url]);
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  await new Promise((done) => child.on('close', done));
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(`Some requests to ${url} failed:\n${text}`);
  const [, figure = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? [];
  const milliseconds = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN;
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
  return { perSecond, p99: Number(figure) * milliseconds };
}

/** Sends the forms `from` to `to` with 16 clients, each from a different address. Returns the latencies in milliseconds. */
async function sendForms(origin: string, from: number, to: number): Promise<number[]> {
  const latencies: number[] = [];
  let number = from;
  const client = async () => {
    while (number < to) {
      number += 1;
      const body = new URLSearchParams({
        'form-name': 'appraisal-request',
        name: `Bench ${number}`,
        email: 'bench@example.com',
        phone: '1',
        service: 'other',
        propertyAddress: '1 Example Street',
        message: `Request ${number}`,
      });
      const headers = { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
      const begun = performance.now();
      const response = await fetch(origin, { method: 'POST', body, headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A submission was answered with ${response.status}.`);
      latencies.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: 16 }, client));
  return latencies;
}

/** Resident memory of a process in MB; NaN on systems other than Linux. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
}

/** Measures the self-host server with the site in out/. */
export async function measureHost(): Promise<HostFigures> {
  const site = await serveSite({ env: { TRUST_PROXY: '127.0.0.1' } });
  try {
    const megabytes = [await residentMegabytes(site.pid)];
    const pages = await loadPages(site.origin + page);
    const latencies: number[] = [];
    const begun = performance.now();
    for (const count of submissions) {
      // Not push(...), which would overflow the stack with this many arguments.
      for (const latency of await sendForms(site.origin, latencies.length, count)) latencies.push(latency);
      megabytes.push(await residentMegabytes(site.pid));
    }
    const seconds = (performance.now() - begun) / 1000;
    latencies.sort((a, b) => a - b);
    return {
      pages,
      submissionsPerSecond: latencies.length / seconds,
      submissionP99: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
      megabytes,
    };
  } finally {
    await site.stop();
  }
}
