// A client component because the dates are the visitor's own: they are computed in the browser, never sent or stored.
'use client';

import { useEffect } from 'react';

/** Lets visitors enter dates for the deadlines of the text before it. Pages without deadlines don't load what that takes. */
export function DeadlineBehavior() {
  useEffect(() => {
    const watching = import('./deadlineFields').then(({ watchDeadlines }) => watchDeadlines());
    return () => {
      watching.then((end) => end());
    };
  }, []);
  return null;
}
