import type { Page } from '@playwright/test';
import { templates } from './testing/content';
import { expect, test } from './testing/test';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the skip link is hidden until it takes the first focus, and skips the header', async ({ page }) => {
  await page.goto('/faq');
  const skip = page.getByRole('link', { name: /^Skip to/ });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

/** Whether the focus has left the page, and what is wrong with the focused element if it can't be seen. */
const focusState = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { left: true };
    const box = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const taller = box.height > innerHeight - header;
    // The middle of the first line, because the middle of a wrapped link can be outside of it.
    const line = element.getClientRects()[0] ?? box;
    const [x, y] = [line.left + line.width / 2, Math.min(line.top + line.height / 2, innerHeight - 1)];
    const top = document.elementFromPoint(x, y);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const problems = {
      'under the header': !element.closest('header, .skip-link') && box.top < header - 1 && !taller,
      'below the window': box.top > innerHeight - Math.min(24, box.height) + 1,
      covered: !top || !(element.contains(top) || top.contains(element)),
      'without a focus ring': outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2,
    };
    const problem = Object.entries(problems).find(([, found]) => found)?.[0];
    return { problem: problem && `${problem}: ${element.outerHTML.slice(0, 120)} at ${Math.round(box.top)}` };
  });

/** Pages with sticky parts, slides or a form. The other pages differ in their words only. */
const ownParts = templates.filter((path) => /^\/($|contact|services\/|resources\/)/.test(path));

for (const path of ownParts) {
  test(`on ${path} the focus is always visible, forward and back`, async ({ page }) => {
    await page.goto(path);
    const problems: string[] = [];
    // Short windows, in which sticky and fixed parts cover the most: a phone and a desktop.
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      for (const key of ['Tab', 'Shift+Tab']) {
        let stops = 0;
        for (; stops < 200; stops += 1) {
          await page.keyboard.press(key);
          const { left, problem } = await focusState(page);
          if (left) break;
          if (problem) problems.push(`${width} px: ${problem}`);
        }
        // All of the page, which has a menu and a footer at least.
        expect(stops > 10 && stops < 200).toBe(true);
      }
    }
    expect(problems).toEqual([]);
  });
}
