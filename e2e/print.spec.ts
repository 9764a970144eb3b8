import { content } from './support/pages';
import { expect, test } from './support/test';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('the FAQ shows every answer in print', async ({ page }) => {
  await page.goto('/faq');
  for (const answer of await page.locator('details .answer').all()) {
    expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
    expect(await answer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  }
});

for (const path of ['/faq', '/resources/step-up-basis', '/services/date-of-death']) {
  test(`${path} hides interactive elements in print`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Request an Appraisal' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Home', includeHidden: true })).toBeHidden();
    await expect(page.getByRole('contentinfo').getByText(content.business.phone)).toBeVisible();
  });
}

test('a guide shows the URLs of its sources in print', async ({ page }) => {
  await page.goto('/resources/step-up-basis');
  const link = page.getByRole('main').locator('.prose a[href^="https://"]').first();
  const href = await link.getAttribute('href');
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain(href);
});

test('pages have no background color in print', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
