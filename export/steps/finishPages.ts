import type { Page } from '../page';
import type { ExportedSite } from '../site';
import { addPolicy } from './addPolicy';
import { inlineStyles } from './inlineStyles';
import { mergeInlineScripts } from './mergeInlineScripts';
import { startScriptsAfterPaint } from './startScriptsAfterPaint';

/** As many pages at once as keep two cores busy: while cards are drawn on other threads, the next page is finished. */
const atOnce = 4;

/**
 * Does all that is done to each page, so that each is read and written once.
 *
 * @param drawCard what draws the share card of a finished page
 */
export async function finishPages(site: ExportedSite, drawCard: (page: Page) => Promise<void>): Promise<void> {
  // The policy after all that changes the page.
  const steps: ((html: string, name: string) => string)[] = [
    inlineStyles(site),
    startScriptsAfterPaint,
    mergeInlineScripts,
    addPolicy,
  ];
  const names = site.names('.html');
  const work = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const finished = steps.reduce((html, step) => step(html, name as string), site.text(name));
      site.write(name, finished);
      await drawCard(site.page(name));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
