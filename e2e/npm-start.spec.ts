import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isUpToDate } from '../scripts/prepare.mjs';
import { someRequest } from './support/form';

test.describe.configure({ mode: 'serial' });

const port = Number(process.env.E2E_PORT ?? 4173) + 1;
const address = `http://127.0.0.1:${port}`;
let folder: string;
let server: ChildProcess;
let output: string;

async function start(...command: string[]) {
  // A build during the tests would change the site that they test.
  expect(isUpToDate(), 'out/ is older than its sources: run "npm run build" first').toBe(true);
  folder = mkdtempSync(join(tmpdir(), 'npm-start-'));
  output = '';
  server = spawn('npm', command, {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own, as a terminal gives it.
    detached: true,
  });
  server.stdout?.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output, { timeout: 50_000 }).toContain('The site is at');
}
test.afterEach(async () => {
  server.kill('SIGTERM');
  await expect.poll(isServed).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});

const isServed = () =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

test('serves an up-to-date build without building again, with little output', async () => {
  await start('start');
  expect(await isServed()).toBe(true);
  expect(output).not.toContain('Building');
  expect(output.trim().split('\n').length).toBeLessThanOrEqual(12);
});

test('says when the site was built for an example address', async () => {
  await start('start');
  const { url } = JSON.parse(readFileSync('out/host.json', 'utf8'));
  expect(output.includes(`WARNING: this site was built for ${url}`)).toBe(new URL(url).hostname.endsWith('.example'));
});

/** A supervisor signals npm alone; Ctrl-C in a terminal signals its process group. */
const signalNpm = () => process.kill(server.pid as number, 'SIGTERM');
const pressCtrlC = () => process.kill(-(server.pid as number), 'SIGINT');
const stops: [name: string, command: string[], stop: () => void][] = [
  ['SIGTERM to npm start', ['start'], signalNpm],
  ['Ctrl-C in npm start', ['start'], pressCtrlC],
  ['SIGTERM to npm run serve', ['run', 'serve'], signalNpm],
];
for (const [name, command, stop] of stops) {
  test(`${name} stops the server after the request in flight gets its response`, async () => {
    await start(...command);
    const body = new URLSearchParams({ 'form-name': 'appraisal-request', ...someRequest() }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length };
    const post = request(address, { method: 'POST', headers });
    const response = new Promise<IncomingMessage>((done, fail) => post.on('response', done).on('error', fail));
    await new Promise((sent) => post.write(body.slice(0, 20), sent));
    // By the time this is served, the server has accepted the connection of the post.
    expect(await isServed()).toBe(true);
    stop();
    await expect.poll(isServed).toBe(false);
    post.end(body.slice(20));
    expect((await response).statusCode).toBe(200);
    // Everything is in the one file: the write-ahead log is empty or gone.
    await expect.poll(() => statSync(`${folder}/requests.db-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    expect(statSync(`${folder}/requests.db`).size).toBeGreaterThan(0);
  });
}
