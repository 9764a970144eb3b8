import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, untilServed } from '../host/testing/ports.mjs';

/** Serves the `out/` of a folder with the self-host server. Appraisal requests go to a temporary folder. */
export async function serveSite(folder = '.', settings: Record<string, string> = {}) {
  const data = await mkdtemp(join(tmpdir(), 'bench-data-'));
  const port = await freePort();
  const env = { ...process.env, PORT: `${port}`, DATA_DIR: data, LOG_LEVEL: 'error', ...settings };
  const command = ['--import', import.meta.resolve('tsx'), resolve('host/serve.ts')];
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

/** Prints a table in Markdown, below the machine that it was measured on. */
export function printTable(head: string[], rows: (string | number)[][]): void {
  console.log(`\nNode ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model})\n`);
  for (const cells of [head, head.map(() => '---'), ...rows]) console.log(`| ${cells.join(' | ')} |`);
}
