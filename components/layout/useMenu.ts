import { usePathname } from 'next/navigation';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from 'react';

interface MenuRefs {
  menu: RefObject<HTMLElement | null>;
  toggle: RefObject<HTMLButtonElement | null>;
}

const outside = () => document.querySelectorAll<HTMLElement>('[data-outside-menu]');
const focusable = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('a[href], button')];

/** A browser without popovers does not know the selector either. */
function isOpen(menu: HTMLElement): boolean {
  return Boolean(globalThis.CSS?.supports?.('selector(:popover-open)')) && menu.matches(':popover-open');
}

/**
 * What the script adds to the menu. Opening, Escape and a tap beside it work by the browser's own popover; here the
 * focus is kept inside and given back, the page behind is made inert, and the menu closes when the page changes.
 *
 * @returns whether the menu is open (unknown before the script runs), what closes it, and the handler that keeps Tab inside
 */
export function useMenu({ menu, toggle }: MenuRefs) {
  const [open, setOpen] = useState<boolean>();
  const path = usePathname();

  // Does nothing to a menu that is closed already, and nothing in a browser that has no popovers.
  const close = useCallback(() => menu.current?.hidePopover?.(), [menu]);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const tell = (opened: boolean) => {
      setOpen(opened);
      for (const part of outside()) part.inert = opened;
    };
    const onToggle = (event: Event) => {
      const opened = (event as ToggleEvent).newState === 'open';
      tell(opened);
      if (opened) focusable(element)[0]?.focus();
      else if (document.activeElement === document.body || element.contains(document.activeElement)) {
        toggle.current?.focus();
      }
    };
    // It may have been opened before the script arrived.
    tell(isOpen(element));
    element.addEventListener('toggle', onToggle);
    return () => element.removeEventListener('toggle', onToggle);
  }, [menu, toggle]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read, its change is what closes the menu.
  useEffect(close, [path]);

  useEffect(() => {
    const wide = window.matchMedia('(min-width: 72rem)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);

  const keepFocusInside = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Tab' || !menu.current || !toggle.current) return;
    const stops = [toggle.current, ...focusable(menu.current)];
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  };

  return { open, close, keepFocusInside };
}
