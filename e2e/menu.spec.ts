import type { Page } from '@playwright/test';
import { phone } from './support/browser';
import { expect, test } from './support/test';

test.use({ viewport: phone });

const button = (page: Page) => page.getByRole('button', { name: /menu/i });
const menu = (page: Page) => page.locator('#site-menu');

/** The button's expanded state in the accessibility tree, which browsers set for popovers. */
async function expandedState(page: Page): Promise<unknown> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const node = nodes.find(({ role, name }) => role?.value === 'button' && /menu/i.test(name?.value));
  await client.detach();
  return node?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

async function open(page: Page, path = '/') {
  await page.goto(path);
  await expect(menu(page)).toBeHidden();
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await expandedState(page)).toBe(true);
}

async function expectClosed(page: Page) {
  await expect(menu(page)).toBeHidden();
  expect(await expandedState(page)).toBe(false);
}

test('the button opens the menu and closes it again', async ({ page }) => {
  await open(page);
  await expect(menu(page).getByRole('link').first()).toBeInViewport();
  await button(page).click();
  await expectClosed(page);
});

test('a link in the menu opens its page and closes the menu', async ({ page }) => {
  await open(page);
  await menu(page).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expectClosed(page);
  await button(page).click();
  await expect(menu(page).getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page');
});

test('a link to the current page closes the menu', async ({ page }) => {
  await open(page, '/faq');
  await menu(page).getByRole('link', { name: 'FAQ' }).click();
  await expectClosed(page);
});

test('going back closes the menu', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expectClosed(page);
});

test('Escape closes the menu and returns focus to the button', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(button(page)).toBeFocused();
});

test('a tap outside the menu closes it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page);
  await page.mouse.click(60, 500);
  await expectClosed(page);
});

test('focus moves into the menu, stays inside and wraps around', async ({ page }) => {
  await page.goto('/');
  await button(page).focus();
  await page.keyboard.press('Enter');
  const links = menu(page).getByRole('link');
  await expect(links.first()).toBeFocused();
  for (let stop = 1; stop < (await links.count()); stop += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(stop)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(links.last()).toBeFocused();
});

test('the page behind the open menu is inert until it closes', async ({ page }) => {
  await open(page);
  const outside = page.locator('main, footer, aside, header a:not(#site-menu a)').filter({ visible: true });
  const inert = () => outside.evaluateAll((all) => all.map((element) => element.closest('[inert]') !== null));
  expect(new Set(await inert())).toEqual(new Set([true]));
  await button(page).click();
  await expectClosed(page);
  expect(new Set(await inert())).toEqual(new Set([false]));
});

test('closes when the window becomes wide enough for a row of links', async ({ page }) => {
  await open(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(button(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible();
  await page.getByRole('main').getByRole('link').first().focus();
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});
