import type { Page } from '@playwright/test';
import { clippedText, expectNoHeaderOverlap, expectNoSidewaysScroll } from './support/layout';
import { paths } from './support/pages';
import { errorStatus, expect, test } from './support/test';

const everywhere = [...paths, '/contact/received', '/x', '/services/x', '/resources/x'];
test.use({ expectedProblems: errorStatus(404) });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [what, viewport] of Object.entries({
  '320 px': { width: 320, height: 640 },
  '400% zoom of a 1280 px window': { width: 320, height: 256 },
  '200% zoom of a 1280 px window': { width: 640, height: 400 },
  'the width at which the menu becomes a row': { width: 1152, height: 700 },
})) {
  test(`no page scrolls sideways at ${what}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const path of everywhere) {
      await page.goto(path);
      await expectNoSidewaysScroll(page, path);
    }
  });
}

test('every link of the menu can be reached at 400% zoom', async ({ page }) => {
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
  test(`WCAG text spacing clips no text, ${width} px wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await page.goto(path);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, spacing);
      expect(await clippedText(page), path).toEqual([]);
      await expectNoSidewaysScroll(page, path);
      await expectNoHeaderOverlap(page, path);
    }
  });
}

/** Texts of drawings that are cut off at the edge, or that overlap another. */
const crowdedLetters = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main svg')].flatMap((svg) => {
      const edge = svg.getBoundingClientRect();
      const boxes = [...svg.querySelectorAll('text:not(:has(tspan)), tspan')]
        .filter((text) => text.checkVisibility())
        .map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return { text: text.textContent, box: range.getBoundingClientRect() };
        });
      const cut = boxes.filter(({ box }) => box.left < edge.left - 1 || box.right > edge.right + 1);
      const overlapping = boxes.filter(({ box: a }, index) =>
        boxes.slice(0, index).some(({ box: b }) => Math.abs(a.top - b.top) < 4 && a.left < b.right && b.left < a.right),
      );
      return [...cut, ...overlapping].map(({ text }) => text);
    }),
  );

for (const width of [320, 390, 768, 1280, 1920]) {
  test(`the words of drawings are whole and apart, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await page.goto(path);
      expect(await crowdedLetters(page), path).toEqual([]);
    }
  });
}
