// A client component because some hosts have only one not-found page: the path decides which text is right.
'use client';

import { lazy, useSyncExternalStore } from 'react';
import type { PictureData } from '@/content/loader';

// Next loads this component's script with every page. Most never need what it renders, so that is loaded separately.
const NotFound = lazy(() => import('./NotFound').then((module) => ({ default: module.NotFound })));

const never = () => () => {};
const currentPath = () => window.location.pathname;
const unknownPath = () => '';

/** The site's not-found page. Below /services and /resources it shows the texts for services and resources. */
export function NotFoundByPath({ picture }: { picture: PictureData }) {
  const path = useSyncExternalStore(never, currentPath, unknownPath);
  const kind = path.startsWith('/services/') ? 'service' : path.startsWith('/resources/') ? 'resource' : 'page';
  return <NotFound kind={kind} picture={picture} />;
}
