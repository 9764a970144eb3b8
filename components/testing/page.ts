import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';

/**
 * Mocks `matchMedia`, which jsdom lacks.
 *
 * @param matches whether the device matches a query
 * @returns a function that replaces `matches` and notifies listeners, like a changed setting
 */
export function mockMatchMedia(matches: (query: string) => boolean = () => false) {
  let current = matches;
  const listeners = new Set<() => void>();
  window.matchMedia = (query) =>
    ({
      media: query,
      get matches() {
        return current(query);
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  return (changed: (query: string) => boolean) => {
    current = changed;
    for (const listener of listeners) listener();
  };
}

export const reducedMotion = (query: string) => query.includes('prefers-reduced-motion');

/**
 * Renders a component to HTML, then hydrates it. Fails if the two differ.
 *
 * @param beforeScript called with the HTML before hydration
 * @returns the element that contains the component
 */
export function visit(element: ReactElement, beforeScript: (page: HTMLElement) => void = () => {}) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  beforeScript(container);
  const errors: unknown[] = [];
  const report = (...error: unknown[]) => void errors.push(error);
  const consoleError = jest.spyOn(console, 'error').mockImplementation(report);
  try {
    render(element, { container, hydrate: true, reactStrictMode: true, onRecoverableError: report });
  } finally {
    consoleError.mockRestore();
  }
  expect(errors).toEqual([]);
  return container;
}

/** Reports every observed element as in view. jsdom has no layout, so by default no element ever is. */
export function putEverythingInView(): void {
  window.IntersectionObserver = class {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(target: Element) {
      this.#callback(
        [{ target, isIntersecting: true } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}
