import type { Page } from '@playwright/test';
import { questionIds } from './support/site';
import { expect, phone, test } from './support/test';

const question = (page: Page, id: string) => page.locator(`details[id="${id}"]`);
const ask = (page: Page, id: string) => question(page, id).locator('summary').click();
const answer = (page: Page, id: string) => question(page, id).locator('.prose');

/** The questions of the two categories that have the most. */
const [[first = '', second = '', ...others] = [], [elsewhere = ''] = []] = questionIds;
const last = others.at(-1) ?? second;

test.describe('questions', { tag: '@engines' }, () => {
  test.skip(second === '', 'no category has two questions');

  test('a question opens below the header, from a link or where the header covered it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/faq#${elsewhere}`);
    await expect(answer(page, elsewhere)).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    const expectBelowHeader = (id: string) =>
      expect(async () => {
        const box = await question(page, id).boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
        expect(box?.y).toBeLessThan(400);
      }).toPass();
    await expectBelowHeader(elsewhere);
    await page.evaluate((id) => {
      location.hash = id;
    }, second);
    await expect(answer(page, second)).toBeVisible();
    // Not a click of the mouse, before which Playwright would scroll.
    await question(page, first).evaluate((element) => {
      window.scrollBy(0, element.getBoundingClientRect().top - 10);
      element.querySelector('summary')?.click();
    });
    await expectBelowHeader(first);
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`a question stays under the finger while one above it closes, motion: ${reducedMotion}`, async ({ page }) => {
      await page.setViewportSize(phone);
      // So that the first answer is fully open when the recording begins.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/faq#${first}`);
      await expect(answer(page, first)).toBeVisible();
      await page.emulateMedia({ reducedMotion });
      // The place of the question as each frame shows it.
      const tops = await question(page, last).evaluateHandle((element) => {
        element.scrollIntoView({ block: 'center' });
        const read: number[] = [];
        const afterFrame = () => {
          setTimeout(() => read.push(element.getBoundingClientRect().top));
          requestAnimationFrame(afterFrame);
        };
        requestAnimationFrame(afterFrame);
        return read;
      });
      await ask(page, last);
      await expect(answer(page, first)).toBeHidden();
      const [before = Number.NaN, ...after] = await tops.jsonValue();
      expect(after.length).toBeGreaterThan(0);
      expect(Math.max(...after.map((top) => Math.abs(top - before)))).toBeLessThanOrEqual(2);
    });
  }
});
