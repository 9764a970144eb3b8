export const inputClass =
  'mt-1.5 block min-h-12 w-full rounded-edge border border-field-edge bg-card px-3.5 py-2.5 text-ink aria-invalid:border-2 aria-invalid:border-brick';

/** A `ref` that focuses its element when it appears, and shows it from its top: browsers center what is higher than the window. */
export const focusTop = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
};

/** A `ref` that focuses its element when it appears. */
export const focusElement = (element: HTMLElement | null) => element?.focus();
