// A client component because it follows the path.
'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';
import { arrival, startAtTop, startKeyboard } from './arrival';

/**
 * After a link within the site, puts the reader and the keyboard at the beginning of the new page, as a browser does
 * after loading one. Otherwise the keyboard would stay on the link that was followed, in the footer for instance, at the
 * other end of the page. Next's own jump to the top is left off: with a header that stands over the page it scrolls to
 * and fro to get there, which costs a slow phone ten milliseconds.
 */
export function FocusOnArrival() {
  const path = usePathname();
  const seen = useRef(path);
  // Before the page is painted, so that it is never seen from the middle.
  useLayoutEffect(() => {
    if (seen.current === path) return;
    seen.current = path;
    if (arrival.byLink) startAtTop();
    // The address of a section moves the keyboard by itself.
    else if (!window.location.hash) startKeyboard();
  }, [path]);
  return null;
}
