import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensurePackage } from '../../scripts/ensure-package.mjs';

/**
 * The system's Firefox, by WebDriver BiDi, which it speaks itself.
 *
 * @param {{ path: string }} found
 * @param {string} site where the site is served
 * @returns {Promise<import('./journeys.mjs').Browser>}
 */
export async function startFirefox({ path }, site) {
  const folder = await ensurePackage('puppeteer-core', '24.43.1');
  const puppeteer = createRequire(join(folder, 'package.json'))('puppeteer-core');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: path, headless: true });
  const page = await browser.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    open: (address) => page.goto(site + address, { waitUntil: 'load' }),
    run: (task, ...args) => page.evaluate(task, ...args),
    click: async (selector) => {
      await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.click(selector);
    },
    type: (selector, text) => page.type(selector, text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    problems: () => problems.splice(0),
    close: () => browser.close(),
  };
}
