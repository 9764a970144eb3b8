import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../scripts/copy-project.mjs';
import { run } from '../scripts/run.mjs';
import { brotliSize } from './scripts';

/** A build with more guides. Page sizes are compressed with Brotli. */
export interface GrowthRow {
  guides: number;
  seconds: number;
  outMegabytes: number;
  homeBytes: number;
  centerBytes: number;
  guideBytes: number;
}

/** Copies the project and adds `guides` guides. */
async function copyWith(guides: number): Promise<string> {
  const folder = await copyProject();
  const sample = await readFile('content/resources/step-up-basis.md', 'utf8');
  for (let number = 1; number <= guides; number += 1) {
    const text = sample
      .replace(/^title: .*$/m, `title: "Sample guide number ${number}"`)
      .replace(/^pageTitle: .*$/m, `pageTitle: "Sample guide number ${number} for measuring growth"`)
      .replace(
        /^description: .*$/m,
        `description: "Sample guide number ${number}, a copy that measures how builds grow."`,
      );
    await writeFile(join(folder, `content/resources/sample-guide-${number}.md`), text);
  }
  return folder;
}

async function sizeOf(folder: string): Promise<number> {
  let total = 0;
  for (const name of await readdir(folder, { recursive: true })) {
    const entry = await stat(join(folder, name));
    if (entry.isFile()) total += entry.size;
  }
  return total;
}

/** Builds the site once for each number of added guides, smallest first. */
export async function measureGrowth(counts: readonly number[]): Promise<GrowthRow[]> {
  const rows: GrowthRow[] = [];
  for (const guides of counts) {
    const cwd = await copyWith(guides);
    try {
      const started = performance.now();
      await run(process.execPath, ['scripts/build.mjs'], { cwd, quiet: true, env: { NEXT_TELEMETRY_DISABLED: '1' } });
      const seconds = (performance.now() - started) / 1000;
      const page = (name: string) => brotliSize(join(cwd, 'out', name));
      rows.push({
        guides,
        seconds,
        outMegabytes: (await sizeOf(join(cwd, 'out'))) / 1024 / 1024,
        homeBytes: page('index.html'),
        centerBytes: page('resources.html'),
        guideBytes: page('resources/step-up-basis.html'),
      });
    } finally {
      await rm(cwd, { recursive: true, force: true });
    }
  }
  return rows;
}

/** The added build time per guide in milliseconds, between the first and the last row. */
export function millisecondsPerGuide(rows: readonly GrowthRow[]): number {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || first === last) return Number.NaN;
  return ((last.seconds - first.seconds) * 1000) / (last.guides - first.guides);
}
