// @ts-check
import { existsSync } from 'node:fs';
import { run, runPackage } from './run.mjs';

const knownPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Finds a Chromium: CHROMIUM, else the system's, else Playwright's. @returns {Promise<string | undefined>} its path */
async function findChromium() {
  const found = [process.env.CHROMIUM ?? '', ...knownPaths].find((path) => existsSync(path));
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
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
  } else await runPackage(['playwright', 'install', '--with-deps', 'chromium']);
  const installed = await findChromium();
  if (!installed) throw new Error('No Chromium could be installed. Install one and set CHROMIUM to its path.');
  return installed;
}
