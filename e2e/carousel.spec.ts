import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { testimonials } from './testing/content';
import { expectAccessible } from './testing/expectations';
import { expect, holdBack, test } from './testing/test';

const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');
const named = (page: Page, name: string | RegExp) => carousel(page).getByRole('button', { name });

test.skip(testimonials.length < 2, 'there is only one testimonial');

/** Scrolls to the carousel, and waits for its animation, which gives slides a style. */
async function scrollToMoving(page: Page) {
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).locator('[role="group"] > [style]')).toHaveCount(testimonials.length);
}

/** Expects this testimonial to be the only one in view, and its dot to be the current one. */
async function expectShown(page: Page, index: number) {
  await expect(carousel(page).locator('[aria-current="true"]')).toHaveAccessibleName(
    `Show testimonial ${index + 1} of ${testimonials.length}`,
  );
  // The next one enters once the last one has left.
  await expect(carousel(page).getByRole('group').locator('> *')).toHaveCSS('opacity', '1');
  const quotes = carousel(page).locator('blockquote');
  for (const other of testimonials.keys()) await expect(quotes.nth(other)).toBeVisible({ visible: other === index });
  await expect(quotes.nth(index)).toBeInViewport();
}

test.describe('the carousel', { tag: '@engines' }, () => {
  test('keeps showing what was scrolled to before its script ran', async ({ page }) => {
    const release = await holdBack(page, '**/*.js');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await carousel(page).getByRole('group').nth(1).scrollIntoViewIfNeeded();
    release();
    await expectShown(page, 1);
  });

  test('shows one testimonial at a time, whose text can be selected', async ({ page }) => {
    await page.goto('/');
    await scrollToMoving(page);
    await named(page, 'Previous testimonial').click();
    await expectShown(page, testimonials.length - 1);
    // A hidden slide, which has the same place, doesn't take the pointer.
    const quote = carousel(page).locator('blockquote').last();
    await quote.click({ clickCount: 3, position: { x: 30, y: 20 } });
    await expect(quote).toContainText(await page.evaluate(() => getSelection()?.toString().trim() || 'nothing'));
  });
});

test('the carousel loads its animation, at most 40 KB, once it is near, and is accessible', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  const early = new Set(scripts);
  await scrollToMoving(page);
  const late = [...scripts].filter((script) => !early.has(script));
  const bytes = late.reduce((sum, path) => sum + statSync(`out${path}.br`).size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(40 * 1024);

  // As in a background tab, the slides wait while axe looks at them.
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
  await expectAccessible(page, 'moving');
  // It may have advanced before.
  await named(page, /^Show testimonial 2 /).click();
  await expectShown(page, 1);
  await expectAccessible(page, 'stopped');
});
