/**
 * React makes a part of the page anew if another program changed it before the scripts came. This carries what the
 * visitor did over to the new elements, by their ids: what they typed, an open question, the open menu and the focus.
 * For InlineScript: it can't use anything outside itself.
 */
export function carryState() {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
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
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      menu = newState === 'open' ? (target as HTMLElement) : undefined;
    },
    true,
  );

  const carry = (old: Element) => {
    const current = document.getElementById(old.id);
    if (!current || current === old) return;
    if (old instanceof HTMLDetailsElement) (current as HTMLDetailsElement).open = old.open;
    else (current as Field).value = (old as Field).value;
  };

  new MutationObserver((changes) => {
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]).filter((node) => node instanceof Element);
    const withState = 'details, input:not([type=file]), select, textarea';
    for (const root of removed)
      for (const old of [root, ...root.querySelectorAll(withState)]) if (old.matches(withState)) carry(old);
    if (menu && !menu.isConnected) document.getElementById(menu.id)?.showPopover();
    if (!focused || focused.isConnected) return;
    const { selectionStart, selectionEnd } = focused as HTMLInputElement;
    const current = document.getElementById(focused.id) as HTMLInputElement | null;
    current?.focus({ preventScroll: true });
    if (typeof selectionStart === 'number') current?.setSelectionRange(selectionStart, selectionEnd);
  }).observe(document, { childList: true, subtree: true });
}
