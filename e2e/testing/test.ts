import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export { expect };

/** Common window sizes in pixels: a phone in portrait orientation and a small laptop. */
export const phone = { width: 390, height: 844 };
export const sizes = { phone, desktop: { width: 1280, height: 800 } } as const;

interface Options {
  /** Problems that a test causes on purpose: matched against `console: …`, `404 /x`, `failed: …`, `error: …`. */
  expectedProblems: RegExp;
}

interface WorkerFixtures {
  /** The windows of this worker, by the options of a test that can't change once a window is open: only those below. */
  windows: Map<string, BrowserContext>;
}

/** Marks a page when its footer asks for the year, which React hydrates last. */
const markHydrated = () => {
  const { getFullYear } = Date.prototype;
  Date.prototype.getFullYear = function () {
    document.documentElement.dataset.hydrated = '';
    return getFullYear.call(this);
  };
};

/** Resolves when the page's scripts run. A page without our header has none. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('header') || document.querySelector('[data-hydrated]'));

/**
 * Fails a test when its page logs a console error or warning, throws, gets an error status or requests another origin.
 *
 * Each test has a tab of its own, in a window for all tests of a worker, because Chromium takes longer to open a window
 * than to show a page. Tests share nothing but the browser's cache: what the site stores, it stores for one tab.
 *
 * `goto` also waits for the page's scripts, unless it waits only for an earlier event. They start once the first screen
 * is painted, which can be after the network is idle.
 */
export const test = base.extend<Options, WorkerFixtures>({
  expectedProblems: [/^$/, { option: true }],
  windows: [
    async ({ browser }, use) => {
      await use(new Map());
      for (const context of browser.contexts()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ windows, browser, javaScriptEnabled, deviceScaleFactor }, use) => {
    const kind = JSON.stringify({ javaScriptEnabled, deviceScaleFactor });
    let context = windows.get(kind);
    if (!context) {
      context = await browser.newContext();
      // A tab that keeps the window open when a test closes its own.
      await context.newPage();
      windows.set(kind, context);
    }
    await use(context);
  },
  page: async ({ page, baseURL, browserName, javaScriptEnabled, expectedProblems, viewport }, use) => {
    if (viewport) await page.setViewportSize(viewport);
    const problems: string[] = [];
    // What Chromium says on a slow machine: scripts wait for each other, and a page is shown without its transition.
    const slow = /\.js was preloaded using link preload but not used|Transition was (aborted|skipped)/;
    const report = (problem: string) => {
      if (!expectedProblems.test(problem) && !slow.test(problem)) problems.push(problem);
    };
    // Firefox and WebKit also warn of what is on purpose, such as parts of the policy that they don't know.
    const loud = browserName === 'chromium' ? ['error', 'warning'] : ['error'];
    page.on('console', (message) => {
      if (loud.includes(message.type())) report(`console: ${message.text()}`);
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
      const canceled = /ABORTED|cancel/i.test(reason) || (reason === 'csp' && !javaScriptEnabled);
      if (!canceled) report(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
    await page.addInitScript(markHydrated);
    const { goto } = page;
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options);
      const { waitUntil } = options ?? {};
      const untilReady = !waitUntil || waitUntil === 'networkidle';
      if (javaScriptEnabled !== false && untilReady) await hydrated(page);
      return response;
    };
    await use(page);
    await page.close();
    expect(problems, 'problems that the browser reported').toEqual([]);
  },
});

/** The expected problems of a page with an error status, which the browser also logs. */
export const errorStatus = (status: number) => new RegExp(`^${status} |status of ${status}`);

/**
 * Goes Back or Forward, once this has returned. Not page.goBack(): it waits for a load event, which a page from the cache
 * doesn't have.
 */
export const go = (page: Page, delta: number) => page.evaluate((by) => void setTimeout(() => history.go(by)), delta);

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Holds back what the page requests from a URL, until the returned function is called. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, (route) => released.then(() => route.continue()));
  return release;
}
