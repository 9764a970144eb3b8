import type { Page } from '../page';
import { policyFor } from '../policy';
import type { ExportedSite } from '../site';

const charsetWithin = 1024;
const charset = /<meta charset="?utf-8"?\s*\/?>/i;

/** The security policy of each page is its first element, fits the page as it is, and nothing in the page breaks it. */
export function checkPolicy(site: ExportedSite): string[] {
  return site.pages().flatMap((page) => [...policyOf(page, site.text(page.name)), ...breaches(page)]);
}

function policyOf(page: Page, html: string): string[] {
  const findings: string[] = [];
  const policies = page.metas.get('content-security-policy') ?? [];
  if (!html.includes('<head><meta http-equiv="Content-Security-Policy"')) {
    findings.push(`${page.path} does not begin its head with a security policy.`);
  }
  if (policies.length !== 1 || policies[0] !== policyFor(page.code)) {
    findings.push(`${page.path} has a security policy that does not fit its scripts.`);
  }
  const characterSet = charset.exec(html);
  const end = characterSet ? characterSet.index + characterSet[0].length : Number.POSITIVE_INFINITY;
  if (Buffer.byteLength(html.slice(0, Math.min(end, charsetWithin + 1))) > charsetWithin) {
    findings.push(
      `${page.path} names its character set after the first ${charsetWithin} bytes, where browsers no longer look.`,
    );
  }
  return findings;
}

function breaches({ path, inlineCode, links, metas }: Page): string[] {
  const policy = metas.get('content-security-policy')?.[0] ?? '';
  return [
    ...new Set(
      inlineCode.map((code) => `${path} has an element with code in an attribute (${code}), which its policy forbids.`),
    ),
    ...links.filter((link) => /^\s*javascript:/i.test(link)).map(() => `${path} has a link that runs a script.`),
    ...(/'unsafe-|\*/.test(policy) ? [`${path} has a security policy with an exception (unsafe- or *).`] : []),
  ];
}
