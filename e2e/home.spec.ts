import type { Locator } from '@playwright/test';
import { sizes } from './support/browser';
import { content } from './support/pages';
import { expect, test } from './support/test';

const { business } = content;

/** The width of each line of a heading, in pixels. */
const lineWidths = (heading: Locator) =>
  heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ width }) => width);
  });

test('on a phone, the request button is visible without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Request an Appraisal' }).first()).toBeInViewport();
});

for (const [width, most] of [
  [390, 4],
  [1024, 3],
  [1280, 3],
  [1920, 3],
] as const) {
  test(`the headline takes at most ${most} lines of similar length, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const lines = await lineWidths(page.getByRole('heading', { level: 1 }));
    expect(lines.length).toBeLessThanOrEqual(most);
    expect(Math.min(...lines) / Math.max(...lines)).toBeGreaterThan(0.6);
  });
}

for (const [what, viewport] of Object.entries(sizes)) {
  test(`credential, experience, turnaround and fee are in the first screen, ${what}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const hero = page.getByRole('region', { name: content.getHomeText().headline });
    for (const fact of ['State-certified', business.experienceText, business.turnaround, business.feeText]) {
      await expect(hero.getByRole('listitem').filter({ hasText: fact }).locator('p')).toBeInViewport();
    }
  });
}
