import clsx from 'clsx';
import type { ComponentProps } from 'react';

const baseClass =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-edge border px-5 py-2.5 text-center print:hidden enlarged:px-3 font-semibold transition-colors duration-200 disabled:cursor-progress disabled:opacity-70';

const variantClasses = {
  primary: 'border-spruce bg-spruce text-on-spruce hover:border-spruce-deep hover:bg-spruce-deep',
  secondary: 'border-spruce bg-card text-spruce-deep hover:bg-spruce-tint',
  onSpruce: 'border-paper bg-paper text-spruce-deep hover:border-card hover:bg-card',
  outlineOnSpruce: 'border-on-spruce-soft text-on-spruce hover:bg-spruce',
} as const;

/** A button that submits its form, unless its `type` says otherwise. */
export function Button({ className, ...button }: ComponentProps<'button'>) {
  return <button type="submit" {...button} className={clsx(baseClass, variantClasses.primary, className)} />;
}

interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string;
  variant?: keyof typeof variantClasses;
}

export function ButtonLink({ variant = 'primary', className, ...link }: ButtonLinkProps) {
  return <a {...link} className={clsx(baseClass, variantClasses[variant], className)} />;
}
