import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * In forced colors the browser paints text in the reader's own colors, but axe reads `-webkit-text-fill-color`, which
 * still has the page's color: its contrast rule would judge colors that nobody sees.
 */
const misleadingInForcedColors = ['color-contrast'];

/** Expects no violation of WCAG 2.2 A and AA or of axe's best practices, once all animations have finished. */
export async function expectAccessible(page: Page, state: string) {
  // The header's animation follows the scroll position, so it never finishes.
  await page.evaluate(() => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.all(timed.map((animation) => animation.finished.catch(() => undefined)));
  });
  // Legacy mode: pages have no frames, so axe doesn't need to open a page of its own.
  const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    .disableRules(forced ? misleadingInForcedColors : [])
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html }) => html.slice(0, 160)),
  }));
  expect(found, state).toEqual([]);
}
