import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { business, guides, services } from './testing/content';
import { expectBelowHeader, expectNoSidewaysScroll } from './testing/expectations';
import { expect, test } from './testing/test';

const service = services[0]?.path ?? '';
const guide = guides[0]?.path ?? '';

/** What a link within the page leads to. */
const targetOf = async (link: Locator) => link.page().locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`);

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a guide on a phone folds its contents, and leads from a mention of a source to it and back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(guide);
  const contents = 'On this page';
  const links = page.getByRole('navigation', { name: contents }).getByRole('link');
  await expect(links.first()).toBeHidden();
  await page.locator('summary').filter({ hasText: contents }).click();
  const target = await targetOf(links.last());
  await links.last().click();
  await expect(target).toBeInViewport();

  const mentions = page.locator('[data-footnote-ref]');
  const back = page.locator('[data-footnote-backref]').filter({ visible: true });
  for (const mention of [mentions.first(), mentions.last()]) {
    await mention.press('Enter');
    await expect(back).toHaveCount(1);
    await expect(back).toBeInViewport();
    await back.press('Enter');
    await expect(mention).toBeInViewport();
    await expect(mention).toBeFocused();
  }
});

test('the contents stay beside the text, lead below the header and show the section being read', async ({ page }) => {
  // In the higher window, the last sections stay far below its top.
  for (const height of [600, 1440]) {
    await page.setViewportSize({ width: 1366, height });
    await page.goto(guide);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    for (const link of (await links.all()).reverse()) {
      const target = await targetOf(link);
      await link.click();
      await expectBelowHeader(target);
      await expect(link).toHaveAttribute('aria-current', 'location');
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('End');
    await expect(links.last()).toHaveAttribute('aria-current', 'location');
  }
});

test('the date of a death turns the deadlines of an estate into days, which a calendar can take', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 664 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/services/estate-settlement');
  // In no time zone in the future.
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await page.locator('input[type="date"]').first().fill(yesterday);
  // Days are longer than terms; on a small phone with enlarged text, they leave room for the words beside them.
  await expect(page.locator('.due').first()).toContainText(', 20');
  await expectNoSidewaysScroll(page, 'text at 200%');
  const names = page.locator('.deadlines summary > span:first-child').filter({ visible: true });
  const widths = await names.evaluateAll((all) =>
    all.map((name) => name.clientWidth / Number.parseFloat(getComputedStyle(name).fontSize)),
  );
  expect(Math.min(...widths), 'em').toBeGreaterThan(4);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save these dates' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('dates.ics');
  expect(readFileSync(await file.path(), 'utf8')).toContain('BEGIN:VEVENT');
});

test('drawings look the same where the system is dark, as the page does', async ({ page }) => {
  await page.goto('/services/estate-settlement');
  const colors = () =>
    page
      .locator('figure *')
      .evaluateAll((all) => all.map((one) => [getComputedStyle(one).fill, getComputedStyle(one).stroke]));
  const light = await colors();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colors()).toEqual(light);
});

test('pages print all they say, without what only a screen can use, and with the phone number', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/faq', guide, service]) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByText(business.phone).first()).toBeVisible();
    const shown = page
      .locator('details .prose, details.footnotes')
      .evaluateAll((all) =>
        all.map((one) => one.clientHeight > 20 && one.checkVisibility({ contentVisibilityAuto: true })),
      );
    expect(new Set(await shown)).toEqual(new Set([true]));
    if (path !== guide) continue;
    // A guide also its sources' addresses.
    const link = page.getByRole('main').locator('.prose a[href^="https://"]').first();
    const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(printed).toContain(await link.getAttribute('href'));
  }
  await page.goto('/contact');
  const message = page.getByLabel('Additional Information');
  await message.fill('A line\n'.repeat(14));
  expect(await message.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
});
