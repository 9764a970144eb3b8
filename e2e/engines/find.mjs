import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import playwright from '@playwright/test';

/** @typedef {{ engine: 'firefox' | 'webkit', by: 'playwright' | 'system', path: string }} Found */

/** Debian's packages, for machines where they may be installed. */
export const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** WebKit's test browser lies in a folder that has the machine's architecture in its name. */
function miniBrowser() {
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb') || !existsSync('/usr/lib'))
    return undefined;
  return readdirSync('/usr/lib')
    .flatMap((machine) =>
      ['4.1', '6.0', '4.0'].map((api) => join('/usr/lib', machine, `webkit2gtk-${api}/MiniBrowser`)),
    )
    .find((path) => existsSync(path));
}

/**
 * An engine on this machine: Playwright's own, else the system's.
 *
 * @param {'firefox' | 'webkit'} engine
 * @returns {Found | undefined}
 */
export function find(engine) {
  const own = playwright[engine].executablePath();
  if (own && existsSync(own)) return { engine, by: 'playwright', path: own };
  const path = engine === 'firefox' ? firefoxes.find((place) => existsSync(place)) : miniBrowser();
  return path ? { engine, by: 'system', path } : undefined;
}

/**
 * Installs an engine from Debian's packages where that is possible.
 *
 * @param {'firefox' | 'webkit'} engine
 * @returns {string | undefined} why it was not possible
 */
export function install(engine) {
  if (process.getuid?.() !== 0) return 'only root may install packages';
  if (!existsSync('/usr/bin/apt-get')) return 'this machine has no apt';
  console.log(`Installing ${packages[engine].join(' and ')} (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  const options = ['install', '-y', '-qq', '--no-install-recommends'];
  const { status, stderr } = spawnSync('apt-get', [...options, ...packages[engine]], { env, encoding: 'utf8' });
  return status === 0 ? undefined : `apt-get ended with ${status}: ${stderr.trim().split('\n').at(-1)}`;
}
