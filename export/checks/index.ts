import { ExportError, type ExportedSite } from '../site';
import { checkAssets } from './assets';
import { checkCards } from './cards';
import { checkContact } from './contact';
import { checkHeads } from './heads';
import { checkHostFiles } from './hostFiles';
import { checkIds } from './ids';
import { checkLinks } from './links';
import { checkListings } from './listings';
import { checkPolicy } from './policy';
import { checkStructuredData } from './structuredData';

/** Each looks at the finished site and says what is wrong, one plain sentence a fault. */
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

/** Runs every check; any finding stops the build. */
export async function checkSite(site: ExportedSite): Promise<void> {
  const findings = checks.flatMap((check) => check(site));
  if (findings.length > 0) throw new ExportError(findings.join('\n'));
}
