import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import type { SlideMotionProps } from './SlideMotion';

/** Milliseconds between automatic changes (specification, section 9). */
export const autoAdvanceMs = 6000;

interface Position {
  index: number;
  /** 1 if the last change went forward, -1 if it went back. */
  direction: 1 | -1;
}

/**
 * The position of a carousel. It advances every {@link autoAdvanceMs} until the first manual action or `stop`, which
 * stops it permanently. It never advances by itself under reduced motion or while the page is hidden.
 *
 * @param count number of slides; next and previous wrap around
 */
export function useCarousel(count: number) {
  const [position, setPosition] = useState<Position>({ index: 0, direction: 1 });
  const [stopped, setStopped] = useState(false);

  const step = useCallback(
    (direction: 1 | -1) => setPosition(({ index }) => ({ index: (index + direction + count) % count, direction })),
    [count],
  );
  const stop = useCallback(() => setStopped(true), []);

  useEffect(() => {
    if (stopped) return;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const timer = window.setInterval(() => {
      // A prerendered page and a background tab are hidden.
      if (!reducedMotion.matches && !document.hidden) step(1);
    }, autoAdvanceMs);
    return () => window.clearInterval(timer);
  }, [stopped, step]);

  return {
    position,
    stopped,
    stop,
    next: () => {
      stop();
      step(1);
    },
    previous: () => {
      stop();
      step(-1);
    },
    show: (target: number) => {
      stop();
      setPosition(({ index }) => ({ index: target, direction: target < index ? -1 : 1 }));
    },
  };
}

/**
 * Loads the animation library when the carousel is less than a screen away and the page is idle. Until then, and if it
 * can't be loaded, slides change without moving.
 */
export function useSlideMotion(region: RefObject<Element | null>): ComponentType<SlideMotionProps> | undefined {
  const [motion, setMotion] = useState<{ SlideMotion: ComponentType<SlideMotionProps> }>();
  useEffect(() => {
    if (!region.current || !('IntersectionObserver' in window)) return;
    const load = () => import('./SlideMotion').then(setMotion, () => undefined);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Safari has no requestIdleCallback.
        if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: 5000 });
        else setTimeout(load, 2000);
      },
      { rootMargin: '100%' },
    );
    observer.observe(region.current);
    return () => observer.disconnect();
  }, [region]);
  return motion?.SlideMotion;
}
