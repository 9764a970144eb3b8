// A client component because the highlighted link follows the current path.
'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';

/** A link of the header; the one of the current page, or of the section that it lies in, is highlighted. */
export function NavLink({ href, children }: { href: string; children: string }) {
  const path = usePathname();
  const here = path === href;
  const within = href !== '/' && path.startsWith(`${href}/`);
  return (
    <a
      href={href}
      aria-current={here ? 'page' : within ? 'true' : undefined}
      className={clsx(
        'flex min-h-12 items-center border-rule border-b px-5 text-body wide:min-h-11 wide:border-b-2 wide:px-0.5 wide:py-1 wide:text-label',
        here || within
          ? 'border-l-4 border-l-brass font-semibold text-spruce-deep wide:border-b-brass wide:border-l-0'
          : 'text-ink hover:text-spruce wide:border-b-transparent wide:hover:border-b-rule',
      )}
    >
      {children}
    </a>
  );
}
