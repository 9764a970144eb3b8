import { business, guides, home, services } from './testing/content';
import { expect, scrollTo, test } from './testing/test';

test.describe('on a phone, without scripts', () => {
  test.use({ viewport: { width: 390, height: 664 }, javaScriptEnabled: false });

  test('the first screen of the home page shows the headline, the request button and the phone', async ({ page }) => {
    test.skip(home.lede.length > 200, 'home.yaml: below a "lede" of over 200 characters, the button is further down');
    await page.goto('/');
    for (const width of [390, 844, 1280]) {
      await page.setViewportSize({ width, height: width === 844 ? 390 : 664 });
      for (const part of [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('banner').getByRole('link', { name: `Call ${business.phone}` }),
        page.getByRole('main').getByRole('link', { name: 'Request an Appraisal' }).first(),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
    }
  });

  for (const { path, title, description } of services) {
    test(`the first screen of ${path} shows its price and both ways to order`, async ({ page }) => {
      test.skip(description.length > 160, 'below a "description" of over 160 characters, the buttons are further down');
      await page.goto(path);
      const main = page.getByRole('main');
      for (const part of [
        main.getByRole('heading', { level: 1, name: title }),
        main.getByText(description).first(),
        main.getByText(business.feeText).first(),
        main.getByRole('link', { name: 'Request an Appraisal' }).first(),
        main.getByRole('link', { name: `Call ${business.phone}` }).first(),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
    });
  }

  test('the first screen of a guide shows the beginning of its short answer', async ({ page }) => {
    for (const { path } of guides) {
      await page.goto(path);
      await expect(page.getByRole('region', { name: 'The short answer' })).toBeInViewport({ ratio: 0.1 });
    }
  });

  test('the header has a request button whenever the page’s own first one isn’t in view', async ({ page }) => {
    const inHeader = page.getByRole('banner').getByRole('link', { name: 'Request an Appraisal' });
    // A guide has none of its own.
    for (const path of ['/', services[0]?.path ?? '', guides[0]?.path ?? '']) {
      await page.goto(path);
      const own = page.locator('.first-request-button');
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < end; top += 996) {
        await scrollTo(page, top);
        const box = (await own.count()) > 0 ? await own.boundingBox() : null;
        const inView = box !== null && box.y >= 72 && box.y + box.height <= 664;
        await expect(inHeader, `${path}, ${top} px`).toBeVisible({ visible: !inView });
      }
    }
    await page.goto('/contact');
    await expect(inHeader).toBeHidden();
  });
});

test('all of a card is a link to its guide', async ({ page }) => {
  await page.goto('/resources');
  const card = page.getByRole('article').first();
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(guides[0]?.path ?? '');
});
