import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './test';

/** Minified, because a browser parses it again for each page. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What takes time and isn't read: what passed, selectors, and media and stylesheets of other sites.
  reporter: 'no-passes' as const,
  resultTypes: ['violations' as const],
  selectors: false,
  preload: false,
};

/** Expects no violation of WCAG 2.2 A and AA or of axe's best practices, once all animations have finished. */
export async function expectAccessible(page: Page, state: string) {
  // The header's animation follows the scroll position, so it never finishes.
  await page.evaluate(() => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.all(timed.map((animation) => animation.finished.catch(() => undefined)));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(async (by) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(by);
    const htmlOf = ({ html }: { html: string }) => html.slice(0, 160);
    return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(htmlOf) }));
  }, options);
  expect(found, state).toEqual([]);
}

/** Expects a part of the page on the screen, with its top below the header, which covers what is under it. */
export async function expectBelowHeader(part: Locator) {
  await expect(part).toBeInViewport();
  const distance = async () => {
    const [header, box] = [await part.page().getByRole('banner').boundingBox(), await part.boundingBox()];
    return (box?.y ?? Number.NaN) - (header?.height ?? Number.NaN);
  };
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
}

export async function expectNoSidewaysScroll(page: Page, what: string) {
  await page.evaluate(() => window.scrollTo({ left: 500, top: 0, behavior: 'instant' }));
  expect(await page.evaluate(() => scrollX), what).toBe(0);
}

/** Links, buttons and texts of drawings in these elements that are cut off at the edge or overlap another. */
export const crowdedParts = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((whole) => {
      // A drawing may write beside its lines, within its frame.
      const edge = (whole.closest('figure') ?? whole).getBoundingClientRect();
      const parts = [...whole.querySelectorAll('a, button, text:not(:has(tspan)), tspan')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }));
      const cut = parts.filter(({ box }) => box.left < edge.left - 1 || box.right > edge.right + 1);
      const inOneLine = (a: DOMRect, b: DOMRect) => Math.abs(a.top + a.bottom - b.top - b.bottom) < 8;
      const overlapping = parts.filter(({ box: a }, index) =>
        parts.slice(0, index).some(({ box: b }) => inOneLine(a, b) && a.left < b.right - 1 && b.left < a.right - 1),
      );
      return [...cut, ...overlapping].map(({ text }) => text);
    }),
  );
