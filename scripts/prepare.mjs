// @ts-check
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { runNode, runNpm } from './run.mjs';

/** What a build is made from. */
const sources = [
  ...['app', 'art/masters', 'art/pictures.ts', 'components', 'content', 'export', 'public', 'scripts', 'seo'],
  ...['next.config.mjs', 'package-lock.json', 'postcss.config.mjs', 'tsconfig.json'],
];

/** Installs the packages if they are missing or older than package-lock.json. `folder` is the one of the lock. */
export async function ensureInstalled(folder = '.') {
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (existsSync(installed) && changedAt(installed) >= changedAt(join(folder, 'package-lock.json'))) return;
  console.log('Installing packages (once, a minute or two) …');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await runNpm(['ci', '--prefix', folder, ...options], { quiet: true });
  const now = new Date();
  utimesSync(installed, now, now);
}

/** Builds the site unless out/ is up to date. */
export async function ensureBuilt() {
  if (isUpToDate()) return;
  console.log('Building the site (half a minute) …');
  await runNode(['scripts/build.mjs'], { env: { NEXT_TELEMETRY_DISABLED: '1' }, quiet: true });
}

/** Whether out/ is newer than every source and made for the address SITE_URL, if that is set. */
export function isUpToDate() {
  const configuration = 'out/host.json';
  const { SITE_URL } = process.env;
  const current = existsSync(configuration) && sources.every((source) => changedAt(source) <= changedAt(configuration));
  return current && (!SITE_URL || JSON.parse(readFileSync(configuration, 'utf8')).url === SITE_URL);
}

/**
 * When a file, or anything in a folder, was last changed. A folder changes when a file is added to it or removed.
 *
 * @param {string} path
 * @returns {number} milliseconds
 */
function changedAt(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}
