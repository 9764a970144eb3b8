import NextLink from 'next/link';
import type { ComponentProps } from 'react';

type PageLinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch'>;

/**
 * A link to another page of the site. Next would fetch every link in view, dozens of requests that nobody asked for;
 * the mark tells components/layout/pagesAhead.ts to fetch the page once somebody is about to follow the link.
 */
export function PageLink(link: PageLinkProps) {
  return <NextLink {...link} prefetch={false} data-page="" />;
}
