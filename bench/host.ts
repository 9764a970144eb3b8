import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, serve } from './sites';

/** How the self-host server does beside nginx on this machine, in one run. */
export interface HostFigures {
  /** Pages a second, gzip, 32 connections; nothing where wrk or nginx is not installed. */
  pagesPerSecond?: { ours: number; nginx: number };
  submissionsPerSecond: number;
  submissionP50Ms: number;
  submissionP99Ms: number;
  megabytesBefore: number;
  megabytesAfter: number;
}

const installed = (command: string) => spawnSync('which', [command]).status === 0;

function requestsPerSecond(url: string, seconds: number): number {
  const result = spawnSync('wrk', ['-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url], {
    encoding: 'utf8',
  });
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(result.stdout)?.[1] ?? Number.NaN);
}

/** nginx with one worker over the same `out/`, its files compressed ahead as ours are. */
async function startNginx(): Promise<{ origin: string; stop: () => void }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  const config = `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { include /etc/nginx/mime.types; access_log off; sendfile on; gzip_static on;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${resolve('out')}; location / { try_files $uri $uri.html $uri/index.html =404; } } }`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  await new Promise((wait) => setTimeout(wait, 500));
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGQUIT') };
}

/** Interleaved rounds against both, the best of each: the machine's other work only ever takes away. */
async function measurePages(ours: string, rounds: number): Promise<HostFigures['pagesPerSecond']> {
  if (!installed('wrk') || !installed('nginx')) return undefined;
  const nginx = await startNginx();
  const best = { ours: 0, nginx: 0 };
  const page = '/services/divorce-appraisals';
  for (let round = 0; round < rounds; round += 1) {
    best.ours = Math.max(best.ours, requestsPerSecond(ours + page, 4));
    best.nginx = Math.max(best.nginx, requestsPerSecond(nginx.origin + page, 4));
  }
  nginx.stop();
  return best;
}

async function measureSubmissions(origin: string, seconds: number, clients: number): Promise<number[]> {
  const latencies: number[] = [];
  const end = Date.now() + seconds * 1000;
  const client = async (id: number) => {
    for (let number = 0; Date.now() < end; number += 1) {
      const body = new URLSearchParams({
        'form-name': 'appraisal-request',
        name: `Bench ${id}`,
        email: 'bench@example.com',
        phone: '1',
        service: 'other',
        propertyAddress: '1 Example Street',
        message: `Request ${id}.${number}`,
      });
      const begun = performance.now();
      const answer = await fetch(origin, { method: 'POST', body });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`A submission was answered with ${answer.status}.`);
      latencies.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, id) => client(id)));
  return latencies.sort((a, b) => a - b);
}

/** Measures pages and durable submissions of the self-host server over `out/`. */
export async function measureHost(seconds: number): Promise<HostFigures> {
  const site = await serve(resolve('.'), { RATE_LIMIT: '100000' });
  const megabytesBefore = await site.megabytes();
  const pagesPerSecond = await measurePages(site.origin, 3);
  // wrk kept this process from noticing that idle connections were closed meanwhile.
  await new Promise((wait) => setTimeout(wait, 200));
  const latencies = await measureSubmissions(site.origin, seconds, 16);
  const megabytesAfter = await site.megabytes();
  site.stop();
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return {
    pagesPerSecond,
    submissionsPerSecond: latencies.length / seconds,
    submissionP50Ms: at(0.5),
    submissionP99Ms: at(0.99),
    megabytesBefore,
    megabytesAfter,
  };
}
