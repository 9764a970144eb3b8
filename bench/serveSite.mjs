import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort, untilServed } from '../host/testing/ports.mjs';

/**
 * Serves a finished site with the self-host server on a free port. Requests go to a temporary folder.
 *
 * @param {{ folder?: string, env?: Record<string, string> }} [options] `folder` is the one that contains `out/`
 * @returns {Promise<{ origin: string, pid: number, stop: () => Promise<void> }>}
 */
export async function serveSite({ folder = '.', env = {} } = {}) {
  const data = await mkdtemp(join(tmpdir(), 'served-'));
  const port = await freePort();
  const tsx = pathToFileURL(createRequire(resolve('package.json')).resolve('tsx')).href;
  const server = spawn(process.execPath, ['--import', tsx, resolve('host/serve.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: `${port}`, DATA_DIR: data, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => server.once('exit', done));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  await untilServed(origin).catch(async (error) => {
    await stop();
    throw error;
  });
  return { origin, pid: server.pid ?? 0, stop };
}
