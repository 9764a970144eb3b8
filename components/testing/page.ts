import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';

/**
 * Mocks `matchMedia`, which jsdom lacks.
 *
 * @returns a function that turns reduced motion on and notifies listeners
 */
export function mockMatchMedia() {
  let reduced = false;
  const listeners = new Set<() => void>();
  window.matchMedia = (query) =>
    ({
      get matches() {
        return reduced && query.includes('prefers-reduced-motion');
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  return () => {
    reduced = true;
    for (const listener of listeners) listener();
  };
}

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
