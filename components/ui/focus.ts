/** A `ref` that focuses its element when it appears, and shows it from its top: browsers center what is too high. */
export const focusTop = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
};

export const focusElement = (element: HTMLElement | null) => element?.focus();
