// A client component because it watches how far the page is scrolled.
'use client';

import { type ReactNode, useEffect, useState } from 'react';

/** Pixels of scroll beyond which the header turns white (specification, section 9). */
export const scrollThreshold = 20;

/** The fixed header: transparent at the top of the page, white with a shadow once it is scrolled. */
export function HeaderShell({ children }: { children: ReactNode }) {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > scrollThreshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return (
    <header data-scrolled={scrolled} className="site-header fixed inset-x-0 top-0 z-40 h-(--header-height)">
      {children}
    </header>
  );
}
