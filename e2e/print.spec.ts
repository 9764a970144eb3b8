import { business, guides, services, testimonials } from './support/site';
import { expect, test } from './support/test';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('what people read prints without what only a screen can use, and with the phone number', async ({ page }) => {
  for (const path of ['/faq', guides[0]?.path ?? '', services[0]?.path ?? '']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByText(business.phone)).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('the home page prints every testimonial', async ({ page }) => {
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/');
  await page.locator('[aria-roledescription="carousel"]').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  const quotes = page.locator('blockquote');
  await expect(quotes).toHaveCount(testimonials.length);
  const tops = await quotes.evaluateAll((all) => all.map((quote) => quote.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(testimonials.length);
  for (const quote of await quotes.all()) await expect(quote).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('the FAQ prints every answer', async ({ page }) => {
  await page.goto('/faq');
  const hidden = await page
    .locator('details .prose')
    .evaluateAll((all) =>
      all.filter((one) => one.clientHeight < 20 || !one.checkVisibility({ contentVisibilityAuto: true })).map(String),
    );
  expect(hidden).toEqual([]);
});

test('a guide prints the addresses of its sources', async ({ page }) => {
  await page.goto(guides[0]?.path ?? '');
  const link = page.getByRole('main').locator('.prose a[href^="https://"]').first();
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain(await link.getAttribute('href'));
});
