// A client component because some hosts have one not-found page only: the address tells which text is right.
'use client';

import { lazy, useSyncExternalStore } from 'react';
import type { PictureSource } from '@/components/ui/Picture';

// Next names this component's script in every page, in case a page turns out missing; most never need what it shows.
const NotFound = lazy(() => import('./NotFound').then((module) => ({ default: module.NotFound })));

const never = () => () => {};
const currentPath = () => window.location.pathname;
const unknownPath = () => '';

/** The not-found page of the whole site; below /services and /resources it shows their texts. */
export function NotFoundByPath({ picture }: { picture: PictureSource }) {
  const path = useSyncExternalStore(never, currentPath, unknownPath);
  const kind = path.startsWith('/services/') ? 'service' : path.startsWith('/resources/') ? 'resource' : 'page';
  return <NotFound kind={kind} picture={picture} />;
}
