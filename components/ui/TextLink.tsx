import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon';
import { unbroken } from './unbroken';

interface TextLinkProps extends ComponentProps<'a'> {
  /** False while nobody has written the page: browsers then don't prerender it, and the link is followed by a note. */
  exists?: boolean;
}

/** A link in a sentence, or on a line of its own. */
export function TextLink({ exists = true, className, ...link }: TextLinkProps) {
  return (
    <>
      <a
        {...link}
        rel={exists ? link.rel : 'nofollow'}
        className={clsx(
          'font-semibold text-spruce-deep underline decoration-2 decoration-brass underline-offset-4 hover:decoration-current',
          className,
        )}
      />
      {exists ? null : <span className="text-ink-soft text-label"> (not published yet)</span>}
    </>
  );
}

interface LinkRowsProps {
  links: readonly { path: string; title: string; exists?: boolean }[];
  /** At the end of each row whose page exists. */
  icon?: IconName;
  className?: string;
}

/** Links in rows between rules. */
export function LinkRows({ links, icon = 'arrow', className }: LinkRowsProps) {
  return (
    <ul className={clsx('grid gap-x-12 border-rule border-t', className)}>
      {links.map(({ title, path, exists = true }) => (
        <li key={path} className="flex min-h-12 flex-wrap items-center gap-x-3 border-rule border-b">
          <TextLink href={path} exists={exists} className={clsx('flex items-center gap-3 py-2.5', exists && 'grow')}>
            <span className="mr-auto">{unbroken(title)}</span>
            {exists ? <Icon name={icon} className="size-5 shrink-0" /> : null}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
