import type { Page } from '@playwright/test';
import { crowdedParts, expectNoSidewaysScroll } from './support/checks';
import { templates } from './support/site';
import { expect, test } from './support/test';

/* The crawl tests every page at 320 px. */

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Texts in a box that clips them; the brand's name gives way to its mark on purpose. */
const clippedText = (page: Page) =>
  page.locator('body *:not([class*="sr-only"], [aria-hidden="true"], .table-scroll, .brand)').evaluateAll((all) =>
    all
      .filter((box) => /hidden|clip/.test(getComputedStyle(box).overflow) && box.textContent?.trim())
      .filter((box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 4)
      .filter((box) => box.checkVisibility({ visibilityProperty: true }))
      .map((box) => box.outerHTML.slice(0, 100)),
  );

/** Headings with a word that is wider than its column, so that it breaks inside. */
const brokenHeadings = (page: Page) =>
  page.locator('h1, h2, h3').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      (heading as HTMLElement).style.overflowWrap = 'normal';
      return heading.scrollWidth > heading.clientWidth + 1 ? heading.textContent : [];
    }),
  );

async function expectReadable(page: Page, what: string) {
  expect(await clippedText(page), `clipped text, ${what}`).toEqual([]);
  expect(await crowdedParts(page, 'header'), `header, ${what}`).toEqual([]);
  await expectNoSidewaysScroll(page, what);
}

for (const path of templates) {
  test(`${path} stays readable at 400% zoom, with WCAG text spacing and with text at 200%`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.setViewportSize({ width: 320, height: 256 });
    await expectReadable(page, '400% zoom');

    const spaced = await page.evaluateHandle((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
      return sheet;
    }, spacing);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectReadable(page, `text spacing, ${width} px`);
    }
    await spaced.evaluate((sheet) => sheet.replaceSync(''));

    // As the reader's default font size in the browser's settings, 16 px unless changed.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectReadable(page, `text at 200%, ${width} px`);
      expect(await brokenHeadings(page), `${width} px`).toEqual([]);
    }
  });
}
