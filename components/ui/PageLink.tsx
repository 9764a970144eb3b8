// A client component because it prefetches when the visitor shows intent (pointer, touch or focus).
'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

type PageLinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch'>;

/**
 * A link to another page of the site.
 *
 * Next fetches every link in view; on these pages that would be dozens of requests that nobody asked for. This one
 * fetches the page when a pointer, a finger or the focus reaches it: early enough for a click, and only then.
 */
export function PageLink({ onPointerEnter, onTouchStart, onFocus, ...link }: PageLinkProps) {
  const [intended, setIntended] = useState(false);
  return (
    <NextLink
      {...link}
      prefetch={intended ? null : false}
      onPointerEnter={(event) => {
        setIntended(true);
        onPointerEnter?.(event);
      }}
      onTouchStart={(event) => {
        setIntended(true);
        onTouchStart?.(event);
      }}
      onFocus={(event) => {
        setIntended(true);
        onFocus?.(event);
      }}
    />
  );
}
