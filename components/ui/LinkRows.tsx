import clsx from 'clsx';
import { Icon, type IconName } from './Icon';
import { TextLink } from './TextLink';
import { unbroken } from './unbroken';

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
