import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runNpm } from './run.mjs';

/**
 * Installs a package that only some measurements and tests need, once, under node_modules/.cache.
 *
 * @param {string} name
 * @param {string} version exact
 * @returns {Promise<string>} the package's folder, absolute
 * @throws when it cannot be installed
 */
export async function ensurePackage(name, version) {
  const cache = resolve('node_modules/.cache/packages', name.replace('/', '+'));
  const folder = join(cache, 'node_modules', name);
  const manifest = join(folder, 'package.json');
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version) return folder;
  console.log(`Installing ${name} ${version} (once) …`);
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await runNpm(['install', '--prefix', cache, ...options, `${name}@${version}`], { quiet: true });
  return folder;
}
