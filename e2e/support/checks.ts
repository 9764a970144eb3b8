import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no violation of WCAG 2.2 A and AA or of axe's best practices, once all animations have finished. */
export async function expectAccessible(page: Page, state: string) {
  // The header's animation follows the scroll position, so it never finishes.
  await page.evaluate(() => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.all(timed.map((animation) => animation.finished.catch(() => undefined)));
  });
  // Legacy mode: pages have no frames, so axe doesn't need to open a page of its own.
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html }) => html.slice(0, 160)),
  }));
  expect(found, state).toEqual([]);
}

/** Expects that the page can't scroll sideways. A failure names the elements that are too wide. */
export async function expectNoSidewaysScroll(page: Page, what: string) {
  const found = await page.evaluate(() => {
    window.scrollTo({ left: 500, top: 0, behavior: 'instant' });
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => scrollWidth > clientWidth && element.getBoundingClientRect().right + scrollX > clientWidth + 1,
    );
    return { moved: scrollX, wide: wide.slice(-3).map((element) => element.outerHTML.slice(0, 100)) };
  });
  expect(found, what).toEqual({ moved: 0, wide: [] });
}

/** Texts of drawings that are cut off at the edge, or that overlap another. */
export const crowdedLetters = (page: Page) =>
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

/** Text that is clipped by a box that doesn't scroll. */
export const clippedText = (page: Page) =>
  page.evaluate(() => {
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

/** The header's links and buttons that are outside the window or overlap another. */
export const crowdedHeader = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a, button')
    .filter({ visible: true })
    .evaluateAll((parts) => {
      const boxes = parts.map((part) => part.getBoundingClientRect());
      const crowded = (box: DOMRect, index: number) =>
        box.left < 0 ||
        box.right > innerWidth ||
        boxes
          .slice(0, index)
          .some((a) => a.left < box.right - 1 && box.left < a.right - 1 && a.top < box.bottom && box.top < a.bottom);
      return parts.filter((_, index) => crowded(boxes[index] as DOMRect, index)).map((part) => part.textContent);
    });
