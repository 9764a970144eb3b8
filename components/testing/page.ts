import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';

/** Lets axe look at what is on the page now: a part of a page, so that landmarks around it are no matter here. */
export async function expectNoViolations(): Promise<void> {
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
}

/**
 * Answers `matchMedia`, which jsdom has not.
 *
 * @param matches whether the visitor's device matches the query
 * @returns changes the answer, as when the visitor changes a setting, and tells those who listen
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
 * Does what a visit does: shows the exported HTML first, then brings the script to it. Fails if the script finds
 * something else than what it would have drawn.
 *
 * @param beforeScript what the visitor does while the script is on its way
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
