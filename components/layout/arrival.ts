/** How the page that is open was reached: by a link inside the site, or otherwise (loaded, Back, Forward). */
export const arrival = { byLink: false };

/** Puts the reader and the keyboard at the beginning of the page, as a browser does after loading one. */
export function startAtTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  startKeyboard();
}

/** Puts the keyboard there alone, and leaves the reader where the browser has put them. */
export function startKeyboard(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
