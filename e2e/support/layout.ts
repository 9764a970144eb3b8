import type { Page } from '@playwright/test';
import { expect } from './test';

/** Expects that the page can't scroll sideways. A failure names the elements that are too wide. */
export async function expectNoSidewaysScroll(page: Page, what: string) {
  const found = await page.evaluate(() => {
    window.scrollTo({ left: 500, top: 0, behavior: 'instant' });
    const width = document.documentElement.scrollWidth - innerWidth;
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => width > 0 && element.getBoundingClientRect().right + scrollX > innerWidth + 1,
    );
    const names = wide.slice(-3).map((element) => element.outerHTML.slice(0, 100));
    return { moved: scrollX, width: Math.max(width, 0), names };
  });
  expect(found, what).toEqual({ moved: 0, width: 0, names: [] });
}

/** Text that is clipped by a box that doesn't scroll. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow);
    const clipped: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.sr-only, [aria-hidden="true"], .table-scroll')) continue;
      let box: Element | null = parent;
      while (box && !clips(box)) box = box.parentElement;
      if (!box) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const [text, edge] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      const inside =
        text.left >= edge.left - 1 &&
        text.right <= edge.right + 1 &&
        text.top >= edge.top - 4 &&
        text.bottom <= edge.bottom + 4;
      if (!inside) clipped.push(node.textContent.slice(0, 80));
    }
    return clipped;
  });
}

/** Expects the header's links and buttons to be inside the window and not to overlap. */
export async function expectNoHeaderOverlap(page: Page, what: string) {
  const boxes = await page
    .getByRole('banner')
    .locator('a, button')
    .filter({ visible: true })
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  const width = await page.evaluate(() => innerWidth);
  for (const [index, box] of boxes.entries()) {
    expect(box.left, what).toBeGreaterThanOrEqual(0);
    expect(box.right, what).toBeLessThanOrEqual(width);
    for (const other of boxes.slice(index + 1)) {
      const separate =
        other.left >= box.right - 1 ||
        box.left >= other.right - 1 ||
        other.top >= box.bottom ||
        box.top >= other.bottom;
      expect(separate, what).toBe(true);
    }
  }
}
