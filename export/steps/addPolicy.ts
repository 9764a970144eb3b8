import { policyFor } from '../policy';
import { ExportError, type ExportedSite } from '../site';

const earlierPolicy = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;
const charset = /<meta charset="?utf-8"?\s*\/?>/i;

/**
 * Puts the security policy first in each head: whatever stands before it in the page would not be bound by it. The
 * character set comes right after; browsers look for it in the first 1,024 bytes, and a check holds it there.
 */
export async function addPolicy(site: ExportedSite): Promise<void> {
  for (const page of site.pages()) {
    const html = site.text(page.name).replace(earlierPolicy, '');
    const [characterSet] = charset.exec(html) ?? [];
    if (!characterSet || !html.includes('<head>')) {
      throw new ExportError(`${page.name} has no <head> with a character set, so its policy has no place.`);
    }
    const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor(page)}"/>`;
    site.write(page.name, html.replace(charset, '').replace('<head>', `<head>${policy}${characterSet}`));
  }
}
