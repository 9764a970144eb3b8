import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A browser by the W3C WebDriver protocol, as much of it as the journeys need. WebKit's own driver speaks nothing else,
 * and the client libraries ask for a newer Node than the site does.
 */

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** @returns {Promise<number>} a port that nobody uses */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** A screen that nobody sees. @returns {Promise<{ display: string, stop: () => void }>} */
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

/**
 * @param {{ path: string }} found WebKit's MiniBrowser
 * @param {string} site where the site is served
 * @returns {Promise<import('./journeys.mjs').Browser>}
 */
export async function startWebKit({ path }, site) {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
  });

  /** @param {string} method @param {string} command @param {unknown} [body] */
  async function call(method, command, body) {
    const answer = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${command}: ${value.error}: ${value.message}`);
    return value;
  }

  for (let attempt = 0; ; attempt += 1) {
    const ready = await call('GET', '/status').catch(() => undefined);
    if (ready?.ready) break;
    if (attempt > 100) throw new Error('WebKitWebDriver did not start');
    await pause(100);
  }
  const options = { binary: path, args: ['--automation'] };
  const { sessionId, capabilities } = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  /** @param {string} selector */
  const element = async (selector) => {
    const value = await call('POST', `${session}/element`, { using: 'css selector', value: selector });
    return `${session}/element/${value[elementKey]}`;
  };
  /** @type {import('./journeys.mjs').Browser['run']} */
  const run = (task, ...args) =>
    call('POST', `${session}/execute/sync`, { script: `return (${task}).apply(null, arguments)`, args });

  return {
    name: `WebKit ${capabilities.browserVersion}`,
    open: (address) => call('POST', `${session}/url`, { url: site + address }),
    run,
    click: async (selector) => {
      await run(
        (wanted) => document.querySelector(wanted).scrollIntoView({ block: 'center', behavior: 'instant' }),
        selector,
      );
      await call('POST', `${await element(selector)}/click`);
    },
    type: async (selector, text) => call('POST', `${await element(selector)}/value`, { text }),
    resize: async (width, height) => {
      // The window has edges and bars, which differ; what counts is what the page has.
      await call('POST', `${session}/window/rect`, { width, height });
      const inside = await run(() => [innerWidth, innerHeight]);
      const outer = { width: 2 * width - inside[0], height: 2 * height - inside[1] };
      await call('POST', `${session}/window/rect`, outer);
    },
    screenshot: async () => Buffer.from(await call('GET', `${session}/screenshot`), 'base64'),
    problems: () => [],
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      driver.kill();
      screen.stop();
    },
  };
}
