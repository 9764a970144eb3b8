import type { Page } from '@playwright/test';
import { paths } from './support/pages';
import { expect, hydrated, test } from './support/test';

/* export/startScripts.test.ts tests browsers in which no paint, font or picture is ever reported. */

/** When the first script was requested and when the page was first painted, in milliseconds since it was opened. */
const timings = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    requested: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  }));

for (const path of [...paths, '/contact/received', '/services/x', '/resources/x', '/x']) {
  test.describe(path, () => {
    // The not-found pages have status 404.
    test.use({ expectedProblems: /404/ });

    test('requests no script before its first paint, then hydrates', async ({ page }) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      const { painted, requested } = await timings(page);
      expect(requested).toBeGreaterThan(painted);
      expect(requested).toBeLessThan(Number.POSITIVE_INFINITY);
    });
  });
}
