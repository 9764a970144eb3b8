import { ButtonLink } from '@/components/ui/Button';
import { type Contact, Email } from '@/components/ui/Contact';
import { Icon } from '@/components/ui/Icon';

interface CallToActionBandProps {
  contact: Contact;
  /** What to do from this page, in a sentence or two. */
  text: string;
  /** Another link that suits this page, such as "View FAQ". */
  link?: { label: string; href: string };
  /** On the page of the form, the phone and the email come first. */
  belowForm?: boolean;
}

/** The call to action at the end of a page, above the footer, with the page's own text. */
export function CallToActionBand({ contact, text, link, belowForm = false }: CallToActionBandProps) {
  const request = { label: 'Request an Appraisal', href: '/contact' };
  const lastLink = belowForm ? request : link;
  return (
    <aside aria-labelledby="call-to-action" className="on-spruce bg-spruce-deep text-on-spruce print:hidden">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-5 py-14 md:px-8 lg:grid-cols-12 lg:items-center lg:py-16">
        <div className="lg:col-span-6">
          <h2 id="call-to-action" className="text-heading-l">
            Need a professional appraisal?
          </h2>
          <p className="mt-3 max-w-measure text-balance text-lead text-on-spruce-soft">{text}</p>
        </div>
        <div className="lg:col-span-6">
          <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap lg:justify-end">
            {belowForm ? null : (
              <ButtonLink href={request.href} variant="onSpruce">
                {request.label}
              </ButtonLink>
            )}
            <ButtonLink
              href={contact.phoneLink}
              variant={belowForm ? 'onSpruce' : 'outlineOnSpruce'}
              className="whitespace-nowrap tabular-nums"
            >
              <Icon name="phone" className="size-5" />
              Call {contact.phone}
            </ButtonLink>
            {belowForm ? (
              <ButtonLink href={contact.emailLink} variant="outlineOnSpruce" className="max-sm:px-2">
                <Icon name="mail" className="size-5 shrink-0" />
                <Email address={contact.email} />
              </ButtonLink>
            ) : null}
          </div>
          {lastLink ? (
            <p className="mt-3 lg:text-end">
              <a
                href={lastLink.href}
                className="inline-flex min-h-11 items-center font-semibold underline decoration-2 decoration-brass underline-offset-4 hover:decoration-on-spruce"
              >
                {lastLink.label}
              </a>
            </p>
          ) : null}
        </div>
      </div>
    </aside>
  );
}
