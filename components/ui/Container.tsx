import clsx from 'clsx';
import type { ComponentProps } from 'react';

const spaces = {
  none: '',
  tight: 'py-12 md:py-14 lg:py-16',
  regular: 'py-14 md:py-20 lg:py-24',
} as const;

interface ContainerProps extends ComponentProps<'div'> {
  /** The space above and below the content. Vary it from one section to the next. */
  space?: keyof typeof spaces;
}

/** The page's width and margins. */
export function Container({ space = 'none', className, ...div }: ContainerProps) {
  return <div {...div} className={clsx('mx-auto max-w-page px-5 max-tiny:px-3 md:px-8', spaces[space], className)} />;
}
