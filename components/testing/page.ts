import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';

/** Runs axe on the document. A component is only part of a page, so rules about landmarks are off. */
export async function expectNoViolations(): Promise<void> {
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
}

/**
 * Mocks `matchMedia`, which jsdom lacks.
 *
 * @param matches whether the device matches a query
 * @returns a function that changes the answer and notifies listeners, as a changed setting does
 */
export function mockMatchMedia(matches: (query: string) => boolean = () => false) {
  let answer = matches;
  const listeners = new Set<() => void>();
  window.matchMedia = (query) =>
    ({
      media: query,
      get matches() {
        return answer(query);
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  return (changed: (query: string) => boolean) => {
    answer = changed;
    for (const listener of listeners) listener();
  };
}

export const reducedMotion = (query: string) => query.includes('prefers-reduced-motion');

/**
 * Renders as in a visit: the exported HTML first, then hydration. Fails if the two differ.
 *
 * @param beforeScript what the visitor does before hydration
 */
export function visit(element: ReactElement, beforeScript: (page: HTMLElement) => void = () => {}) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  beforeScript(container);
  const complaints: unknown[] = [];
  const complain = (...what: unknown[]) => void complaints.push(what);
  const consoleError = jest.spyOn(console, 'error').mockImplementation(complain);
  try {
    render(element, { container, hydrate: true, reactStrictMode: true, onRecoverableError: complain });
  } finally {
    consoleError.mockRestore();
  }
  expect(complaints).toEqual([]);
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
