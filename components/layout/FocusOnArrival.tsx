// A client component because it follows the path.
'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';

/**
 * After a link within the site, puts the keyboard at the beginning of the new page, as a browser does after loading one.
 * Otherwise it would stay on the link that was followed, in the footer for instance, at the other end of the page.
 */
export function FocusOnArrival() {
  const path = usePathname();
  const seen = useRef(path);
  // Before the page is painted, in one go with Next's jump to its top: both need its layout, which is then made once.
  useLayoutEffect(() => {
    if (seen.current === path) return;
    seen.current = path;
    // The address of a section moves the keyboard by itself.
    if (!window.location.hash) document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
