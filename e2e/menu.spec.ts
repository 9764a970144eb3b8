import type { Page } from '@playwright/test';
import { expectAccessible, expectBelowHeader } from './support/checks';
import { expect, go, phone, test } from './support/test';

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
  test('takes the focus, makes the page behind it inert, and gives the focus back to the button', async ({ page }) => {
    await open(page);
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    const call = page.getByRole('banner').getByRole('link', { name: 'Call' }).first();
    const outside = page
      .locator('main, footer, aside, header a:not(#site-menu a, [href^="tel:"])')
      .filter({ visible: true });
    const inert = () => outside.evaluateAll((all) => [...new Set(all.map((part) => part.closest('[inert]') !== null))]);
    await expect.poll(inert).toEqual([true]);
    // A tap on the phone calls at once.
    await call.click({ trial: true });
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect.poll(inert).toEqual([false]);
  });

  test('closes with a link to the page itself', async ({ page }) => {
    await open(page, '/faq');
    await menu(page).getByRole('link', { name: 'FAQ' }).click();
    await expect(menu(page)).toBeHidden();
  });

  test('keeps the page beside it from scrolling, and closes with a tap there', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await open(page);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.mouse.click(60, 500);
    await expect(menu(page)).toBeHidden();
  });

  test('is closed when Back returns to a page that was left with it open', async ({ page }) => {
    await open(page, '/faq');
    // Not through a link of the menu, which closes it before the page is left.
    await page.evaluate(() => location.assign('/about'));
    await expect(page).toHaveURL('/about');
    await go(page, -1);
    await expect(page).toHaveURL('/faq');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  });

  test('left open in a window that becomes wide, covers nothing of the header', async ({ page }) => {
    await open(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(button(page)).toBeHidden();
    await expectBelowHeader(menu(page));
  });
});

test('the open menu is as wide as a phone and accessible, and at 400% zoom its last link can be reached', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect.poll(async () => (await menu(page).boundingBox())?.width).toBe(phone.width);
  await expectAccessible(page, 'menu');
  await page.setViewportSize({ width: 320, height: 256 });
  const last = menu(page).getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});
