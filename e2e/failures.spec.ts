import type { Page } from '@playwright/test';
import { fillIn, openForm, someAnswers, submit, typedIn } from './testing/form';
import { expect, go, holdBack, phone, test } from './testing/test';

const scripts = '**/_next/static/**/*.js';
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for your request!' });

test.use({ expectedProblems: /^failed: GET .*\.js|^console: |^error: /, viewport: phone });

for (const cached of [true, false]) {
  test(`failing scripts leave the form working, and empty after Back, ${cached ? 'with' : 'without'} the cache`, async ({
    page,
  }) => {
    // A page that listens to `unload` is not kept in the back/forward cache.
    if (!cached) await page.addInitScript(() => addEventListener('unload', () => undefined));
    await page.route(scripts, (route) => route.abort());
    await page.goto('/contact', { waitUntil: 'load' });
    const answers = someAnswers();
    await fillIn(page, answers);
    await page.reload();
    expect(await typedIn(page)).toEqual(answers);
    await submit(page);
    await expect(page).toHaveURL('/contact/received');
    await expect(thanks(page)).toBeVisible();
    const nothing = Object.fromEntries(Object.keys(answers).map((name) => [name, '']));
    await go(page, -1);
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => typedIn(page)).toEqual(nothing);
    await page.unroute(scripts);
    await openForm(page);
    expect(await typedIn(page)).toEqual(nothing);
    await expect(page.getByText(/don’t know whether your last/)).toHaveCount(0);
  });
}

test('failing scripts leave the page, and what was typed, as it was when React cannot render', async ({ page }) => {
  await page.addInitScript(() => {
    Date.prototype.getFullYear = () => {
      throw new Error('on purpose');
    };
  });
  const release = await holdBack(page, scripts);
  await page.goto('/contact', { waitUntil: 'commit' });
  const answers = someAnswers();
  await fillIn(page, answers);
  const failed = page.waitForEvent('console', (message) => message.text().includes('on purpose'));
  release();
  await failed;
  await expect(page.getByRole('banner').getByRole('link', { name: 'Call' })).toBeVisible();
  expect(await typedIn(page)).toEqual(answers);
  await submit(page);
  await expect(thanks(page)).toBeVisible();
});
