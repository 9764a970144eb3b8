import type { ComponentProps } from 'react';

type PageLinkProps = ComponentProps<'a'> & { href: string };

/**
 * A link to another page of the site. The mark lets components/layout/pagesAhead.ts fetch the page once somebody is
 * about to follow the link, and components/layout/FollowPageLinks.tsx show it without loading the site anew; without
 * scripts it is a link as any other.
 */
export function PageLink(link: PageLinkProps) {
  return <a {...link} data-page="" />;
}
