import type { Page } from '@playwright/test';
import { content } from './support/pages';
import { expect, openPaused, test } from './support/test';

/* components/home/TestimonialCarousel.test.tsx tests its buttons, focus and reduced motion. */

const quotes = content.getTestimonials();
const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');
const named = (page: Page, name: string | RegExp) => carousel(page).getByRole('button', { name });

/** Expects this testimonial to be the only one shown, and its dot to be the current one. */
async function expectShown(page: Page, index: number) {
  const slide = carousel(page).getByRole('group');
  await expect(slide).toHaveCount(1);
  await expect(slide).toContainText(quotes[index]?.author ?? '');
  await expect(carousel(page).locator('[aria-current="true"]')).toHaveAccessibleName(
    `Show testimonial ${index + 1} of ${quotes.length}`,
  );
}

/** Opens the home page at the carousel, with a paused clock. */
async function open(page: Page) {
  await openPaused(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(named(page, 'Next testimonial')).toBeVisible();
  await expectShown(page, 0);
}

test('advances every 6000 ms, and from the last to the first', async ({ page }) => {
  await open(page);
  await page.clock.runFor(5999);
  await expectShown(page, 0);
  await page.clock.runFor(1000);
  await expectShown(page, 1);
  for (let next = 2; next <= quotes.length + 1; next += 1) {
    await page.clock.runFor(6000);
    await expectShown(page, next % quotes.length);
  }
});

test('hides all other testimonials, before and after the animation library loads', async ({ page }) => {
  await page.goto('/');
  for (const index of [...quotes.keys()].map((shown) => (shown + 1) % quotes.length)) {
    await named(page, 'Next testimonial').click();
    for (const [other, { author }] of quotes.entries()) {
      await expect(carousel(page).getByText(author)).toBeVisible({ visible: other === index });
    }
    if (index === 1) await page.waitForLoadState('networkidle');
  }
});

test('the pause button stops it permanently', async ({ page }) => {
  await open(page);
  await named(page, /pause/i).click();
  await page.clock.runFor(60_000);
  await expectShown(page, 0);
});

test('loads its animation library only once the page is idle and the carousel is near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.addInitScript(() => {
    const callbacks: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => callbacks.push(callback);
    Object.assign(window, {
      becomeIdle: () => {
        for (const callback of callbacks) callback({ didTimeout: false, timeRemaining: () => 50 });
      },
    });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const before = scripts.length;
  const becomeIdle = () => page.evaluate(() => (window as unknown as { becomeIdle(): void }).becomeIdle());
  await becomeIdle();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBe(before);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await becomeIdle();
      return scripts.length;
    })
    .toBeGreaterThan(before);
  const late = await Promise.all(scripts.slice(before).map(async (url) => (await page.request.get(url)).text()));
  const early = await Promise.all(scripts.slice(0, before).map(async (url) => (await page.request.get(url)).text()));
  expect(late.join()).toContain('whileInView');
  expect(early.join()).not.toContain('whileInView');
});
