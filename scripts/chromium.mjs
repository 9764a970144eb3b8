// @ts-check
import { existsSync } from 'node:fs';
import { run, runPackage } from './run.mjs';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Finds a Chromium: CHROMIUM, else Playwright's, else the system's. @returns {Promise<string | undefined>} its path */
async function findChromium() {
  const { chromium } = await import('@playwright/test');
  const paths = [process.env.CHROMIUM ?? '', chromium.executablePath(), ...systemPaths];
  return paths.find((path) => existsSync(path));
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
