import { useCallback, useEffect, useState } from 'react';

/** Milliseconds until the next testimonial comes by itself (specification, section 9). */
export const autoAdvanceMs = 6000;

interface Position {
  index: number;
  /** 1 when the last change went forward, -1 when it went back. */
  direction: 1 | -1;
}

/**
 * Where a carousel stands. It advances by itself every {@link autoAdvanceMs}; the first manual action, or `stop`, ends
 * that for good. Under reduced motion it never does.
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
      if (!reducedMotion.matches) step(1);
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
