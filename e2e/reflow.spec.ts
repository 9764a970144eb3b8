import { cutWords, expectHeaderInOrder, expectNoSidewaysScroll } from './support/layout';
import { paths } from './support/pages';
import { expect, statusComplaint, test } from './support/test';

const everywhere = [...paths, '/contact/received', '/x', '/services/x', '/resources/x'];
test.use({ expectedProblems: statusComplaint(404) });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [what, viewport] of Object.entries({
  '320 px': { width: 320, height: 640 },
  '400 % zoom of a 1280 px window': { width: 320, height: 256 },
  '200 % zoom of a 1280 px window': { width: 640, height: 400 },
  'a window as wide as where the menu becomes a row': { width: 1152, height: 700 },
})) {
  test(`nothing needs a sideways scroll at ${what}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const path of everywhere) {
      await page.goto(path);
      await expectNoSidewaysScroll(page, path);
    }
  });
}

test('the menu can be used to its last link at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.locator('#site-menu').getByRole('link').first()).toBeFocused();
  const request = page.locator('#site-menu').getByRole('link', { name: 'Request an Appraisal' });
  await request.focus();
  await expect(request).toBeInViewport({ ratio: 1 });
  await request.click();
  await expect(page).toHaveURL('/contact');
});

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

for (const width of [390, 1280]) {
  test(`no words are cut with text spaced as far as WCAG asks, ${width} px wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await page.goto(path);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, spacing);
      expect(await cutWords(page), path).toEqual([]);
      await expectNoSidewaysScroll(page, path);
      await expectHeaderInOrder(page, path);
    }
  });
}
