import { content } from './support/pages';
import { expect, test } from './support/test';

const guides = content.getResources();

test('a click anywhere on a card opens its guide', async ({ page }) => {
  await page.goto('/resources');
  const card = await page.getByRole('main').getByRole('article').first().boundingBox();
  await page.mouse.click((card?.x ?? 0) + 20, (card?.y ?? 0) + 20);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guides[0]?.title ?? '');
});

for (const { path } of guides) {
  test(`the table of contents of ${path} links to its sections, below the header`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const header = await page.getByRole('banner').boundingBox();
    for (const link of await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').all()) {
      await link.click();
      const target = page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`);
      await expect(target).toBeInViewport();
      expect((await target.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    }
  });
}
