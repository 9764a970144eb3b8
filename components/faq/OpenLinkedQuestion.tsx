// A client component because it opens the question that the address names.
'use client';

import { useEffect } from 'react';

function openNamed() {
  const question = document.getElementById(window.location.hash.slice(1));
  if (question instanceof HTMLDetailsElement) question.open = true;
}

/** Opens the question of `/faq#question`. The browser has scrolled to it; after Back, to where the reader was. */
export function OpenLinkedQuestion() {
  useEffect(() => {
    openNamed();
    window.addEventListener('hashchange', openNamed);
    return () => window.removeEventListener('hashchange', openNamed);
  }, []);
  return null;
}
