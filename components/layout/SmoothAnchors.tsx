// A client component because it answers clicks.
'use client';

import { useEffect } from 'react';

/**
 * Scrolls smoothly to the target of a link within the page, unless the visitor prefers reduced motion. Set only for the
 * click, because `scroll-behavior` in the stylesheet would animate Back and Forward too.
 */
export function SmoothAnchors() {
  useEffect(() => {
    const { style } = document.documentElement;
    const begin = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (!link || link.hash === location.hash || event.button !== 0 || event.ctrlKey || event.metaKey) return;
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
