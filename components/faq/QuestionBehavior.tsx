// A client component because it opens the question that the address names, and keeps a question in its place.
'use client';

import { useEffect } from 'react';

/** Milliseconds in which questions open and close (app/globals.css), and some to spare for a slow frame. */
const followFor = 500;
let frame = 0;

/**
 * Keeps a question in its place in the window while the one above it closes. Counts its own scrolling, so that the
 * visitor can scroll as well.
 */
function follow(question: Element, top = question.getBoundingClientRect().top) {
  const place = top + window.scrollY;
  let start = 0;
  let followed = 0;
  const step = (now: number) => {
    start ||= now;
    const before = window.scrollY;
    window.scrollBy(0, question.getBoundingClientRect().top + before - place - followed);
    followed += window.scrollY - before;
    if (now < start + followFor) frame = requestAnimationFrame(step);
  };
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(step);
}

/** The browser opens and closes questions, and the stylesheet animates them. */
export function QuestionBehavior() {
  useEffect(() => {
    const openNamed = () => {
      const question = document.getElementById(window.location.hash.slice(1));
      if (!(question instanceof HTMLDetailsElement) || question.open) return;
      follow(question);
      question.open = true;
    };
    const onClick = ({ target }: MouseEvent) => {
      const question = (target as Element).closest('.question > summary')?.parentElement;
      if (!question) return;
      // Not under the header.
      const highest = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      follow(question, Math.max(question.getBoundingClientRect().top, highest));
    };
    // Chromium's scroll anchoring would move the questions a second time.
    document.documentElement.style.overflowAnchor = 'none';
    openNamed();
    const listening = new AbortController();
    window.addEventListener('hashchange', openNamed, listening);
    document.addEventListener('click', onClick, listening);
    return () => listening.abort();
  }, []);
  return null;
}
