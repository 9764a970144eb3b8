// A client component because it answers clicks.
'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { pageLinkAt } from './pageLink';

/** A click that the browser has a meaning of its own for: a new tab, a download, a window. */
const isBrowsers = (event: MouseEvent) =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Follows links to pages of the site (components/ui/PageLink.tsx) inside the page that is open, for all of them at once:
 * a component for each link, as Next's own is, has to be sent, started and drawn with each page.
 */
export function FollowPageLinks() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pageLinkAt(event);
      // A place in a page too: the browser opens what is closed there, and puts the keyboard there.
      if (!link || link.target || link.hash || isBrowsers(event)) return;
      event.preventDefault();
      router.push(link.pathname + link.search);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}
