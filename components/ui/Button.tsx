import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { type ContactDetails, PhoneNumber } from './ContactDetails';
import { Icon } from './Icon';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-edge border px-5 py-2.5 text-center print:hidden max-tiny:px-3 font-semibold transition-colors duration-200 disabled:cursor-progress disabled:opacity-70';

const variants = {
  primary: 'border-spruce bg-spruce text-on-spruce hover:border-spruce-deep hover:bg-spruce-deep',
  secondary: 'border-spruce bg-card text-spruce-deep hover:bg-spruce-tint',
  onSpruce: 'border-paper bg-paper text-spruce-deep hover:border-card hover:bg-card',
  outlineOnSpruce: 'border-on-spruce-soft text-on-spruce hover:bg-spruce',
} as const;

export function Button({ className, ...button }: ComponentProps<'button'>) {
  return <button type="submit" {...button} className={clsx(base, variants.primary, className)} />;
}

interface ButtonLinkProps extends ComponentProps<'a'> {
  variant?: keyof typeof variants;
}

export function ButtonLink({ variant = 'primary', className, ...link }: ButtonLinkProps) {
  return <a {...link} className={clsx(base, variants[variant], className)} />;
}

interface RequestOrCallProps extends Pick<ContactDetails, 'phone' | 'phoneLink'> {
  /** Whether the request button is the first of its page: the header of a phone has another while it isn't in view. */
  first?: boolean;
}

/** The two ways to order, without the space between them. */
export function RequestOrCall({ phone, phoneLink, first = false }: RequestOrCallProps) {
  return (
    <>
      <ButtonLink href="/contact" className={clsx(first && 'first-request')}>
        Request an Appraisal
      </ButtonLink>{' '}
      <ButtonLink href={phoneLink} variant="secondary" aria-label={`Call ${phone}`}>
        <Icon name="phone" className="size-5" />
        <PhoneNumber>{phone}</PhoneNumber>
      </ButtonLink>
    </>
  );
}
