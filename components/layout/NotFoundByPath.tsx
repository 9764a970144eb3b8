// A client component because some hosts have one not-found page only: the address tells which text is right.
'use client';

import { useSyncExternalStore } from 'react';
import type { PictureSource } from '@/components/ui/Picture';
import { NotFound, notFoundTexts } from './NotFound';

const never = () => () => {};
const currentPath = () => window.location.pathname;
const unknownPath = () => '';

/** The not-found page of the whole site; below /services and /resources it shows their texts. */
export function NotFoundByPath({ picture }: { picture: PictureSource }) {
  const path = useSyncExternalStore(never, currentPath, unknownPath);
  const kind = path.startsWith('/services/') ? 'service' : path.startsWith('/resources/') ? 'resource' : 'page';
  return <NotFound {...notFoundTexts[kind]} picture={picture} />;
}
