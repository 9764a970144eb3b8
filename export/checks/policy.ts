import type { Page } from '../page';
import { policyFor } from '../policy';
import type { ExportedSite } from '../site';

/** Each page's security policy comes directly after the character set and matches the page, and nothing violates it. */
export function checkPolicy(site: ExportedSite): string[] {
  return site.pages().flatMap((page) => [...policyProblems(page, site.text(page.name)), ...violations(page)]);
}

const start = /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"\/?><meta http-equiv="Content-Security-Policy"/i;

function policyProblems(page: Page, html: string): string[] {
  const findings: string[] = [];
  const policies = page.metas.get('content-security-policy') ?? [];
  if (!start.test(html))
    findings.push(`${page.path} does not start its head with the character set and the security policy.`);
  if (policies.length !== 1 || policies[0] !== policyFor(page.code)) {
    findings.push(`${page.path} has a security policy that does not match its scripts.`);
  }
  return findings;
}

function violations({ path, codeInAttributes, links, metas }: Page): string[] {
  const policy = metas.get('content-security-policy')?.[0] ?? '';
  return [
    ...new Set(
      codeInAttributes.map(
        (code) => `${path} has an element with code in an attribute (${code}), which its policy forbids.`,
      ),
    ),
    ...links.filter((link) => /^\s*javascript:/i.test(link)).map(() => `${path} has a link that runs a script.`),
    ...(/'unsafe-|\*/.test(policy) ? [`${path} has a security policy with an exception (unsafe- or *).`] : []),
  ];
}
