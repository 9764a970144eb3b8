import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon';
import { keepTogether } from './keepTogether';

interface TextLinkProps extends ComponentProps<'a'> {
  /** False while nobody has written the page: browsers then don't prerender it. */
  exists?: boolean;
}

/** A link among words. */
export function TextLink({ exists = true, className, ...link }: TextLinkProps) {
  return (
    <a
      {...link}
      rel={clsx(link.rel, !exists && 'nofollow') || undefined}
      className={clsx(
        'text-spruce-deep underline decoration-2 decoration-brass underline-offset-4 hover:decoration-current',
        exists && 'font-semibold',
        className,
      )}
    />
  );
}

interface LinkListProps {
  links: readonly { path: string; title: string }[];
  icon?: IconName;
  className?: string;
}

/** Links in rows, each as wide as its column. */
export function LinkList({ links, icon = 'arrow', className }: LinkListProps) {
  return (
    <ul className={clsx('grid gap-x-12', className)}>
      {links.map(({ title, path }) => (
        <li key={path} className="-mt-px border-rule border-y">
          <a
            href={path}
            className="flex min-h-12 items-center justify-between gap-3 py-2.5 font-semibold text-spruce-deep hover:underline"
          >
            <span>{keepTogether(title)}</span>
            <Icon name={icon} className="size-5 shrink-0 text-brass-ink" />
          </a>
        </li>
      ))}
    </ul>
  );
}
