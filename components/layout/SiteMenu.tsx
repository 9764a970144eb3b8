// A client component because it keeps the focus inside the open menu and closes it when the page is left.
'use client';

import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

interface SiteMenuProps {
  /** Of the button, for both of its states; rendered outside, so that no icon is part of the script. */
  icon: ReactNode;
  children: ReactNode;
}

const outside = () => document.querySelectorAll<HTMLElement>('[data-outside-menu]');
const focusable = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('a[href], button')];

/** A browser without popovers does not know the selector either. */
function isOpen(menu: HTMLElement): boolean {
  return Boolean(window.CSS?.supports?.('selector(:popover-open)')) && menu.matches(':popover-open');
}

/**
 * The header's links: a row on wide screens, a drawer behind a button below that. The drawer is a popover, so opening,
 * Escape and a tap beside it work without this script, which keeps the focus inside and the page behind it inert.
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
      if (opened) focusable(element)[0]?.focus();
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

  const keepFocusInside = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Tab' || !menu.current || !toggle.current) return;
    const stops = [toggle.current, ...focusable(menu.current)];
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps Tab inside; the controls are in it.
    <div className="flex items-center" onKeyDown={keepFocusInside}>
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
        className="site-menu"
        onClick={(event) => {
          if ((event.target as HTMLElement).closest('a')) close();
        }}
      >
        {children}
      </div>
    </div>
  );
}
