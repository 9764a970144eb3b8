// A client component because Next requires it of error pages.
'use client';

import { useCallback, useState } from 'react';

/**
 * Keeps the page on the screen if hydration fails: React replaces the document with this component, which puts the
 * original elements back. Links, questions, the menu and the form work without scripts.
 */
export default function GlobalError() {
  const [page] = useState(() =>
    typeof document === 'undefined'
      ? undefined
      : {
          lang: document.documentElement.lang,
          className: document.documentElement.className,
          head: [...document.head.childNodes],
          body: [...document.body.childNodes],
        },
  );
  const restore = useCallback(
    (body: HTMLBodyElement | null) => {
      if (!body || !page) return;
      document.head.replaceChildren(...page.head);
      body.replaceChildren(...page.body);
    },
    [page],
  );
  return (
    <html lang={page?.lang} className={page?.className}>
      <body ref={restore} />
    </html>
  );
}
