import clsx from 'clsx';
import type { Business } from '@/loader';
import { ButtonLink } from './Button';
import { Icon } from './Icon';

export type ContactDetails = Pick<Business, 'phone' | 'phoneLink' | 'email' | 'emailLink'>;

/** A phone number on one line, whose parts keep their order where the page is read from right to left, as in Arabic. */
export const PhoneNumber = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="tabular-nums not-enlarged:whitespace-nowrap">
    {children}
  </bdi>
);

/** The business hours, one line for each group of days. */
export function Hours({ hours }: Pick<Business, 'hours'>) {
  return (
    <dl className="mt-2 text-compact tabular-nums">
      {hours.map(({ days, text }) => (
        <div key={days} className="flex flex-wrap justify-between gap-x-4 border-rule border-t py-1.5">
          <dt>{days}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RequestOrCallProps extends Pick<ContactDetails, 'phone' | 'phoneLink'> {
  /** Whether the request button is the first of its page: the header of a phone has another while it isn't in view. */
  firstOnPage?: boolean;
}

/** The two ways to order, without the space between them. */
export function RequestOrCall({ phone, phoneLink, firstOnPage = false }: RequestOrCallProps) {
  return (
    <>
      <ButtonLink href="/contact" className={clsx(firstOnPage && 'first-request-button')}>
        Request an Appraisal
      </ButtonLink>{' '}
      <ButtonLink href={phoneLink} variant="secondary" aria-label={`Call ${phone}`}>
        <Icon name="phone" className="size-5" />
        <PhoneNumber>{phone}</PhoneNumber>
      </ButtonLink>
    </>
  );
}
