// A client component because it follows what is on the screen.
'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Milliseconds between the entrances of cards that come into view together (specification, section 9). */
const stagger = 200;

/**
 * Cards enter when they come into view. Those of the first screen enter by the stylesheet alone, the others by this
 * script; until then, and without it, they are where they belong.
 */
export function EnteringCards({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const below = new Set<Element>();
    const observer = new IntersectionObserver((changes) => {
      let delay = 0;
      for (const { target, isIntersecting } of changes) {
        if (!isIntersecting) {
          below.add(target);
          continue;
        }
        observer.unobserve(target);
        if (!below.has(target)) continue;
        const easing = 'cubic-bezier(0.22, 0.7, 0.2, 1)';
        target.animate({ translate: ['0 0.75rem', '0 0'] }, { duration: 600, delay, easing, fill: 'backwards' });
        delay += stagger;
      }
    });
    for (const card of ref.current?.querySelectorAll('li') ?? []) observer.observe(card);
    return () => observer.disconnect();
  }, []);
  return <div ref={ref}>{children}</div>;
}
