// A client component because only the browser knows which address was not found.
'use client';

import { type ReactNode, useEffect, useState } from 'react';

/** The only not-found page of some static hosts. Below /services and /resources it shows what their own ones show. */
export function NotFoundByPath(kinds: Record<'page' | 'service' | 'resource', ReactNode>) {
  const [path, setPath] = useState('');
  useEffect(() => setPath(window.location.pathname), []);
  useEffect(() => {
    if (path) document.title = document.querySelector('h1')?.textContent ?? document.title;
  }, [path]);
  return kinds[path.startsWith('/services/') ? 'service' : path.startsWith('/resources/') ? 'resource' : 'page'];
}
