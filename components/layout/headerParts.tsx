// Client components because browsers without scroll-driven animations need a scroll listener, the highlighted link
// depends on the path, and the open menu takes the focus and closes when the page is left.
'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';

/** Pixels of scroll above which the header is white (specification, section 9). Also in app/globals.css. */
const scrollThreshold = 20;

/**
 * The fixed header: transparent at the top of the page, white with a shadow once it is scrolled; on phones, with a
 * request button once the page's own has left the screen. The stylesheet does it alone where it can; elsewhere the
 * header is white with the button until this script says where the page is.
 */
export function HeaderShell({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!header.current || window.CSS?.supports?.('animation-timeline: scroll()')) return;
    const shell = header.current;
    const button = document.querySelector('.first-request-button');
    const update = () => {
      const { dataset, offsetHeight } = shell;
      dataset.scrolled = String(window.scrollY > scrollThreshold);
      const { top, bottom } = button?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      dataset.requestInView = String(top >= offsetHeight && bottom <= window.innerHeight);
    };
    update();
    const controller = new AbortController();
    for (const event of ['scroll', 'resize']) window.addEventListener(event, update, controller);
    return () => controller.abort();
  }, []);
  return (
    <header
      ref={header}
      className="site-header group fixed inset-x-0 top-0 z-40 h-(--header-height) forced-colors:border-b print:hidden"
    >
      {children}
    </header>
  );
}

/** A link of the header. The one to the current page, or to the section it belongs to, is highlighted. */
export function NavLink({ href, children }: { href: string; children: string }) {
  const path = usePathname();
  const current = path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined;
  return (
    <a href={href} aria-current={current} className="nav-link">
      {children}
    </a>
  );
}

/**
 * The header's links: a row on wide screens, a drawer behind a button below that. The drawer is a popover, so opening,
 * Escape and a tap beside it work without this script, which moves the focus into it and makes the page behind it
 * inert. In a window that became wide while it was open, it stays where it was, below the header.
 */
export function SiteMenu(props: { id: string; className: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = ref.current;
    if (!menu?.showPopover) return;
    const makeInert = (inert: boolean) => {
      for (const part of document.querySelectorAll<HTMLElement>('[data-outside-menu]')) part.inert = inert;
    };
    const close = () => menu.hidePopover();
    const onToggle = ({ newState }: ToggleEvent) => {
      const focus = document.activeElement;
      const inside = menu.contains(focus);
      makeInert(newState === 'open');
      if (newState === 'open' && !inside) menu.querySelector('a')?.focus();
      if (newState === 'closed' && (inside || focus === document.body))
        document.querySelector<HTMLElement>('[popovertarget]')?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    // Back and Forward show the page as it was left. Firefox loses the toggle event of a page that is being left.
    const leave = () => {
      close();
      makeInert(false);
    };
    // It may have been opened before the script ran.
    makeInert(menu.matches(':popover-open'));
    const controller = new AbortController();
    menu.addEventListener('toggle', onToggle, controller);
    menu.addEventListener('click', onClick, controller);
    window.addEventListener('pagehide', leave, controller);
    return () => controller.abort();
  }, []);
  return <div ref={ref} popover="auto" {...props} />;
}
