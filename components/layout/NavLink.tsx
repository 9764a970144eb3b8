// A client component because the highlighted link depends on the path.
'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';

/** A link of the header. The one to the current page, or to the section it belongs to, is highlighted. */
export function NavLink({ href, children }: { href: string; children: string }) {
  const path = usePathname();
  const here = path === href;
  const within = href !== '/' && path.startsWith(`${href}/`);
  return (
    <a
      href={href}
      aria-current={here ? 'page' : within ? 'true' : undefined}
      className={clsx(
        'flex min-h-12 items-center border-rule border-b px-5 text-body lg:min-h-11 lg:border-b-2 lg:px-0.5 lg:py-1 lg:text-label',
        here || within
          ? 'border-l-4 border-l-brass text-spruce-deep max-lg:font-semibold lg:border-b-brass lg:border-l-0'
          : 'text-ink hover:text-spruce lg:border-b-transparent lg:hover:border-b-rule',
      )}
    >
      {children}
    </a>
  );
}
