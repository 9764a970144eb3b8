import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import playwright from '@playwright/test';
import { freePort } from '../../host/testing/ports.mjs';
import { ensurePackage } from '../../scripts/ensure-package.mjs';

/** @typedef {'firefox' | 'webkit'} Engine */

/**
 * What the journeys need of a browser.
 *
 * @typedef {object} Browser
 * @property {string} name engine and version
 * @property {(path: string) => Promise<unknown>} open
 * @property {(task: (...args: any[]) => any, ...args: unknown[]) => Promise<any>} run calls a function in the page
 * @property {(selector: string) => Promise<unknown>} click the first match, with the pointer
 * @property {(selector: string, text: string) => Promise<unknown>} type
 * @property {(width: number, height: number) => Promise<unknown>} resize the viewport
 * @property {() => string[]} problems errors on the console since the last call
 * @property {() => Promise<unknown>} close
 */

/** Debian's packages. */
const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** WebKit's test browser is in a folder named after the machine's architecture. */
function miniBrowser() {
  if (!['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/lib'].every((path) => existsSync(path))) return undefined;
  return readdirSync('/usr/lib')
    .flatMap((machine) =>
      ['4.1', '6.0', '4.0'].map((api) => join('/usr/lib', machine, `webkit2gtk-${api}/MiniBrowser`)),
    )
    .find((path) => existsSync(path));
}

/** @param {Engine} engine @returns {((site: string) => Promise<Browser>) | undefined} starts Playwright's own build, or the system's */
function find(engine) {
  if (existsSync(playwright[engine].executablePath())) return (site) => startPlaywright(engine, site);
  const path = engine === 'firefox' ? firefoxes.find((place) => existsSync(place)) : miniBrowser();
  if (!path) return undefined;
  return engine === 'firefox' ? (site) => startFirefox(path, site) : (site) => startWebKit(path, site);
}

/**
 * Starts an engine, after installing it from Debian's packages if that is necessary and possible.
 *
 * @param {Engine} engine
 * @param {string} site where the site is served
 * @returns {Promise<Browser>}
 * @throws with the reason, if there is no such engine
 */
export async function startBrowser(engine, site) {
  const wanted = packages[engine].join(' ');
  if (!find(engine) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${wanted} (once) …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages[engine]], { env });
  }
  const start = find(engine);
  if (!start) throw new Error(`not installed. On Debian: apt-get install ${wanted}`);
  return start(site);
}

/** Brings an element into view, below the header. */
const reveal = (selector) => document.querySelector(selector).scrollIntoView({ block: 'center', behavior: 'instant' });

/** @param {Engine} engine @param {string} site @returns {Promise<Browser>} */
async function startPlaywright(engine, site) {
  const browser = await playwright[engine].launch();
  const page = await browser.newPage({ baseURL: site });
  return {
    name: `${engine} ${browser.version()}`,
    open: (path) => page.goto(path),
    run: (task, ...args) => page.evaluate(`(${task})(...${JSON.stringify(args)})`),
    click: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).pressSequentially(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    problems: collectProblems(page),
    close: () => browser.close(),
  };
}

/**
 * The system's Firefox, by WebDriver BiDi.
 *
 * @param {string} path
 * @param {string} site
 * @returns {Promise<Browser>}
 */
async function startFirefox(path, site) {
  const folder = await ensurePackage('puppeteer-core', '24.43.1');
  const puppeteer = createRequire(join(folder, 'package.json'))('puppeteer-core');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: path, headless: true });
  const page = await browser.newPage();
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    open: (address) => page.goto(site + address, { waitUntil: 'load' }),
    run: (task, ...args) => page.evaluate(task, ...args),
    click: async (selector) => {
      await page.evaluate(reveal, selector);
      await page.click(selector);
    },
    type: (selector, text) => page.type(selector, text),
    resize: (width, height) => page.setViewport({ width, height }),
    problems: collectProblems(page),
    close: () => browser.close(),
  };
}

/** @param {{ on: (event: string, listener: (event: any) => void) => unknown }} page of Playwright or Puppeteer */
function collectProblems(page) {
  /** @type {string[]} */
  const problems = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return () => problems.splice(0);
}

/**
 * The system's WebKit, by WebDriver, the only protocol that its driver speaks. As much of it as the journeys need: the
 * client libraries require a newer Node.js than this project does.
 *
 * @param {string} path
 * @param {string} site
 * @returns {Promise<Browser>}
 */
async function startWebKit(path, site) {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
  });

  /** @param {string} method @param {string} command @param {unknown} [body] */
  async function call(method, command, body) {
    const response = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${command}: ${value.error}: ${value.message}`);
    return value;
  }

  for (let attempt = 0; ; attempt += 1) {
    const status = await call('GET', '/status').catch(() => undefined);
    if (status?.ready) break;
    if (attempt > 100) throw new Error('WebKitWebDriver did not start');
    await pause(100);
  }
  const { sessionId, capabilities } = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: path, args: ['--automation'] } } },
  });
  const session = `/session/${sessionId}`;
  /** @param {string} selector */
  const element = async (selector) => {
    const reference = await call('POST', `${session}/element`, { using: 'css selector', value: selector });
    return `${session}/element/${Object.values(reference)[0]}`;
  };
  /** @type {Browser['run']} */
  const run = (task, ...args) =>
    call('POST', `${session}/execute/sync`, { script: `return (${task}).apply(null, arguments)`, args });

  return {
    name: `WebKit ${capabilities.browserVersion}`,
    open: (address) => call('POST', `${session}/url`, { url: site + address }),
    run,
    click: async (selector) => {
      // The driver does not wait, as Puppeteer and Playwright do, for a page that is still being drawn or moved.
      for (let attempt = 0; ; attempt += 1) {
        try {
          await run(reveal, selector);
          return await call('POST', `${await element(selector)}/click`);
        } catch (error) {
          if (attempt === 50) throw error;
          await pause(100);
        }
      }
    },
    type: async (selector, text) => call('POST', `${await element(selector)}/value`, { text }),
    resize: async (width, height) => {
      // The window is larger than the viewport by its edges and bars.
      await call('POST', `${session}/window/rect`, { width, height });
      const [innerWidth, innerHeight] = await run(() => [window.innerWidth, window.innerHeight]);
      await call('POST', `${session}/window/rect`, { width: 2 * width - innerWidth, height: 2 * height - innerHeight });
    },
    problems: () => [],
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      driver.kill();
      screen.stop();
    },
  };
}

/** A virtual screen. @returns {Promise<{ display: string, stop: () => void }>} */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise((resolve, reject) => {
    screen.stdout.once('data', (data) => resolve(String(data).trim()));
    screen.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  return { display: `:${number}`, stop: () => screen.kill() };
}
