import { spawn, spawnSync } from 'node:child_process';
import { chmod, cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from './browser';
import { sitePaths } from './pages';
import { freePort, type ServedSite, serve } from './sites';

/** How the self-host server does beside nginx on this machine, in one run. */
export interface HostFigures {
  /** Pages a second, gzip, 32 connections, and the median of each round's ratio; nothing without wrk or nginx. */
  pagesPerSecond?: { ours: number; nginx: number; ratio: number };
  submissionsPerSecond: number;
  submissionP50Ms: number;
  submissionP99Ms: number;
  /** What was sent, and resident memory before it, after the pages, after the submissions, and half a minute later. */
  hour: { pages: number; submissions: number; megabytes: [number, number, number, number] };
}

/** An hour of a day on which the whole county moves: 830 pages and 8 requests a second, sent as fast as they are taken. */
const HOUR = { pages: 3_000_000, submissions: 30_000 };
const PAGE = '/services/divorce-appraisals';

const installed = (command: string) => spawnSync('which', [command]).status === 0;

/** Without blocking this process, which would not notice that idle connections are closed meanwhile. */
async function wrk(url: string, seconds: number, script?: string): Promise<{ perSecond: number; count: number }> {
  const args = ['-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', ...(script ? ['-s', script] : []), url];
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await new Promise((done) => child.on('close', done));
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(`wrk at ${url} was refused something:\n${text}`);
  const figure = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN);
  return { perSecond: figure(/Requests\/sec:\s+([\d.]+)/), count: figure(/(\d+) requests in/) };
}

/** nginx with one worker over the same files, compressed ahead as ours are, with as many headers, and without a log. */
async function startNginx(root: string): Promise<{ origin: string; stop: () => void }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  const config = `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { include /etc/nginx/mime.types; access_log off; sendfile on; gzip_static on; gzip_vary on;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  add_header Content-Security-Policy "frame-ancestors 'none'"; add_header Strict-Transport-Security max-age=31536000;
  add_header X-Content-Type-Options nosniff; add_header Referrer-Policy same-origin;
  add_header Permissions-Policy "camera=(), geolocation=(), microphone=(), payment=(), usb=()";
  add_header Cross-Origin-Opener-Policy same-origin; add_header Cache-Control "public, max-age=0, must-revalidate";
  server { listen 127.0.0.1:${port}; root ${root}; location / { try_files $uri $uri.html $uri/index.html =404; } } }`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  await pause(500);
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGQUIT') };
}

/** Short rounds in turn, and medians: what else the machine does then meets both alike. */
async function measurePages(ours: string, root: string, rounds: number): Promise<HostFigures['pagesPerSecond']> {
  if (!installed('wrk') || !installed('nginx')) return undefined;
  const nginx = await startNginx(root);
  const figures: { ours: number; nginx: number }[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const own = await wrk(ours + PAGE, 2);
      const other = await wrk(nginx.origin + PAGE, 2);
      // The first round is for warming up.
      if (round > 0) figures.push({ ours: own.perSecond, nginx: other.perSecond });
    }
  } finally {
    nginx.stop();
  }
  return {
    ours: median(figures.map((figure) => figure.ours)),
    nginx: median(figures.map((figure) => figure.nginx)),
    ratio: median(figures.map((figure) => figure.ours / figure.nginx)),
  };
}

/** Every page in turn, until there were as many as asked for. Returns how many there were. */
async function sendPages(origin: string, wanted: number): Promise<number> {
  if (!installed('wrk')) return 0;
  const script = join(await mkdtemp(join(tmpdir(), 'bench-wrk-')), 'pages.lua');
  const paths = (await sitePaths()).map((path) => `'${path}'`).join(', ');
  await writeFile(
    script,
    `local paths, n = {${paths}}, 0\nrequest = function() n = n + 1; return wrk.format('GET', paths[n % #paths + 1]) end\n`,
  );
  let sent = 0;
  while (sent < wanted) sent += (await wrk(origin, 5, script)).count;
  return sent;
}

/** Sends forms, each from another visitor's address. Returns how long each took in milliseconds, in order of length. */
async function sendForms(origin: string, wanted: number, clients: number): Promise<number[]> {
  const latencies: number[] = [];
  let number = 0;
  const client = async () => {
    while (number < wanted) {
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
      const answer = await fetch(origin, { method: 'POST', body, headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`A submission was answered with ${answer.status}.`);
      latencies.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return latencies.sort((a, b) => a - b);
}

async function measureHour(site: ServedSite) {
  const before = await site.megabytes();
  const pages = await sendPages(site.origin, HOUR.pages);
  const afterPages = await site.megabytes();
  const begun = performance.now();
  const latencies = await sendForms(site.origin, HOUR.submissions, 16);
  const seconds = (performance.now() - begun) / 1000;
  const afterForms = await site.megabytes();
  await pause(30_000);
  const megabytes: HostFigures['hour']['megabytes'] = [before, afterPages, afterForms, await site.megabytes()];
  return { latencies, seconds, hour: { pages, submissions: latencies.length, megabytes } };
}

/** Measures pages, durable submissions and memory of the self-host server over a copy of `out/`. */
export async function measureHost(): Promise<HostFigures> {
  // A build that runs meanwhile would otherwise take files away.
  const folder = await mkdtemp(join(tmpdir(), 'bench-host-'));
  // nginx's worker is another user.
  await chmod(folder, 0o755);
  await cp(resolve('out'), join(folder, 'out'), { recursive: true });
  const site = await serve(folder, { TRUST_PROXY: '127.0.0.1' });
  try {
    const pagesPerSecond = await measurePages(site.origin, join(folder, 'out'), 9);
    const { latencies, seconds, hour } = await measureHour(site);
    const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
    return {
      pagesPerSecond,
      submissionsPerSecond: latencies.length / seconds,
      submissionP50Ms: at(0.5),
      submissionP99Ms: at(0.99),
      hour,
    };
  } finally {
    site.stop();
  }
}
