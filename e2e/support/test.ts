import { test as base, expect } from '@playwright/test';

export { expect };

interface Options {
  /** What a test brings about on purpose: matched against `console: …`, `404 /x`, `failed: …`, `error: …`. */
  expectedProblems: RegExp;
}

/**
 * The page of every test: whatever the browser would complain about fails the test, and so does any request to
 * somebody else.
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
    await use(page);
    expect(problems, 'what the browser complained about').toEqual([]);
  },
});

/** For pages whose own status is an error: the browser says so on its console. */
export const statusComplaint = (status: number) => new RegExp(`^${status} |status of ${status}`);
