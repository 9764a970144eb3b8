// A client component because the dates are the visitor's own: they are computed in the browser, never sent or stored.
'use client';

import { useEffect } from 'react';

/** Lets visitors enter dates for the deadlines of this page. Without its script, the deadlines stay terms. */
export function DeadlineDates() {
  useEffect(() => {
    const controller = new AbortController();
    import('./deadlineCalculator').then(
      ({ calculateDeadlines }) => calculateDeadlines(controller.signal),
      () => undefined,
    );
    return () => controller.abort();
  }, []);
  return null;
}
