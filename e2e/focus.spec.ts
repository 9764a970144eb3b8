import type { Page } from '@playwright/test';
import { sizes } from './support/browser';
import { content, pages, paths } from './support/pages';
import { expect, test } from './support/test';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the skip link takes the first focus, becomes visible and skips the header', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /^Skip to/ });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), path).toBe(true);
  }
});

test('the skip link is fully hidden until it has focus, even with large text', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/');
  const skip = page.getByRole('link', { name: /^Skip to/ });
  const bottom = await skip.evaluate((link) => link.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(-1);
});

/** Describes the focused element if it is out of view, covered or without a focus ring. */
function badFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const box = element.getBoundingClientRect();
    const name = `${element.outerHTML.slice(0, 120)} at ${Math.round(box.top)}`;
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const taller = box.height > innerHeight - header;
    if (!element.closest('header, .skip-link') && box.top < header - 1 && !taller) return `under the header: ${name}`;
    if (box.top > innerHeight - Math.min(24, box.height) + 1) return `below the window: ${name}`;
    // The middle of the first line, because the middle of a wrapped link can be outside of it.
    const line = element.getClientRects()[0] ?? box;
    const [x, y] = [line.left + line.width / 2, Math.min(line.top + line.height / 2, innerHeight - 1)];
    const top = document.elementFromPoint(x, y);
    const own = top && (element.contains(top) || top.contains(element));
    if (!own) return `covered by ${top?.outerHTML.slice(0, 80)}: ${name}`;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const marked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return marked ? undefined : `no focus ring: ${name}`;
  });
}

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport });
    for (const path of paths) {
      test(`on ${path} the focus is always visible, forward and back`, async ({ page }) => {
        test.slow();
        await page.goto(path);
        const bad: string[] = [];
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let stop = 0; stop < 150; stop += 1) {
            await page.keyboard.press(key);
            const found = await badFocus(page);
            if (found) bad.push(found);
            const outside = await page.evaluate(() => document.activeElement === document.body);
            if (outside) break;
          }
        }
        expect(bad).toEqual([]);
      });
    }

    test('targets are at least 24 px, main actions at least 44 px high', async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        const small = await page.evaluate(() => {
          const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
          const inText = (element: Element) => getComputedStyle(element).display === 'inline';
          const all = [...document.querySelectorAll('a, button, summary, input, select, textarea')].filter(visible);
          const main = /^(Request an Appraisal|Submit Request|Subscribe|Contact Us|Our Services|Learn more|Call )/;
          return all
            .filter((element) => !element.matches('.skip-link, input[type=hidden]') && !inText(element))
            .filter((element) => {
              const { width, height } = element.getBoundingClientRect();
              const action = main.test(element.textContent ?? '') && !element.closest('footer, p, li p');
              const enough = action ? 44 : 24;
              return width < 24 || height < enough - 0.5;
            })
            .map((element) => element.outerHTML.slice(0, 140));
        });
        expect(small, path).toEqual([]);
      }
    });
  });
}

test('phone, email and form links are in the same places and order on every page', async ({ page }) => {
  const helpIn = (place: string) =>
    page
      .locator(place)
      .locator('a[href^="tel:"], a[href^="mailto:"], a[href="/contact"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const { phoneLink, emailLink } = content.business;
  await page.goto('/');
  const [header, footer] = [await helpIn('header'), await helpIn('footer')];
  expect(header).toContain(phoneLink);
  for (const path of paths) {
    await page.goto(path);
    expect(await helpIn('header'), path).toEqual(header);
    expect(await helpIn('footer'), path).toEqual(footer);
    // The contact page already has the form, so its call to action starts with the phone and email. Links that only
    // some pages have come last.
    const first = path === '/contact' ? [phoneLink, emailLink] : ['/contact', phoneLink];
    expect((await helpIn('aside[aria-labelledby="call-to-action"]')).slice(0, 2), path).toEqual(first);
  }
});

test('heading levels never skip, and landmarks have distinct names', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0), path).toBeLessThanOrEqual(1);
    for (const one of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(one)).toHaveCount(1);
    const names = await page
      .locator('nav')
      .evaluateAll((all) => all.map((nav) => nav.getAttribute('aria-label') ?? nav.getAttribute('aria-labelledby')));
    expect(new Set(names).size, path).toBe(names.length);
    expect(names, path).not.toContain(null);
  }
});

test('a link followed by keyboard opens its page at the top, with the skip link next', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq');
  await expect(page).toHaveTitle(pages.find(({ path }) => path === '/faq')?.pageTitle ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Skip to/ })).toBeFocused();
});
