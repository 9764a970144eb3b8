import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { SlideMotionProps } from './SlideMotion';

/** Runs a task once the page has nothing better to do; Safari has no requestIdleCallback. */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 2000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: 5000 });
  return () => window.cancelIdleCallback(handle);
}

/** Runs a task once an element is less than a screen away from being seen. */
function whenNear(element: Element, task: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      task();
    },
    { rootMargin: '100%' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * The moving slide, once there is somebody to see it move: the animation library is fetched when the page is idle and
 * the carousel near. Until then, and for visitors who never scroll down, the slides change without moving.
 */
export function useSlideMotion(region: RefObject<Element | null>): ComponentType<SlideMotionProps> | undefined {
  const [motion, setMotion] = useState<{ Component: ComponentType<SlideMotionProps> }>();
  useEffect(() => {
    if (!region.current) return;
    let cancelIdle = () => {};
    const cancelNear = whenNear(region.current, () => {
      cancelIdle = whenIdle(() => {
        void import('./SlideMotion').then(({ SlideMotion }) => setMotion({ Component: SlideMotion }));
      });
    });
    return () => {
      cancelNear();
      cancelIdle();
    };
  }, [region]);
  return motion?.Component;
}
