import type { ExportedSite } from '../site';
import { addPolicy } from './addPolicy';
import { inlineStyles } from './inlineStyles';
import { mergeInlineScripts } from './mergeInlineScripts';
import { startScriptsAfterPaint } from './startScriptsAfterPaint';

/** Does all that is done to each page, so that each is read and written once: the policy after all that changes it. */
export async function finishPages(site: ExportedSite): Promise<void> {
  const steps: ((html: string, name: string) => string)[] = [
    inlineStyles(site),
    startScriptsAfterPaint,
    mergeInlineScripts,
    addPolicy,
  ];
  for (const name of site.names('.html')) {
    site.write(
      name,
      steps.reduce((html, step) => step(html, name), site.text(name)),
    );
  }
}
