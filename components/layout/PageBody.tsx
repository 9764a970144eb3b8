// A client component because it appears in another way after a link inside the site.
'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { arrival } from './arrival';

/** Keeps what stands below the page from being seen before it. */
const toCome = <div className="min-h-dvh" />;

/**
 * All of a page below its heading. After a link inside the site the heading is shown as soon as it is drawn and this in
 * a second step: a slow phone needs as long again for the rest. A page that was loaded, or come back to, is whole at
 * once, so that the browser finds the place where the reader was.
 */
export function PageBody({ children }: { children: ReactNode }) {
  const [whole, setWhole] = useState(!arrival.byLink);
  // `useDeferredValue` is no match: where React has to wait for a part of the page it shows both in one step.
  useEffect(() => startTransition(() => setWhole(true)), []);
  return whole ? children : toCome;
}
