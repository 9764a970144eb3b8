// A client component because some hosts have only one not-found page: the path decides which text is right.
'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import type { NotFoundKind } from './NotFound';

const never = () => () => {};
const currentPath = () => window.location.pathname;
const unknownPath = () => '';

/** The site's not-found page. Below /services and /resources it shows what their own not-found pages show. */
export function NotFoundByPath(kinds: Record<NotFoundKind, ReactNode>) {
  const path = useSyncExternalStore(never, currentPath, unknownPath);
  return kinds[path.startsWith('/services/') ? 'service' : path.startsWith('/resources/') ? 'resource' : 'page'];
}
