import { ExportError, type ExportedSite } from '../site';
import { checkHostFiles } from './hostFiles';
import { checkAssets, checkIds, checkLinks } from './links';
import { checkCards, checkHeads, checkListings } from './metadata';
import { checkPolicy } from './policy';
import { checkContact, checkStructuredData } from './structuredData';

/** Each returns one sentence per problem. */
const checks: ((site: ExportedSite) => string[])[] = [
  checkLinks,
  checkIds,
  checkAssets,
  checkCards,
  checkHeads,
  checkPolicy,
  checkContact,
  checkStructuredData,
  checkListings,
  checkHostFiles,
];

/** Runs every check. Throws ExportError with all findings, one per line. */
export function checkSite(site: ExportedSite): void {
  const findings = checks.flatMap((check) => check(site));
  if (findings.length > 0) throw new ExportError(findings.join('\n'));
}
