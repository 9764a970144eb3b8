import type { Page } from '@playwright/test';
import { phone } from './support/browser';
import { content } from './support/pages';
import { expect, test } from './support/test';

const categories = content.getFaq();
const question = (page: Page, id: string) => page.locator(`details[id="${id}"]`);
const ask = (page: Page, id: string) => question(page, id).locator('summary').click();
const answer = (page: Page, id: string) => question(page, id).locator('.answer');

const ids = (index: number) => categories[index]?.items.map(({ id }) => id) ?? [];
const [first = '', second = ''] = ids(0);
const [elsewhere = ''] = ids(1);

test('only one question per category is open at a time', async ({ page }) => {
  await page.goto('/faq');
  await ask(page, first);
  await ask(page, elsewhere);
  await ask(page, second);
  await expect(answer(page, second)).toBeVisible();
  await expect(answer(page, first)).toBeHidden();
  await expect(answer(page, elsewhere)).toBeVisible();
  const open = page.locator('details[open]');
  await expect(open).toHaveCount(2);
});

test('the keyboard opens and closes a question', async ({ page }) => {
  await page.goto('/faq');
  await question(page, first).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(answer(page, first)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer(page, first)).toBeHidden();
});

test('an answer opens in 0.3 s', async ({ page }) => {
  await page.goto('/faq');
  const seen = await question(page, first).evaluateHandle((element) => {
    const durations: unknown[] = [];
    const note = () => {
      for (const animation of element.getAnimations({ subtree: true })) {
        durations.push(animation.effect?.getComputedTiming().duration);
      }
    };
    for (const beginning of ['transitionrun', 'animationstart']) element.addEventListener(beginning, note);
    return durations;
  });
  await ask(page, first);
  const durations = () => seen.evaluate((all) => [...new Set(all)]);
  await expect.poll(durations).not.toEqual([]);
  expect(await durations()).toEqual([300]);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`on a phone, a question stays under the finger while the one above it closes (${reducedMotion})`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion });
    await page.goto(`/faq#${first}`);
    await expect(answer(page, first)).toBeVisible();
    const top = async () => (await question(page, second).boundingBox())?.y ?? Number.NaN;
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ block: 'center' }), second);
    const before = await top();
    await ask(page, second);
    await expect(answer(page, first)).toBeHidden();
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  });
}

test('a link to a question opens it below the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/faq#${elsewhere}`);
  await expect(answer(page, elsewhere)).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  await expect(async () => {
    const box = await question(page, elsewhere).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    expect(box?.y).toBeLessThan(400);
  }).toPass();
  await page.evaluate((id) => {
    location.hash = id;
  }, second);
  await expect(answer(page, second)).toBeVisible();
});

test('every answer is readable, and its links are underlined', async ({ page }) => {
  await page.goto('/faq');
  for (const { id } of categories.flatMap(({ items }) => items)) {
    await ask(page, id);
    await expect(answer(page, id).locator('p').first()).toBeVisible();
    for (const link of await answer(page, id).getByRole('link').all()) {
      await expect(link).toHaveCSS('text-decoration-line', 'underline');
    }
  }
});
