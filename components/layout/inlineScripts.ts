/**
 * React replaces a part of the page if another program changed it before the scripts ran. This gives the new elements,
 * found by their ids, the state of the old ones: what was typed, an open question, the open menu and the focus.
 * For InlineScript: it can't use anything outside itself.
 */
export function carryStateOver() {
  const withState = 'details, input:not([type=file]), select, textarea';
  let focused: HTMLElement | undefined;
  let menu: HTMLElement | undefined;

  addEventListener('focusin', ({ target }) => {
    focused = target as HTMLElement;
  });
  addEventListener('focusout', ({ target }) =>
    // Chromium also fires it for an element that is being removed.
    queueMicrotask(() => {
      if (focused === target && focused !== document.activeElement && focused?.isConnected) focused = undefined;
    }),
  );
  const onToggle = ({ target, newState }: ToggleEvent) => {
    menu = newState === 'open' ? (target as HTMLElement) : undefined;
  };
  document.addEventListener('beforetoggle', onToggle, true);

  const copyState = (old: Element, current: Element | undefined) => {
    if (!current || current === old) return;
    if (old instanceof HTMLDetailsElement) (current as HTMLDetailsElement).open = old.open;
    else (current as HTMLInputElement).value = (old as HTMLInputElement).value;
  };

  new MutationObserver((changes) => {
    const within = (kind: 'addedNodes' | 'removedNodes') =>
      changes
        .flatMap((change) => [...change[kind]])
        .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('[id]')] : []));
    /** Only among what was added in the same change. Elsewhere, an element with that id may be another program's. */
    const replacementOf = ({ id }: Element) => within('addedNodes').find((element) => id && element.id === id);
    for (const old of within('removedNodes')) if (old.matches(withState)) copyState(old, replacementOf(old));
    if (menu && !menu.isConnected) document.getElementById(menu.id)?.showPopover();
    if (!focused || focused.isConnected) return;
    const { selectionStart, selectionEnd } = focused as HTMLInputElement;
    const current = replacementOf(focused) as HTMLInputElement | undefined;
    current?.focus({ preventScroll: true });
    // Undefined or null where there is no text, and for an email.
    if (typeof selectionStart === 'number') current?.setSelectionRange(selectionStart, selectionEnd);
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Opens the `details` that a link or the address names or leads into. Browsers open only those around the target, if at
 * all. For InlineScript: it can't use anything outside itself.
 */
export function openTarget() {
  const open = (hash: string) => {
    try {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      const details = target?.closest('details');
      if (!target || !details || details.open) return undefined;
      details.open = true;
      return target;
    } catch {
      // It can't be decoded.
      return undefined;
    }
  };
  document.addEventListener('DOMContentLoaded', () => open(location.hash));
  // What opens may have closed something above it.
  addEventListener('hashchange', () => open(location.hash)?.scrollIntoView());
  // Before the browser scrolls there, or where the address already names it.
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (link?.host === location.host && link.pathname === location.pathname) open(link.hash);
  });
}
