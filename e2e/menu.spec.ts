import type { Page } from '@playwright/test';
import { expectAccessible, expectBelowHeader } from './testing/expectations';
import { expect, go, phone, test } from './testing/test';

test.use({ viewport: phone });

const button = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.locator('#site-menu');

async function open(page: Page, path = '/') {
  await page.goto(path);
  await expect(menu(page)).toBeHidden();
  await button(page).click();
  await expect(menu(page).getByRole('link').first()).toBeInViewport();
}

test.describe('the menu', { tag: '@engines' }, () => {
  test('takes the focus, makes the page inert, closes by Escape or a tap beside it', async ({ page, browserName }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    const call = page.getByRole('banner').getByRole('link', { name: 'Call' }).first();
    const outside = page
      .locator('main, footer, aside, header a:not(#site-menu a, [href^="tel:"])')
      .filter({ visible: true });
    const inert = () => outside.evaluateAll((all) => [...new Set(all.map((part) => part.closest('[inert]') !== null))]);
    await expect.poll(inert).toEqual([true]);
    if (browserName === 'chromium') await expectAccessible(page, 'menu');
    // At 400% zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    const last = menu(page).getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect.poll(inert).toEqual([false]);

    await page.setViewportSize({ width: 768, height: 900 });
    await button(page).click();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.mouse.click(60, 500);
    await expect(menu(page)).toBeHidden();

    await button(page).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(button(page)).toBeHidden();
    await expectBelowHeader(menu(page));

    // A tap on the phone calls at once. It comes last: even a trial of it closes the menu.
    await page.setViewportSize(phone);
    await expect(menu(page)).toBeVisible();
    await call.click({ trial: true });
  });

  test('closes with a link to the page itself, and when Back returns to a page left with it open', async ({ page }) => {
    await open(page, '/faq');
    await menu(page).getByRole('link', { name: 'FAQ' }).click();
    await expect(menu(page)).toBeHidden();
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    // Not through a link of the menu, which closes it before the page is left.
    await page.evaluate(() => location.assign('/about'));
    await expect(page).toHaveURL('/about');
    await go(page, -1);
    await expect(page).toHaveURL('/faq');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  });
});
