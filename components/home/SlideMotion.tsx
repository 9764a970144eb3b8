// A client component because it animates. It is loaded only when the page is idle.
'use client';

import { domAnimation, LazyMotion, MotionConfig, m } from 'framer-motion';
import { type ReactNode, useState } from 'react';

interface SlideMotionProps {
  current: boolean;
  /** 1: the slide enters from the right and leaves to the left; -1: the other way around. */
  direction: 1 | -1;
  children: ReactNode;
}

/** Seconds that a slide takes to leave. The next one enters only then, so that two quotes never overlap. */
const leaveDuration = 0.2;
const enter = (direction: 1 | -1) => ({
  x: [`${30 * direction}%`, '0%'],
  opacity: [0, 1],
  visibility: 'visible',
  transition: { delay: leaveDuration, duration: 0.45, ease: [0.22, 0.7, 0.2, 1] as const },
});
const leave = (direction: 1 | -1) => ({
  x: ['0%', `${-30 * direction}%`],
  opacity: [1, 0],
  visibility: 'visible',
  transition: { duration: leaveDuration, ease: 'easeIn' as const },
  transitionEnd: { visibility: 'hidden' },
});

/** Animates a slide in when it becomes current, and out when another one does. */
export function SlideMotion({ current, direction, children }: SlideMotionProps) {
  // Keeps the direction at the time of the change: a later one must not move a slide that has left.
  const [change, setChange] = useState({ current, direction });
  if (change.current !== current) setChange({ current, direction });
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <m.div
          className="h-full"
          initial={false}
          animate={change.current ? enter(change.direction) : leave(change.direction)}
        >
          {children}
        </m.div>
      </MotionConfig>
    </LazyMotion>
  );
}
