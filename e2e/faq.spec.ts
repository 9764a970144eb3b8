import type { Page } from '@playwright/test';
import { questionIds } from './testing/content';
import { expectBelowHeader } from './testing/expectations';
import { expect, phone, test } from './testing/test';

const question = (page: Page, id: string) => page.locator(`details[id="${id}"]`);
const ask = (page: Page, id: string) => question(page, id).locator('summary').click();
const answer = (page: Page, id: string) => question(page, id).locator('.prose');

/** The questions of the two categories that have the most. */
const [[first = '', second = '', ...others] = [], [elsewhere = ''] = []] = questionIds;
const last = others.at(-1) ?? second;

test.describe('questions', { tag: '@engines' }, () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));
  test.skip(second === '', 'no category has two questions');

  test('a question opens below the header, from a link or where the header covered it', async ({ page }) => {
    await page.goto(`/faq#${elsewhere}`);
    await expect(answer(page, elsewhere)).toBeVisible();
    await expectBelowHeader(question(page, elsewhere));
    await page.evaluate((id) => location.assign(`#${id}`), second);
    await expect(answer(page, second)).toBeVisible();
    // Not a click of the mouse, before which Playwright would scroll.
    await question(page, first).evaluate((element) => {
      window.scrollBy(0, element.getBoundingClientRect().top - 10);
      element.querySelector('summary')?.click();
    });
    await expectBelowHeader(question(page, first));
  });

  test('a question stays under the finger while one above it closes', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(`/faq#${first}`);
    await expect(answer(page, first)).toBeVisible();
    const place = () => question(page, last).evaluate((element) => element.getBoundingClientRect().top);
    await question(page, last).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await place();
    await ask(page, last);
    await expect(answer(page, first)).toBeHidden();
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2);

    // Whoever scrolls on before the next frame, which a slow machine shows late, isn't taken back.
    const [from, to] = await question(page, last).evaluate(async (element) => {
      element.querySelector('summary')?.click();
      window.scrollTo({ top: 0, behavior: 'instant' });
      const scrolled = scrollY;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return [scrolled, scrollY];
    });
    expect(to).toBe(from);
  });
});
