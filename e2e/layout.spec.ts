import { phone, sizes } from './support/browser';
import { content, paths } from './support/pages';
import { errorStatus, expect, test } from './support/test';

const { business } = content;

/** No shadow, as browsers serialize it with and without an animation. */
const noShadow = /^none$|^rgba\(0, 0, 0, 0\) 0px 0px 0px 0px(, rgba\(0, 0, 0, 0\) 0px 0px 0px 0px)*$/;

test.use({ expectedProblems: errorStatus(404) });

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport });

    test('the header is transparent up to 20 px of scroll, white with a shadow beyond', async ({ page }) => {
      await page.goto('/about');
      const header = page.getByRole('banner');
      const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      const top = async () => {
        await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
        await expect(header).toHaveCSS('box-shadow', noShadow);
      };
      await top();
      await scrollTo(21);
      await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(header).not.toHaveCSS('box-shadow', noShadow);
      expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0 });
      await scrollTo(20);
      await top();
    });

    test('the header shows the phone link', async ({ page }) => {
      await page.goto('/about');
      const call = page.getByRole('banner').locator('a[href^="tel:"]');
      await expect(call).toBeVisible();
      await expect(call).toHaveAccessibleName(new RegExp(business.phone.replace(/[()]/g, '\\$&')));
      await expect(call).toHaveAttribute('href', business.phoneLink);
    });
  });
}

test('the current section is highlighted on its inner pages too', async ({ page }) => {
  await page.goto('/services/inheritance');
  const main = page.getByRole('navigation', { name: 'Main' });
  const look = (name: string) =>
    main.getByRole('link', { name }).evaluate((link) => {
      const { color, fontWeight, borderBottomColor } = getComputedStyle(link);
      return `${color} ${fontWeight} ${borderBottomColor}`;
    });
  expect(await look('Services')).not.toBe(await look('Blog'));
  await expect(main.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'true');
});

test('every page ends with one call to action, with the phone and the request form', async ({ page }) => {
  test.slow();
  for (const path of [...paths, '/x', '/services/x', '/resources/x']) {
    await page.goto(path);
    const band = page.getByRole('complementary', { name: 'Need a professional appraisal?' });
    await expect(band, path).toHaveCount(1);
    await expect(band.getByRole('link', { name: business.phone })).toHaveAttribute('href', business.phoneLink);
    await expect(band.getByRole('link', { name: 'Request an Appraisal' })).toHaveAttribute('href', '/contact');
    const [bottom, footer] = [await band.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
    expect((bottom?.y ?? 0) + (bottom?.height ?? 0), `the footer follows it on ${path}`).toBeCloseTo(footer?.y ?? 0, 0);
  }
});

test('on a phone, the primary button of the call to action comes first', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  const links = page.getByRole('complementary', { name: 'Need a professional appraisal?' }).getByRole('link');
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await expect(links).toHaveText(['Request an Appraisal', `Call ${business.phone}`, 'View FAQ']);
});
