import { launchOptions } from './support/browser';
import { clippedText, expectNoHeaderOverlap, expectNoSidewaysScroll } from './support/layout';
import { paths } from './support/pages';
import { expect, test } from './support/test';

/** A reader's browser setting: a default font size of 32 px instead of 16. */
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'] } });

for (const width of [390, 768, 1280]) {
  test(`text at 200% is not clipped, ${width} px wide`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await clippedText(page), path).toEqual([]);
      await expectNoSidewaysScroll(page, path);
      await expectNoHeaderOverlap(page, path);
    }
  });
}

test('the menu and the form work with text at 200%', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: /menu/i }).click();
  const contact = page.locator('#site-menu').getByRole('link', { name: 'Contact' });
  await contact.scrollIntoViewIfNeeded();
  await expect(contact).toBeInViewport({ ratio: 1 });
  await contact.click();
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
});
