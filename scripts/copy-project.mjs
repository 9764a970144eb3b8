import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sources } from './prepare.mjs';

/** What the export is made of, and what makes it. */
const parts = new Set([...sources.map((path) => path.split('/')[0] ?? path), 'scripts', 'package.json']);

/**
 * Copies what a build needs into a temporary folder of its own; the caller removes it.
 *
 * @returns {Promise<string>} the folder
 */
export async function copyProject() {
  const folder = await mkdtemp(join(tmpdir(), 'appraisals-copy-'));
  for (const part of parts) {
    if (existsSync(part)) await cp(part, join(folder, part), { recursive: true });
  }
  await linkPackages(folder);
  return folder;
}

/**
 * Packages by hard links, or as copies where the temporary folder is on another disk: Turbopack follows no symbolic link
 * that leaves the project.
 *
 * @param {string} folder
 */
async function linkPackages(folder) {
  const packages = join(folder, 'node_modules');
  /** @type {Promise<void>} */
  const linked = new Promise((done, fail) => {
    spawn('cp', ['-al', resolve('node_modules'), packages], { stdio: 'ignore' })
      .on('error', fail)
      .on('exit', (code) => (code === 0 ? done() : fail(new Error('node_modules could not be linked'))));
  });
  await linked.catch(async () => {
    await rm(packages, { recursive: true, force: true });
    await cp('node_modules', packages, { recursive: true, verbatimSymlinks: true });
  });
}
