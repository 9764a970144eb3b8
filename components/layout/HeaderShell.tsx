// A client component because browsers without scroll-driven animations need a scroll listener.
'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Pixels of scroll above which the header is white (specification, section 9). Also in app/globals.css. */
const scrollThreshold = 20;

/**
 * The fixed header: transparent at the top of the page, white with a shadow once it is scrolled. The stylesheet does it
 * alone where it can; elsewhere the header is white until this script says that the page is at its top.
 */
export function HeaderShell({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const { dataset } = header.current as HTMLElement;
    // Tells tests that scripts run.
    dataset.hydrated = '';
    if (window.CSS?.supports?.('animation-timeline: scroll()')) return;
    const update = () => {
      dataset.scrolled = String(window.scrollY > scrollThreshold);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return (
    <header ref={header} className="site-header fixed inset-x-0 top-0 z-40 h-(--header-height)">
      {children}
    </header>
  );
}
