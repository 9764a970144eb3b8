import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { type Contact, Email } from '@/components/ui/Contact';
import { Icon } from '@/components/ui/Icon';

interface CallToActionBandProps {
  contact: Contact;
  /** What to do from this page, in a sentence or two. */
  text: string;
  /** Another link that suits this page, such as "View FAQ". */
  link?: { label: string; href: string };
}

/** The call to action at the end of a page, above the footer, with the page's own text. */
export function CallToActionBand({ contact, text, link }: CallToActionBandProps) {
  return (
    <Band text={text} link={link}>
      <ButtonLink href="/contact" look="onSpruce">
        Request an Appraisal
      </ButtonLink>
      <CallLink contact={contact} look="outlineOnSpruce" />
    </Band>
  );
}

/** The call to action of the contact page. The form is above, so this offers the phone and email first. */
export function ContactPageBand({ contact, text }: Pick<CallToActionBandProps, 'contact' | 'text'>) {
  return (
    <Band text={text} link={{ label: 'Request an Appraisal', href: '/contact' }}>
      <CallLink contact={contact} look="onSpruce" />
      <ButtonLink href={contact.emailLink} look="outlineOnSpruce" className="max-sm:px-2">
        <Icon name="mail" className="size-5 shrink-0" />
        <span className="min-w-0">
          <Email address={contact.email} />
        </span>
      </ButtonLink>
    </Band>
  );
}

function CallLink({ contact, look }: { contact: Contact } & { look: 'onSpruce' | 'outlineOnSpruce' }) {
  return (
    <ButtonLink href={contact.phoneLink} look={look} className="whitespace-nowrap tabular-nums">
      <Icon name="phone" className="size-5" />
      Call {contact.phone}
    </ButtonLink>
  );
}

function Band({ text, link, children }: Pick<CallToActionBandProps, 'text' | 'link'> & { children: ReactNode }) {
  return (
    <aside aria-labelledby="call-to-action" className="call-to-action on-spruce bg-spruce-deep text-on-spruce">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-5 py-14 md:px-8 lg:grid-cols-12 lg:items-center lg:py-16">
        <div className="lg:col-span-6">
          <h2 id="call-to-action" className="text-heading-l">
            Need a professional appraisal?
          </h2>
          <p className="mt-3 max-w-measure text-balance text-lead text-on-spruce-soft">{text}</p>
        </div>
        <div className="lg:col-span-6">
          <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap lg:justify-end">{children}</div>
          {link ? (
            <p className="mt-3 lg:text-end">
              <a
                href={link.href}
                className="inline-flex min-h-11 items-center font-semibold underline decoration-2 decoration-brass underline-offset-4 hover:decoration-on-spruce"
              >
                {link.label}
              </a>
            </p>
          ) : null}
        </div>
      </div>
    </aside>
  );
}
