import type { ExportedSite } from '../site';
import { addPolicy } from './addPolicy';
import { mergeInlineScripts } from './mergeInlineScripts';
import { startScriptsAfterPaint } from './startScriptsAfterPaint';

/** In this order: the policy after everything that changes a page. */
const steps: ((html: string, name: string) => string)[] = [startScriptsAfterPaint, mergeInlineScripts, addPolicy];

/** Does all that is done to each page, so that each is read and written once. */
export async function finishPages(site: ExportedSite): Promise<void> {
  for (const name of site.names('.html')) {
    site.write(
      name,
      steps.reduce((html, step) => step(html, name), site.text(name)),
    );
  }
}
