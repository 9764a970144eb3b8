/** The link to a page of the site (components/ui/PageLink.tsx) that an event happened in; guides to come are none. */
export function pageLinkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]') : null;
}
