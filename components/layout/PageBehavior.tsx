// Client components because they depend on clicks, on the path and on today's date.
'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';

/**
 * Scrolls smoothly to the target of a link within the page, unless the visitor prefers reduced motion. Set only for the
 * click, because `scroll-behavior` in the stylesheet would animate Back and Forward too.
 */
export function SmoothAnchors() {
  useEffect(() => {
    const { style } = document.documentElement;
    const begin = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (!link || link.hash === location.hash) return;
      // Clicks that open a tab or a window, or that a script has answered, don't scroll: nothing would switch it off.
      const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
      if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return;
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) style.scrollBehavior = 'smooth';
    };
    const end = () => {
      style.scrollBehavior = '';
    };
    document.addEventListener('click', begin);
    window.addEventListener('hashchange', end);
    return () => {
      document.removeEventListener('click', begin);
      window.removeEventListener('hashchange', end);
    };
  }, []);
  return null;
}

/**
 * Lets browsers prerender the page behind a link that the visitor is about to follow. Only other pages that exist: not
 * files, not links marked `nofollow` (components/ui/Card.tsx), not blog posts.
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

const never = () => () => {};
const thisYear = () => new Date().getFullYear();

/** The current year. Before the script runs it is the year of the build. */
export function CopyrightYear({ buildYear }: { buildYear: number }) {
  return <>{useSyncExternalStore(never, thisYear, () => buildYear)}</>;
}
