// @ts-check
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { run, runNode, runNpm, runPackage } from './childProcess.mjs';

export const buildSources = [
  'app',
  'art/masters',
  'components',
  'content',
  'loader',
  'public',
  'seo',
  'shared',
  'tools/commands',
  'tools/export',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/**
 * Installs the packages if they are missing or older than package-lock.json. `folder` is the one of the lock. npm
 * writes the hidden lockfile last (https://docs.npmjs.com/cli/configuring-npm/package-lock-json#hidden-lockfiles).
 */
export async function ensureInstalled(folder = '.') {
  const installed = join(folder, 'node_modules/.package-lock.json');
  // A server's copy may have only what the server needs.
  const complete = folder !== '.' || existsSync('node_modules/next');
  if (complete && changedAt(installed) >= changedAt(join(folder, 'package-lock.json'))) return;
  console.log('Installing packages (once, a minute or two) …');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await runNpm(['ci', '--prefix', folder, ...options], { quiet: true });
  const now = new Date();
  utimesSync(installed, now, now);
}

/** Whether out/ is from a build that began after every change of a source. */
export function isBuilt() {
  let buildBegan = 0;
  try {
    ({ buildBegan } = JSON.parse(readFileSync('out/site.json', 'utf8')));
  } catch {
    // It is missing, or was not written in full.
  }
  return buildSources.every((source) => changedAt(source) <= buildBegan);
}

/** Builds the site unless out/ is newer than its sources. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building the site (a minute) …');
  await runNode(['--import', 'tsx', 'tools/commands/build.ts'], { env: { NEXT_TELEMETRY_DISABLED: '1' }, quiet: true });
}

/**
 * When a file, or anything in a folder but its tests, was last changed. A folder changes when a file is added or
 * removed.
 *
 * @param {string} path
 * @returns {number} milliseconds; 0 if there is none, or a link leads nowhere
 */
function changedAt(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry?.isDirectory()) return entry?.mtimeMs ?? 0;
  const names = readdirSync(path).filter((name) => !/\.test\.|^testing$/.test(name));
  return Math.max(entry.mtimeMs, ...names.map((name) => changedAt(join(path, name))));
}

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Finds a Chromium: CHROMIUM, else Playwright's, else the system's. @returns {Promise<string | undefined>} its path */
export async function findChromium() {
  // Imported here, because this file also runs before packages are installed.
  const { chromium } = await import('@playwright/test');
  const { CHROMIUM } = process.env;
  if (!CHROMIUM) return [chromium.executablePath(), ...systemPaths].find((path) => existsSync(path));
  if (existsSync(CHROMIUM)) return CHROMIUM;
  throw new Error(`CHROMIUM is ${CHROMIUM}, where there is no file: set it to the path of a Chromium, or not at all`);
}

/**
 * Returns the path of a Chromium. Installs one if there is none: as root on Debian with apt, otherwise with Playwright.
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  console.log('No Chromium found; installing one (once) …');
  /** @type {string[]} */
  const reasons = [];
  const remember = (/** @type {Error} */ { message }) => void reasons.push(message);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium';
    await run(install, [], { shell: true }).catch(remember);
  }
  if (!(await findChromium()))
    await runPackage('@playwright/test', ['install', '--with-deps', 'chromium']).catch(remember);
  const installed = await findChromium();
  if (!installed)
    throw new Error(
      `no Chromium could be installed (${reasons.join(' ')}): install Chrome or Chromium and set CHROMIUM to its path`,
    );
  return installed;
}
