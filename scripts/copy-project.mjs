import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sources } from './prepare.mjs';
import { run } from './run.mjs';

/** The sources of the site and the scripts that build it. */
const parts = new Set([...sources.map((path) => path.split('/')[0] ?? path), 'scripts', 'package.json']);

/**
 * Copies what a build needs into a temporary folder; the caller removes it.
 *
 * @param {string[]} [more] further files and folders to copy
 * @returns {Promise<string>} the folder
 */
export async function copyProject(more = []) {
  const folder = await mkdtemp(join(tmpdir(), 'appraisals-copy-'));
  for (const part of [...parts, ...more]) {
    if (existsSync(part)) await cp(part, join(folder, part), { recursive: true });
  }
  const packages = join(folder, 'node_modules');
  // Hard links if possible. Turbopack doesn't follow symbolic links out of the project.
  await run('cp', ['-al', 'node_modules', packages], { quiet: true }).catch(async () => {
    await rm(packages, { recursive: true, force: true });
    await cp('node_modules', packages, { recursive: true, verbatimSymlinks: true });
  });
  return folder;
}
