import type { Page } from '@playwright/test';
import { guides, pages, paths, testimonials } from './testing/content';
import { expect, go, hydrated, scrollTo, test } from './testing/test';

const guide = guides[0]?.path ?? '';

/**
 * The page at a path is on the screen: its address and its title say so. Asks the page itself, because Playwright loses
 * track of the address of a page from the back/forward cache; while it is being replaced, nothing answers.
 */
const expectPage = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(() => [location.pathname, document.title]).catch(() => undefined))
    .toEqual([path, pages.find((one) => one.path === path)?.metaTitle]);

test('Back and Forward show everything as it was left', { tag: '@engines' }, async ({ page, browserName }) => {
  const goHalfway = async () => {
    const top = await page.evaluate(() => Math.round(document.documentElement.scrollHeight / 2));
    await scrollTo(page, top);
    return top;
  };
  const leaveFor = async (path: string) => {
    await page.locator(`header nav a[href="${path}"]`).click();
    await expectPage(page, path);
    await hydrated(page);
  };
  const returnTo = async (delta: number, path: string, top: number) => {
    await go(page, delta);
    await expectPage(page, path);
    await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), top).catch(() => undefined)).toBeLessThan(40);
  };
  await page.goto(guide);
  const inGuide = await goHalfway();
  await leaveFor('/faq');
  const question = page.locator('details').nth(2);
  await question.locator('summary').click();
  const inFaq = await goHalfway();
  await leaveFor('/');
  const dot = page.getByRole('button', { name: /^Show testimonial 2/ });
  if (testimonials.length > 1) await dot.click();
  const inHome = await goHalfway();
  await leaveFor('/about');
  await returnTo(-1, '/', inHome);
  // Only the back/forward cache has these, which Playwright switches off in other browsers.
  const cached = browserName === 'chromium';
  if (cached && testimonials.length > 1) await expect(dot).toHaveAttribute('aria-current', 'true');
  await returnTo(-1, '/faq', inFaq);
  if (cached) await expect(question).toHaveAttribute('open');
  await returnTo(-1, guide, inGuide);
  await returnTo(1, '/faq', inFaq);
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
  // Once somebody is about to follow it.
  expect(await page.locator('script[type=speculationrules]').textContent()).toContain('"eagerness":"moderate"');
  const links = page.locator('a[href^="/"]:visible');
  const linked = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const expected = paths.filter((path) => linked.includes(path) && path !== '/blog');
  await expect.poll(() => [...offered].sort()).toEqual(expected.sort());
});
