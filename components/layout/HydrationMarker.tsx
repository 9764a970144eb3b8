// A client component because what it marks is that effects run.
'use client';

import { useEffect } from 'react';

/**
 * Says that scripts run, which only tests read: hydration changes nothing that a visitor sees on every page. It belongs in the
 * last part of the page that React hydrates.
 */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
