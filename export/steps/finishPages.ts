import { forEachAtOnce } from '../forEachAtOnce';
import type { Page } from '../page';
import type { ExportedSite } from '../site';
import { addPolicy } from './addPolicy';
import { compileAhead } from './compileAhead';
import { inlineStyles } from './inlineStyles';
import { mergeInlineScripts } from './mergeInlineScripts';
import { startScriptsAfterPaint } from './startScriptsAfterPaint';
import { takeDataOut } from './takeDataOut';

/**
 * Does all that is done to each page, so that each is read and written once.
 *
 * @param drawCard what draws the share card of a finished page
 */
export async function finishPages(site: ExportedSite, drawCard: (page: Page) => Promise<void>): Promise<void> {
  const compile = compileAhead(site);
  // The policy after all that changes the page.
  const steps: ((html: string, name: string) => string)[] = [
    inlineStyles(site),
    (html, name) => {
      const { page, data } = takeDataOut(html, name, site);
      return startScriptsAfterPaint(page, compile, data);
    },
    mergeInlineScripts,
    addPolicy,
  ];
  // While cards are drawn on other threads, the next page is finished.
  await forEachAtOnce(site.names('.html'), async (name) => {
    const html = steps.reduce((text, step) => step(text, name), site.text(name));
    await drawCard(site.writePage(name, html));
  });
}
