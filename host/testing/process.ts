import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, renameSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';

type Entry = 'serve' | 'cli/requests';

const bundles: Partial<Record<Entry, string>> = {};

/**
 * Tests start dozens of processes: bundled, each takes 0.9 s, with tsx 2.5 s. The bundle is renamed into place, because
 * another worker may write it now.
 */
function bundle(entry: Entry): string {
  const file = resolve('node_modules/.cache/host', `${entry}.cjs`);
  const outfile = `${file}.${process.pid}`;
  const external = ['libsql', '@libsql/client'];
  buildSync({ entryPoints: [`host/${entry}.ts`], outfile, bundle: true, platform: 'node', format: 'cjs', external });
  renameSync(outfile, file);
  return file;
}

type Environment = Record<string, string>;

/**
 * Starts an entry of host/ in a folder, with only the given environment. `output` is what it has printed so far.
 * @param log a file for standard error
 */
export function startProcess(entry: Entry, folder: string, env: Environment = {}, args: string[] = [], log?: string) {
  bundles[entry] ??= bundle(entry);
  const child = spawn(process.execPath, [bundles[entry], ...args], {
    cwd: folder,
    env: { NODE_ENV: 'test', PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', log ? openSync(log, 'w') : 'pipe'],
    // A process that a failed test leaves behind would keep Jest from ending.
    timeout: 110_000,
    killSignal: 'SIGKILL',
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return { child, output: () => text, ended, stop };
}

/** Starts the server on a free port and waits until it prints its address. */
export async function startServer(folder: string, env: Environment = {}, log?: string) {
  const settings = { PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: '100000', ...env };
  const running = startProcess('serve', folder, settings, [], log);
  const port = () => Number(/The site is at http:\/\/localhost:(\d+)/.exec(running.output())?.[1]);
  await Promise.race([running.ended, until(() => port() > 0)]);
  if (!port()) throw new Error(`the server ended: ${running.output()}`);
  return { ...running, port: port(), url: `http://127.0.0.1:${port()}` };
}

/** Runs "npm run requests" in a server's folder, beside the server. Resolves when it has ended. */
export async function runRequests(folder: string, args: string[], env: Environment = {}) {
  const { ended, output } = startProcess('cli/requests', folder, { DATA_DIR: join(folder, 'data'), ...env }, args);
  return { code: (await ended).code, output: output() };
}

/** Waits until something is true. @throws after a minute or more */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 3000; attempt += 1) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('timed out waiting');
}

export const untilServed = (url: string) => until(async () => Boolean((await fetch(url).catch(() => undefined))?.ok));

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
