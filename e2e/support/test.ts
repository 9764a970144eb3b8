import { test as base, expect, type Page } from '@playwright/test';

export { expect };

interface Options {
  /** Problems that a test causes on purpose: matched against `console: …`, `404 /x`, `failed: …`, `error: …`. */
  expectedProblems: RegExp;
}

/** Resolves when the page's scripts run, which the header shows. A page without our header has no scripts. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.querySelector('header')?.hasAttribute('data-hydrated') ?? true);

/**
 * Fails a test when its page logs a console error or warning, throws, gets an error status or requests another origin.
 *
 * `goto` also waits for the page's scripts, unless it waits only for an earlier event. They start once the first screen
 * is painted, which can be after the network is idle.
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
      // The browser cancels what it is still fetching when the page is left, and scripts where they are disabled.
      const canceled = reason === 'net::ERR_ABORTED' || (reason === 'csp' && !javaScriptEnabled);
      if (!canceled) report(`failed: ${request.method()} ${request.url()} ${reason}`);
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
    expect(problems, 'problems that the browser reported').toEqual([]);
  },
});

/** The expected problems of a page with an error status, which the browser also logs. */
export const errorStatus = (status: number) => new RegExp(`^${status} |status of ${status}`);

/** Opens a page with a fake clock, paused once the page's scripts run. */
export async function openPaused(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  // The page requests its scripts a frame after the first paint, and frames need the clock to run. The responses wait
  // until it is paused again, so that no script runs while it does.
  let requested = false;
  let release = () => {};
  const clockPaused = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    requested = true;
    await clockPaused;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'load' });
  while (!requested) await page.clock.runFor(17);
  release();
  await hydrated(page);
}
