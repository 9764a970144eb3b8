import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../host/testing/process';

/** Serves the `out/` of a folder with the self-host server. Appraisal requests go to a temporary folder. */
export async function serveSite(folder = '.', settings: Record<string, string> = {}) {
  const data = await mkdtemp(join(tmpdir(), 'bench-data-'));
  const { child, ended, url } = await startServer(folder, { DATA_DIR: data, ...settings });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true });
  };
  return { origin: url, pid: child.pid, stop };
}

/** Prints a table in Markdown, below the machine that it was measured on. */
export function printTable(head: string[], rows: (string | number)[][]): void {
  console.log(`\nNode ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model})\n`);
  for (const cells of [head, head.map(() => '---'), ...rows]) console.log(`| ${cells.join(' | ')} |`);
}
