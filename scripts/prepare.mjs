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

/**
 * The site's address from SITE_URL, without a slash at its end; undefined if it isn't set.
 *
 * @returns {string | undefined}
 * @throws when it is no address
 */
export function siteUrl() {
  const { SITE_URL } = process.env;
  if (!SITE_URL) return undefined;
  const url = URL.canParse(SITE_URL) ? new URL(SITE_URL) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error('SITE_URL must be an address such as https://www.example.com, without a path.');
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
  const url = siteUrl();
  const current = existsSync(configuration) && sources.every((source) => changedAt(source) <= changedAt(configuration));
  return current && (!url || JSON.parse(readFileSync(configuration, 'utf8')).url === url);
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
