// A client component because it answers clicks.
'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { arrival, startAtTop } from './arrival';
import { pageLinkAt } from './pageLink';
import { fetchPage } from './pagesAhead';

/** A click that the browser has a meaning of its own for: a new tab, a download, a window. */
const isBrowsers = (event: MouseEvent) =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The whole page in one answer; the type is not among those that Next exports. */
const inOne = { kind: 'full' } as Parameters<ReturnType<typeof useRouter>['prefetch']>[1];

/**
 * Follows links to pages of the site (components/ui/PageLink.tsx) inside the page that is open, for all of them at once:
 * a component for each link, as Next's own is, has to be sent, started and drawn with each page. What a pointer, a
 * finger or the focus has reached is fetched and read before the click.
 */
export function FollowPageLinks() {
  const router = useRouter();
  useEffect(() => {
    const prepare = async (event: Event) => {
      const link = pageLinkAt(event);
      if (!link || link.pathname === location.pathname) return;
      await fetchPage(link.pathname);
      router.prefetch(link.pathname + link.search, inOne);
    };
    const follow = (event: MouseEvent) => {
      const link = pageLinkAt(event);
      // A place in a page too: the browser opens what is closed there, and puts the keyboard there.
      if (!link || link.target || link.hash || isBrowsers(event)) return;
      event.preventDefault();
      arrival.byLink = true;
      router.push(link.pathname + link.search, { scroll: false });
      if (link.pathname === location.pathname) startAtTop();
    };
    const comeBack = () => {
      arrival.byLink = false;
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const sign of ['pointerover', 'touchstart', 'focusin']) {
      // A page that cannot be fetched now is asked for again at the click.
      document.addEventListener(sign, (event) => prepare(event).catch(() => undefined), { passive: true, signal });
    }
    document.addEventListener('click', follow, { signal });
    window.addEventListener('popstate', comeBack, { signal });
    return () => listening.abort();
  }, [router]);
  return null;
}
