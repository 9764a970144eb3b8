import { content } from './support/content';
import { expect, test } from './support/test';

const guides = content.getResources();

test('the Resource Center shows a card for each guide, a request button and a call link', async ({ page }) => {
  await page.goto('/resources');
  const main = page.getByRole('main');
  for (const { title, path, summary } of guides.slice(0, 3)) {
    const card = main.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card).toContainText(summary);
    await expect(card.locator('img')).toBeVisible();
    await expect(card.getByRole('link', { name: /Read more/ })).toHaveAttribute('href', path);
  }
  await expect(main.getByRole('link', { name: 'Request an Appraisal' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: /^Call / })).toHaveAttribute('href', content.business.phoneLink);
});

test('a click anywhere on a card opens its guide', async ({ page }) => {
  await page.goto('/resources');
  const card = await page.getByRole('main').getByRole('article').first().boundingBox();
  await page.mouse.click((card?.x ?? 0) + 20, (card?.y ?? 0) + 20);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guides[0]?.title ?? '');
});

for (const { id, path } of guides) {
  test(`${path} shows the short answer, its sections, its sources and a request button`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'The short answer' })).toBeVisible();
    const { headings } = content.getResource(id);
    const contents = main.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(contents).toHaveText(headings.map(({ text }) => text));
    for (const { text } of headings) {
      await expect(main.getByRole('heading', { name: text, exact: true }).first()).toBeVisible();
    }
    await expect(main.getByRole('link', { name: 'Request an Appraisal' })).toHaveAttribute('href', '/contact');
    expect(await main.locator('a[href^="https://"]').count()).toBeGreaterThan(2);
  });

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
