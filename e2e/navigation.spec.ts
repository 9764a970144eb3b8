import type { Page } from '@playwright/test';
import { guides, pages, paths, testimonials } from './support/site';
import { expect, follow, go, hydrated, scrollTo, test } from './support/test';

const guide = guides[0]?.path ?? '';

/**
 * The page at a path is on the screen: its address and its title say so. Asks the page itself, because Playwright loses
 * track of the address of a page from the back/forward cache; while it is being replaced, nothing answers.
 */
const expectPage = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(() => [location.pathname, document.title]).catch(() => undefined))
    .toEqual([path, pages.find((one) => one.path === path)?.pageTitle]);

test('Back and Forward return to the page and the place that was left', { tag: '@engines' }, async ({ page }) => {
  const halfway = () => page.evaluate(() => Math.round(document.documentElement.scrollHeight / 2));
  const expectPlace = (top: number) =>
    expect.poll(() => page.evaluate((left) => Math.abs(scrollY - left), top).catch(() => undefined)).toBeLessThan(40);
  await page.goto(guide);
  const inGuide = await halfway();
  await scrollTo(page, inGuide);
  await follow(page, 'header nav a[href="/faq"]');
  await expectPage(page, '/faq');
  await hydrated(page);
  const inFaq = await halfway();
  await scrollTo(page, inFaq);
  for (const [delta, path, place] of [
    [-1, guide, inGuide],
    [1, '/faq', inFaq],
    [-1, guide, inGuide],
  ] as const) {
    await go(page, delta);
    await expectPage(page, path);
    await expectPlace(place);
  }
});

test('Back shows questions and the slide as they were left', async ({ page }) => {
  await page.goto('/faq');
  const question = page.locator('details').nth(2);
  await question.locator('summary').click();
  await follow(page, 'header nav a[href="/"]');
  await expectPage(page, '/');
  await hydrated(page);
  const dot = page.getByRole('button', { name: /^Show testimonial 2/ });
  if (testimonials.length > 1) await dot.click();
  await follow(page, 'header nav a[href="/about"]');
  await expectPage(page, '/about');
  await go(page, -1);
  await expectPage(page, '/');
  if (testimonials.length > 1) await expect(dot).toHaveAttribute('aria-current', 'true');
  await go(page, -1);
  await expectPage(page, '/faq');
  await expect(question).toHaveAttribute('open');
});

// One rule on every page. The blog has links to pages that don't exist.
test('prerendering is offered for other pages that exist, and only for them', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const offered = new Set<string>();
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) offered.add(new URL(key.url).pathname);
  });
  await session.send('Preload.enable');
  await page.goto('/blog');
  const linked = await page
    .locator('a[href^="/"]')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const expected = new Set(linked.filter((one) => paths.includes(one) && one !== '/blog'));
  await expect.poll(() => [...offered].sort()).toEqual([...expected].sort());
});
