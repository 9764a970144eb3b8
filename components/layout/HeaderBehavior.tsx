// Client components because browsers without scroll-driven animations need a scroll listener, the highlighted link depends
// on the path, and the open menu takes the focus and closes when the page is left.
'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

/** Pixels of scroll above which the header is white (specification, section 9). Also in app/globals.css. */
const scrollThreshold = 20;

/**
 * The fixed header: transparent at the top of the page, white with a shadow once it is scrolled. The stylesheet does it
 * alone where it can; elsewhere the header is white until this script says that the page is at its top.
 */
export function HeaderShell({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const { dataset } = header.current as HTMLElement;
    // Tells tests that scripts run.
    dataset.hydrated = '';
    if (window.CSS?.supports?.('animation-timeline: scroll()')) return;
    const update = () => {
      dataset.scrolled = String(window.scrollY > scrollThreshold);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return (
    <header ref={header} className="site-header group fixed inset-x-0 top-0 z-40 h-(--header-height)">
      {children}
    </header>
  );
}

/** A link of the header. The one to the current page, or to the section it belongs to, is highlighted. */
export function NavLink({ href, children }: { href: string; children: string }) {
  const path = usePathname();
  const here = path === href;
  const within = href !== '/' && path.startsWith(`${href}/`);
  return (
    <a
      href={href}
      aria-current={here ? 'page' : within ? 'true' : undefined}
      className={clsx(
        'flex min-h-12 items-center border-b border-l-4 border-b-rule px-5 text-body lg:min-h-11 lg:border-b-2 lg:border-l-0 lg:px-0.5 lg:py-1 lg:text-label',
        here || within
          ? 'border-l-brass text-spruce-deep max-lg:font-semibold lg:border-b-brass'
          : 'border-l-transparent text-ink hover:text-spruce lg:border-b-transparent lg:hover:border-b-rule',
      )}
    >
      {children}
    </a>
  );
}

interface SiteMenuProps {
  /** Of the button, for both of its states; rendered outside, so that no icon is part of the script. */
  icon: ReactNode;
  children: ReactNode;
}

const outside = () => document.querySelectorAll<HTMLElement>('[data-outside-menu]');

/** A browser without popovers does not know the selector either. */
function isOpen(menu: HTMLElement): boolean {
  return Boolean(window.CSS?.supports?.('selector(:popover-open)')) && menu.matches(':popover-open');
}

/**
 * The header's links: a row on wide screens, a drawer behind a button below that. The drawer is a popover, so opening,
 * Escape and a tap beside it work without this script, which moves the focus into it and makes the page behind it inert.
 */
export function SiteMenu({ icon, children }: SiteMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean>();

  // Optional: a browser without popovers has no such method.
  const close = useCallback(() => menu.current?.hidePopover?.(), []);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const show = (opened: boolean) => {
      setOpen(opened);
      for (const part of outside()) part.inert = opened;
    };
    const onToggle = (event: Event) => {
      const opened = (event as ToggleEvent).newState === 'open';
      show(opened);
      if (opened) element.querySelector('a')?.focus();
      else if (document.activeElement === document.body || element.contains(document.activeElement)) {
        toggle.current?.focus();
      }
    };
    // It may have been opened before the script ran.
    show(isOpen(element));
    element.addEventListener('toggle', onToggle);
    const wide = window.matchMedia('(min-width: 64rem)');
    wide.addEventListener('change', close);
    // Back and Forward show the page as it was left. Firefox loses the toggle event of a page that is being left.
    const leave = () => {
      close();
      show(false);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      element.removeEventListener('toggle', onToggle);
      wide.removeEventListener('change', close);
      window.removeEventListener('pagehide', leave);
    };
  }, [close]);

  return (
    <div className="flex items-center">
      <button
        ref={toggle}
        type="button"
        popoverTarget="site-menu"
        // Browsers set the state of a popover's button by themselves; older ones don't.
        aria-expanded={open}
        aria-controls="site-menu"
        className="menu-toggle inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-edge px-2 font-semibold lg:hidden"
      >
        {icon}
        <span className="sr-only sm:not-sr-only">Menu</span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: catches the links' clicks, which the keyboard makes too. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above. */}
      <div
        ref={menu}
        id="site-menu"
        popover="auto"
        className="site-menu lg:static lg:flex lg:w-auto lg:overflow-visible lg:bg-transparent lg:text-inherit"
        onClick={(event) => {
          if ((event.target as HTMLElement).closest('a')) close();
        }}
      >
        {children}
      </div>
    </div>
  );
}
