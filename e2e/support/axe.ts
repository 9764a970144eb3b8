import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * In forced colours the browser paints text in the reader's own colours. axe reads `-webkit-text-fill-color`, which
 * still says the page's colour then, so its contrast rule would judge colours that nobody sees.
 */
const misleadingInForcedColors = ['color-contrast'];

/** No violation of WCAG 2.2 A and AA nor of axe's best practices, once everything that moves has come to rest. */
export async function expectAccessible(page: Page, state: string) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  // One frame is enough, and the site has no other; so axe need not open a page of its own.
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
