// A client component because it measures where a question is.
'use client';

import { useEffect } from 'react';

/** Keeps a clicked question in its place in the window when the one above it closes, before the next frame is shown. */
export function KeepQuestionInPlace() {
  useEffect(() => {
    const topOf = (question: Element) => question.getBoundingClientRect().top;
    const onClick = ({ target }: MouseEvent) => {
      const question = target instanceof Element && target.closest('.question > summary')?.parentElement;
      if (!question) return;
      // Not under the header.
      const highest = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      const top = Math.max(topOf(question), highest);
      const from = scrollY;
      // Only by what the page moved it: the visitor may have scrolled on before the frame, on a slow machine far.
      requestAnimationFrame(() => window.scrollBy(0, topOf(question) + (scrollY - from) - top));
    };
    // Chromium's scroll anchoring would move the page again: Back would show the questions 42 px off.
    document.documentElement.style.overflowAnchor = 'none';
    const controller = new AbortController();
    document.addEventListener('click', onClick, controller);
    return () => controller.abort();
  }, []);
  return null;
}
