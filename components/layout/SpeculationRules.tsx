// A client component because the rules leave out the page that is shown.
'use client';

import { usePathname } from 'next/navigation';

/**
 * Lets browsers prerender the page behind a link that the visitor is about to follow. Only other pages that exist: not
 * files, not links marked `nofollow`, as those to unwritten pages are.
 */
export function SpeculationRules() {
  const path = usePathname();
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: [path, '/*.*'] } },
      { not: { selector_matches: '[rel~=nofollow]' } },
    ],
  };
  const rules = JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made here, from nothing that anyone else wrote.
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />;
}
