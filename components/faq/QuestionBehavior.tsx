// A client component because it animates the questions and opens the one that the address names.
'use client';

import { useEffect } from 'react';

/** Milliseconds in which a question opens or closes (specification, section 9). */
const expansionMs = 300;

/** Completes the animation that is running, if any. */
let finish = () => {};

/**
 * Opens or closes a question, and closes the one that is open in its category. Whatever closes above it, the question
 * keeps its place in the window.
 *
 * @param byHand whether the visitor did it: then it is animated, and comes into view if the header covers it
 */
function toggle(question: HTMLDetailsElement, byHand: boolean) {
  finish();
  const category = question.getAttribute('name') ?? '';
  const opening = !question.open;
  const others = document.querySelectorAll<HTMLDetailsElement>(`details[name="${category}"][open]`);
  const closing = opening ? others[0] : question;
  const changing = [...new Set([question, ...others])];

  const height = (element: Element) => element.getBoundingClientRect().height;
  const offset = () => question.getBoundingClientRect().top + window.scrollY;
  const headerHeight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const covered = byHand ? Math.max(0, headerHeight - question.getBoundingClientRect().top) : 0;
  const place = offset() - covered;
  let followed = 0;
  /** Scrolls as far as the question has moved. It counts its own scrolling, so that the visitor can scroll as well. */
  const follow = () => {
    const before = window.scrollY;
    window.scrollBy({ top: offset() - place - followed, behavior: 'instant' });
    followed += window.scrollY - before;
  };

  const from = changing.map(height);
  if (closing) closing.open = false;
  question.open = opening;
  const to = changing.map(height);
  if (!byHand || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    follow();
    return;
  }

  // The answer must not disappear before its question has closed. Without its name, another one can be open as well.
  if (closing) {
    closing.removeAttribute('name');
    closing.dataset.closing = '';
    closing.open = true;
  }
  const animations = changing.map((element, index) =>
    element.animate(
      { height: [`${from[index]}px`, `${to[index]}px`], overflow: ['clip', 'clip'] },
      { duration: expansionMs, easing: 'cubic-bezier(0.22, 0.7, 0.2, 1)', fill: 'forwards' },
    ),
  );
  const end = () => {
    finish = () => {};
    if (closing) {
      closing.open = false;
      closing.setAttribute('name', category);
      delete closing.dataset.closing;
    }
    for (const animation of animations) animation.cancel();
    follow();
  };
  finish = end;
  const step = () => {
    if (finish !== end) return;
    if (animations[0]?.playState === 'running') {
      follow();
      requestAnimationFrame(step);
    } else end();
  };
  requestAnimationFrame(step);
}

/** Animates the questions of the page and opens the one of `/faq#question`, to which the browser itself scrolls. */
export function QuestionBehavior() {
  useEffect(() => {
    const openNamed = () => {
      const question = document.getElementById(window.location.hash.slice(1));
      if (question instanceof HTMLDetailsElement && !question.open) toggle(question, false);
    };
    const onClick = (event: MouseEvent) => {
      const question = (event.target as Element).closest('.question > summary')?.parentElement;
      if (!(question instanceof HTMLDetailsElement) || event.defaultPrevented) return;
      event.preventDefault();
      toggle(question, true);
    };
    // The questions keep their place themselves: the browser's scroll anchoring would move them a second time.
    document.documentElement.style.overflowAnchor = 'none';
    openNamed();
    window.addEventListener('hashchange', openNamed);
    document.addEventListener('click', onClick);
    return () => {
      document.documentElement.style.overflowAnchor = '';
      window.removeEventListener('hashchange', openNamed);
      document.removeEventListener('click', onClick);
    };
  }, []);
  return null;
}
