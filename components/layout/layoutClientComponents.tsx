// Parts of the layout, client components because they depend on the path, on today's date and on scripts.
'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import type { NotFoundKind } from './NotFound';

/**
 * Lets browsers prerender the page behind a link that the visitor is about to follow. Only other pages that exist: not
 * files, not links marked `nofollow`, as those to unwritten pages are.
 */
export function SpeculationRules() {
  const path = usePathname();
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: [path, '/*.*', '/contact/received'] } },
      { not: { selector_matches: '[rel~=nofollow]' } },
    ],
  };
  const rules = JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made here, from nothing that anyone else wrote.
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />;
}

/** The current year. Before the script runs it is the year of the build. */
export function CopyrightYear({ buildYear }: { buildYear: number }) {
  const [year, setYear] = useState(buildYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}

/** Says that scripts run, which tests wait for. It belongs in the last part of the page that React hydrates. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}

/** The only not-found page of some static hosts. Below /services and /resources it shows what their own ones show. */
export function NotFoundByPath(kinds: Record<NotFoundKind, ReactNode>) {
  const [path, setPath] = useState('');
  useEffect(() => setPath(window.location.pathname), []);
  useEffect(() => {
    if (path) document.title = document.querySelector('h1')?.textContent ?? document.title;
  }, [path]);
  return kinds[path.startsWith('/services/') ? 'service' : path.startsWith('/resources/') ? 'resource' : 'page'];
}
