import playwright from '@playwright/test';

/**
 * Playwright's own Firefox or WebKit, where it has been downloaded.
 *
 * @param {import('./find.mjs').Found} found
 * @param {string} site where the site is served
 * @returns {Promise<import('./journeys.mjs').Browser>}
 */
export async function startWithPlaywright({ engine }, site) {
  const browser = await playwright[engine].launch();
  const page = await browser.newPage({ baseURL: site });
  /** @type {string[]} */
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return {
    name: `${engine} ${browser.version()}`,
    open: (address) => page.goto(address),
    run: (task, ...args) =>
      page.evaluate(({ source, args: given }) => Function(`return (${source})`)()(...given), {
        source: String(task),
        args,
      }),
    click: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).pressSequentially(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    problems: () => problems.splice(0),
    close: () => browser.close(),
  };
}
