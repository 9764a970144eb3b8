import { spawn } from 'node:child_process';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../scripts/copy-project.mjs';
import { brotliSize } from './scripts';

/** What a build took. */
interface BuildFigures {
  seconds: number;
  /** How much of it went to the steps after Next's build. */
  exportSeconds: number;
  /** What all cores worked, whatever else the machine did meanwhile. */
  processorSeconds: number;
  /** Peak memory of the build's largest process. */
  peakMegabytes: number;
}

/** What a build with that many more guides took and made. */
export interface GrowthRow extends BuildFigures {
  guides: number;
  outMegabytes: number;
  homeBytes: number;
  centerBytes: number;
  guideBytes: number;
}

/** A copy of the project with `guides` more guides in it. */
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

function build(folder: string): Promise<BuildFigures> {
  const started = Date.now();
  let log = '';
  return new Promise((done, fail) => {
    const child = spawn('/usr/bin/time', ['-f', 'peak %M worked %U %S', 'npm', 'run', '--silent', 'build'], {
      cwd: folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    });
    child.stdout.on('data', (chunk) => (log += chunk));
    child.stderr.on('data', (chunk) => (log += chunk));
    child.on('error', fail);
    child.on('exit', (code) => {
      if (code !== 0) return fail(new Error(`The build in ${folder} failed:\n${log.slice(-2000)}`));
      const [, peak, user, system] = /peak (\d+) worked (\S+) (\S+)/.exec(log) ?? [];
      const steps = [...log.matchAll(/^export: \w+ (\d+) ms$/gm)].map(([, milliseconds]) => Number(milliseconds));
      done({
        seconds: (Date.now() - started) / 1000,
        exportSeconds: steps.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000,
        processorSeconds: Number(user) + Number(system),
        peakMegabytes: Math.round(Number(peak) / 1024),
      });
    });
  });
}

/** Builds the site with more and more guides. `counts` must begin with 0, the row that the others are compared with. */
export async function measureGrowth(counts: readonly number[]): Promise<GrowthRow[]> {
  const rows: GrowthRow[] = [];
  for (const guides of counts) {
    const folder = await copyWith(guides);
    try {
      const built = await build(folder);
      const page = (name: string) => brotliSize(join(folder, 'out', name));
      rows.push({
        guides,
        ...built,
        outMegabytes: (await sizeOf(join(folder, 'out'))) / 1024 / 1024,
        homeBytes: page('index.html'),
        centerBytes: page('resources.html'),
        guideBytes: page('resources/step-up-basis.html'),
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return rows;
}

/** Milliseconds that each further guide costs, between the first and the last row. */
export function millisecondsPerGuide(rows: readonly GrowthRow[]): number {
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last || first === last) return Number.NaN;
  return ((last.seconds - first.seconds) * 1000) / (last.guides - first.guides);
}
