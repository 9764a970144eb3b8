import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { backUp } from '../cli/backup';
import { freePort, untilServed } from '../serveSite.mjs';
import { writeSite } from '../testing/fixtureSite';
import { createTestDatabase, findSqld } from '../testing/libsqlServer';
import { compile, startServer } from '../testing/process';
import { AS_BROWSER, formBody, post } from '../testing/server';
import { openStore, type Store } from './store';

const sqld = findSqld();
const nginx = spawnSync('nginx', ['-v']).status === 0;
const missing = [sqld ? '' : 'a libSQL server (sqld; set SQLD_BIN to its path)', nginx ? '' : 'nginx'].filter(Boolean);
if (missing.length > 0) console.warn(`Skipped: two servers behind nginx need ${missing.join(' and ')}.`);
const withBoth = missing.length === 0 ? describe : describe.skip;

withBoth('two servers behind nginx, with one libSQL server', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let servers: Awaited<ReturnType<typeof startServer>>[];
  let proxy: ChildProcess;
  let store: Store;
  let folder: string;
  let port: number;

  /** Starts nginx with the configuration in the docs and a second `server` line. */
  async function startProxy(): Promise<void> {
    const site = fs
      .readFileSync('docs/deploy/nginx.conf', 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('listen [::]:80;', '')
      .replace('server 127.0.0.1:3000;', servers.map((server) => `server 127.0.0.1:${server.port};`).join('\n'));
    const file = path.join(folder, 'nginx.conf');
    fs.writeFileSync(
      file,
      `worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; events { worker_connections 1024; }
      http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; ${site} }`,
    );
    proxy = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
    await untilServed(`http://127.0.0.1:${port}/`);
  }

  beforeAll(async () => {
    database = await createTestDatabase(sqld ?? '');
    folder = writeSite();
    const serve = compile('serve');
    const env = { DATABASE_URL: database.url, TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '5', LOG_LEVEL: 'info' };
    // Both create the tables at the same time.
    servers = await Promise.all([startServer(serve, folder, env), startServer(serve, folder, env)]);
    store = openStore({ url: database.url });
    port = await freePort();
    await startProxy();
  }, 60_000);
  afterAll(async () => {
    const ended = new Promise((resolve) => proxy.on('close', resolve));
    proxy.kill('SIGTERM');
    await ended;
    for (const { child } of servers) child.kill('SIGKILL');
    await store.close();
    await database.remove();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  /** Sends the form through nginx from a loopback address; resolves to the status, or 0 without a response. */
  function send(name: string, from = '127.0.0.2', headers: http.OutgoingHttpHeaders = {}): Promise<number> {
    return new Promise((resolve) => {
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const options = { port, host: '127.0.0.1', method: 'POST', localAddress: from, headers: { ...type, ...headers } };
      const request = http.request({ ...options, agent: false }, (response) => {
        response.resume().on('close', () => resolve(response.statusCode ?? 0));
      });
      request.on('error', () => resolve(0));
      request.end(formBody({ name }).toString());
    });
  }
  const kept = async () => (await store.read('SELECT name FROM requests')).map((row) => String(row.name));
  /** How many requests each server has stored or recognized as repeated. */
  const taken = () => servers.map(({ output }) => output().split('"request stored"').length - 1);

  test('stores a repeated form once, with one mail, although the other server gets the repeat', async () => {
    const before = taken();
    for (let count = 0; count < 4; count += 1) expect(await send('Twice')).toBe(200);
    const counts = () => taken().map((count, index) => count - (before[index] ?? 0));
    // A log line can arrive after its response.
    for (let wait = 0; wait < 100 && counts().join() !== '2,2'; wait += 1) await pause(50);
    expect(counts()).toEqual([2, 2]);
    expect(await kept()).toEqual(['Twice']);
    expect(await store.read('SELECT request_id FROM outbox')).toHaveLength(1);
  });

  test('applies one limit per visitor across both, whatever X-Forwarded-For the visitor sends', async () => {
    const claims = Array.from({ length: 20 }, (_, index) => ({ 'x-forwarded-for': `203.0.113.${index}` }));
    const statuses = await Promise.all(claims.map((claim, index) => send(`Eager ${index}`, '127.0.0.3', claim)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    expect((await kept()).filter((name) => name.startsWith('Eager'))).toHaveLength(5);
    expect(await send('Someone else', '127.0.0.4')).toBe(200);
  });

  test('backs up the libSQL server into a file that a single server can start with', async () => {
    const target = path.join(folder, 'backup.db');
    await backUp(store, target);
    const copy = openStore({ url: `file:${target}` });
    const all = 'SELECT * FROM requests ORDER BY id';
    expect(await copy.read(all)).toEqual(await store.read(all));
    await copy.close();
  });

  test('answers 503 and keeps what was typed while the libSQL server is down, then recovers', async () => {
    const { url } = servers[0] ?? {};
    await database.kill();
    const lost = await post(`${url}/contact/received`, formBody({ name: 'During' }), AS_BROWSER);
    expect(lost.status).toBe(503);
    expect(await lost.text()).toContain('value="During"');
    expect((await fetch(`${url}/healthz`)).status).toBe(503);
    await database.start();
    expect(await send('After', '127.0.0.5')).toBe(200);
    const names = await kept();
    expect(names).toEqual(expect.arrayContaining(['Twice', 'After']));
    expect(names).not.toContain('During');
  }, 30_000);

  test('loses nothing acknowledged when one server is killed, and the other one keeps running', async () => {
    const acknowledged: string[] = [];
    const clients = Array.from({ length: 8 }, async (_, client) => {
      for (let number = 0; number < 40; number += 1) {
        const name = `Client ${client}.${number}`;
        if ((await send(name, `127.0.${client + 1}.${number + 1}`)) === 200) acknowledged.push(name);
        if (acknowledged.length === 100) servers[0]?.child.kill('SIGKILL');
      }
    });
    await Promise.all(clients);
    await servers[0]?.ended;
    for (let number = 0; number < 20; number += 1) {
      expect(await send(`After ${number}`, `127.0.20.${number + 1}`)).toBe(200);
      expect((await fetch(`http://127.0.0.1:${port}/contact`)).status).toBe(200);
    }
    const all = new Set(await kept());
    const lost = acknowledged.filter((name) => !all.has(name));
    console.log(`one of two killed: ${acknowledged.length} of 320 acknowledged, ${lost.length} lost`);
    expect(lost).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(200);
  }, 60_000);
});
