import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** Serves the `out/` of a folder with our own server. Appraisal requests go to a temporary folder. */
export async function serveSite(folder = '.', settings: Record<string, string> = {}) {
  const data = await mkdtemp(join(tmpdir(), 'bench-data-'));
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), resolve('host/serve.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: data, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let origin = '';
  for await (const line of createInterface({ input: child.stdout })) {
    origin = /http:\S+/.exec(line)?.[0] ?? '';
    if (origin) break;
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await rm(data, { recursive: true });
  };
  return { origin, pid: child.pid, stop };
}

/** Prints a table in Markdown, below the machine that it was measured on. */
export function printTable(head: string[], rows: (string | number)[][]): void {
  console.log(`\nNode ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model})\n`);
  for (const cells of [head, head.map(() => '---'), ...rows]) console.log(`| ${cells.join(' | ')} |`);
}
