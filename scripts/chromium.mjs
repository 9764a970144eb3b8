import { existsSync } from 'node:fs';
import { run, runPackage } from './run.mjs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/**
 * A Chromium for the tests: the one that `CHROMIUM` names, else the system's, else Playwright's own.
 *
 * @returns {Promise<string | undefined>} its file
 */
export async function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const found = usualPlaces.find((place) => existsSync(place));
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/**
 * Finds a Chromium, or installs one: with apt where that is allowed, else by Playwright's download.
 *
 * @returns {Promise<string>} its file
 * @throws when neither way works
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
