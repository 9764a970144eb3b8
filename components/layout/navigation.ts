/** The header's links, in the specification's order. */
export const headerLinks = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Services', href: '/services' },
  { label: 'Resources', href: '/resources' },
  { label: 'FAQ', href: '/faq' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact' },
] as const;

/** The footer's Quick Links, in the specification's order. */
export const quickLinks = [
  { label: 'Home', href: '/' },
  { label: 'About Us', href: '/about' },
  { label: 'Our Services', href: '/services' },
  { label: 'Resource Center', href: '/resources' },
  { label: 'FAQ', href: '/faq' },
  { label: 'Blog', href: '/blog' },
] as const;
