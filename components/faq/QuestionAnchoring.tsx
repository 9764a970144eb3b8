// A client component because it opens the question that the address names, and keeps a question in its place.
'use client';

import { useEffect } from 'react';

/** Keeps a question in its place in the window when the one above it closes. Before the next frame is shown, it has. */
function keepInPlace(question: Element, top = question.getBoundingClientRect().top) {
  requestAnimationFrame(() => window.scrollBy(0, question.getBoundingClientRect().top - top));
}

/** The browser opens and closes questions, and the stylesheet animates their opening. */
export function QuestionAnchoring() {
  useEffect(() => {
    const openNamed = () => {
      const question = document.getElementById(window.location.hash.slice(1));
      if (!(question instanceof HTMLDetailsElement) || question.open) return;
      keepInPlace(question);
      question.open = true;
    };
    const onClick = ({ target }: MouseEvent) => {
      const question = target instanceof Element && target.closest('.question > summary')?.parentElement;
      if (!question) return;
      // Not under the header.
      const highest = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      keepInPlace(question, Math.max(question.getBoundingClientRect().top, highest));
    };
    // Chromium's scroll anchoring would move the questions a second time.
    document.documentElement.style.overflowAnchor = 'none';
    openNamed();
    const controller = new AbortController();
    window.addEventListener('hashchange', openNamed, controller);
    document.addEventListener('click', onClick, controller);
    return () => controller.abort();
  }, []);
  return null;
}
