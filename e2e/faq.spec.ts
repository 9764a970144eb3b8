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
  test.skip(second === '', 'no category has two questions');

  test('a question opens below the header, from a link or where the header covered it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/faq#${elsewhere}`);
    await expect(answer(page, elsewhere)).toBeVisible();
    await expectBelowHeader(question(page, elsewhere));
    await page.evaluate((id) => {
      location.hash = id;
    }, second);
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
    // So that the first answer is fully open when the recording begins.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/faq#${first}`);
    await expect(answer(page, first)).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // How far the question ever is from its place, as each frame shows it.
    const distances = await question(page, last).evaluateHandle((element) => {
      element.scrollIntoView({ block: 'center' });
      const { top } = element.getBoundingClientRect();
      const read: number[] = [];
      const afterFrame = () => {
        setTimeout(() => read.push(Math.abs(element.getBoundingClientRect().top - top)));
        requestAnimationFrame(afterFrame);
      };
      requestAnimationFrame(afterFrame);
      return read;
    });
    await ask(page, last);
    await expect(answer(page, first)).toBeHidden();
    // Until the frame without the first answer is read, too.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(Math.max(...(await distances.jsonValue()))).toBeLessThanOrEqual(2);
  });
});
