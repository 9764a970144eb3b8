import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

interface Steps {
  steps: number[];
}

/** Notes how many elements the page has, each time that its sections change. */
const watchSize = (page: Page) =>
  page.evaluate(() => {
    const steps: number[] = [];
    Object.assign(window, { steps });
    const main = document.querySelector('main') as HTMLElement;
    new MutationObserver(() => steps.push(main.querySelectorAll('*').length)).observe(main, { childList: true });
  });
const sizes = (page: Page) => page.evaluate(() => (window as unknown as Steps).steps);

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [moment, waiting] of [
  ['at once', undefined],
  ['to a page at rest', { waitUntil: 'networkidle' }],
] as const) {
  test(`after a link followed ${moment} the next page’s heading is shown first, and all of it right after`, async ({
    page,
  }) => {
    await page.goto('/about', waiting);
    await watchSize(page);
    await page.locator('header').getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect(heading(page)).toContainText('Frequently Asked Questions');
    await expect(page.locator('#still-a-question')).toBeVisible();
    await expect.poll(() => sizes(page)).toHaveLength(2);
    const [first = 0, second = 0] = await sizes(page);
    expect(first).toBeGreaterThan(5);
    expect(second).toBeGreaterThan(3 * first);
  });
}

test('Back shows the whole page at once, where the reader was on it', async ({ page }) => {
  await page.goto('/resources/step-up-basis');
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await footerLink(page, 'Terms of Service').focus();
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('Terms');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('main')).toContainText('Last changed');
  await watchSize(page);
  await page.goBack();
  await expect(heading(page)).toContainText('Step-Up');
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 3000))).toBeLessThan(50);
  expect(await sizes(page)).toHaveLength(1);
});

test('a link to the page that is open leads to its top', async ({ page }) => {
  await page.goto('/terms');
  await footerLink(page, 'Terms of Service').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL('/terms');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});
