// A client component because it keeps the focus inside the open menu and closes it when the page changes.
'use client';

import { type ReactNode, useRef } from 'react';
import { useMenu } from './useMenu';

interface SiteMenuProps {
  /** Of the button, for both of its states; made outside, so that no icon is part of the script. */
  icon: ReactNode;
  children: ReactNode;
}

/**
 * The header's links. On a wide screen they stand in a row; below that a button slides them in.
 * Without a script the button still works: it is the browser's own popover, which also tells whether it is expanded.
 */
export function SiteMenu({ icon, children }: SiteMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { open, close, keepFocusInside } = useMenu({ menu, toggle });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps Tab inside; the controls are in it.
    <div className="flex items-center" onKeyDown={keepFocusInside}>
      <button
        ref={toggle}
        type="button"
        popoverTarget="site-menu"
        // Browsers say so of a popover by themselves, older ones do not; the HTML standard wants it left to them.
        aria-expanded={open}
        aria-controls="site-menu"
        className="menu-toggle inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-edge px-2 font-semibold wide:hidden"
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
