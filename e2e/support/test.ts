import { test as base, expect, type Page } from '@playwright/test';

export { expect };

interface Options {
  /** What a test brings about on purpose: matched against `console: …`, `404 /x`, `failed: …`, `error: …`. */
  expectedProblems: RegExp;
}

/** The page's scripts run: its header says so. A page without our header has none. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.querySelector('header')?.hasAttribute('data-hydrated') ?? true);

/**
 * The page of every test: whatever the browser would complain about fails the test, and so does any request to
 * somebody else. Opened until it is at rest, or without a word on what to wait for, it is ready for clicks: its scripts
 * start after the load event, once the first screen is painted, which may be after the network came to rest.
 */
export const test = base.extend<Options>({
  expectedProblems: [/^$/, { option: true }],
  page: async ({ page, baseURL, javaScriptEnabled, expectedProblems }, use) => {
    const problems: string[] = [];
    const report = (problem: string) => {
      if (!expectedProblems.test(problem)) problems.push(problem);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) report(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => report(`error: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${baseURL}/`) && !/^(data|blob|about):/.test(url)) report(`third party: ${url}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) report(`${response.status()} ${new URL(response.url()).pathname}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The browser gives up what it was still fetching when a page is left, and scripts where they are switched off.
      const givenUp = reason === 'net::ERR_ABORTED' || (reason === 'csp' && !javaScriptEnabled);
      if (!givenUp) report(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
    const { goto } = page;
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options);
      const { waitUntil } = options ?? {};
      const untilReady = !waitUntil || waitUntil === 'networkidle';
      if (javaScriptEnabled !== false && untilReady) await hydrated(page);
      return response;
    };
    await use(page);
    expect(problems, 'what the browser complained about').toEqual([]);
  },
});

/** For pages whose own status is an error: the browser says so on its console. */
export const statusComplaint = (status: number) => new RegExp(`^${status} |status of ${status}`);

/** Opens a page with time in the test's hands: once its scripts run, it stands still until the test lets it run. */
export async function openFrozen(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  // Scripts start a frame after the first paint and the pictures, and frames are the test's to give: none runs before
  // the last was given.
  let asked = false;
  let giveWay = () => {};
  const framesGiven = new Promise<void>((resolve) => {
    giveWay = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    asked = true;
    await framesGiven;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'load' });
  while (!asked) await page.clock.runFor(17);
  giveWay();
  await hydrated(page);
}
