// A client component because the rules leave out the page itself, which only the path tells.
'use client';

import { usePathname } from 'next/navigation';

/**
 * Lets browsers prerender the page behind a link that the visitor is about to follow. Only other pages that exist: not
 * files, not links marked `nofollow` (components/ui/LinkCard.tsx), not blog posts.
 */
export function SpeculationRules() {
  const path = usePathname();
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: [path, '/*.*', '/blog/*', '/contact/received'] } },
      { not: { selector_matches: '[rel~=nofollow]' } },
    ],
  };
  const rules = JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made here, from nothing that anyone else wrote.
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />;
}
