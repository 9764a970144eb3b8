import { existsSync } from 'node:fs';
import { run, runPackage } from './run.mjs';

const knownPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/**
 * Finds a Chromium for the tests: `CHROMIUM`, else the system's, else Playwright's.
 *
 * @returns {Promise<string | undefined>} its path
 */
export async function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const found = knownPaths.find((path) => existsSync(path));
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/**
 * Finds a Chromium or installs one: as root on Debian with apt, otherwise with Playwright.
 *
 * @returns {Promise<string>} its path
 * @throws when none can be installed
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  console.log('No Chromium found; installing one (once) …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  } else await runPackage('@playwright/test', ['install', '--with-deps', 'chromium']);
  const installed = await findChromium();
  if (!installed) throw new Error('No Chromium could be installed. Install one and set CHROMIUM to its path.');
  return installed;
}
