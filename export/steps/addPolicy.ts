import type { InlineCode } from '../page';
import { hashOf, isInlineCode, policyFor } from '../policy';
import { ExportError } from '../site';

const earlierPolicy = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;
const charset = /<meta charset="?utf-8"?\s*\/?>/i;
const codeElement = /<(script|style)\b([^>]*)>([^<]*(?:<(?!\/\1>)[^<]*)*)<\/\1>/g;

/**
 * Puts the security policy first in each head: whatever stands before it in the page would not be bound by it. The
 * character set comes right after; browsers look for it in the first 1,024 bytes, and a check holds it there.
 */
export function addPolicy(html: string, name: string): string {
  const page = html.replace(earlierPolicy, '');
  const [characterSet] = charset.exec(page) ?? [];
  if (!characterSet || !page.includes('<head>')) {
    throw new ExportError(`${name} has no <head> with a character set, so its policy has no place.`);
  }
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor(codeIn(page))}"/>`;
  return page.replace(charset, '').replace('<head>', `<head>${policy}${characterSet}`);
}

/** What runs or styles a page, found without reading all of it; a check reads it all and compares. */
function codeIn(html: string): InlineCode[] {
  return [...html.matchAll(codeElement)]
    .filter(([, element, attributes = '']) => {
      const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
      return element === 'style' || isInlineCode({ src: attribute('src'), type: attribute('type') });
    })
    .map(([, element = '', , text = '']) => ({ element, hash: hashOf(text) }));
}
