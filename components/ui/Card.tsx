import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** A sheet of white card on the paper. */
export function Card({ className, ...div }: ComponentProps<'div'>) {
  return <div {...div} className={clsx('rounded-card border border-rule bg-card shadow-card', className)} />;
}
