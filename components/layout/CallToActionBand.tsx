import { ButtonLink } from '@/components/ui/Button';
import { type ContactDetails, PhoneNumber } from '@/components/ui/contactParts';
import { Icon } from '@/components/ui/Icon';
import { keepTogether } from '@/components/ui/keepTogether';
import { Container } from '@/components/ui/Section';
import { elementIds } from '@/shared/elementIds';

interface CallToActionBandProps {
  business: ContactDetails;
  text: string;
  /** Another link that suits this page, such as "View FAQ". */
  link?: { title: string; path: string };
  /** On the page of the form, to which the other link leads. */
  callFirst?: boolean;
}

/** The call to action above the footer, with the page's own text, until an appraisal request was received. */
export function CallToActionBand({ business, text, link, callFirst = false }: CallToActionBandProps) {
  const requestLink = (
    <ButtonLink key="request" href="/contact" variant={callFirst ? 'outlineOnSpruce' : 'onSpruce'}>
      Request an Appraisal
    </ButtonLink>
  );
  const callLink = (
    <ButtonLink key="call" href={business.phoneLink} variant={callFirst ? 'onSpruce' : 'outlineOnSpruce'}>
      <Icon name="phone" className="size-5" />
      <span>
        Call <PhoneNumber>{business.phone}</PhoneNumber>
      </span>
    </ButtonLink>
  );
  return (
    <aside
      aria-labelledby={elementIds.page.callToAction}
      className="on-spruce bg-spruce-deep text-on-spruce print:hidden received:hidden"
    >
      <Container
        space="tight"
        className="flex flex-col gap-x-12 gap-y-8 lg:flex-row lg:items-center lg:justify-between"
      >
        <div>
          <h2 id={elementIds.page.callToAction} className="text-heading-l">
            Need a professional appraisal?
          </h2>
          <p className="mt-3 max-w-measure text-balance font-serif text-lead text-on-spruce-soft">
            {keepTogether(text)}
          </p>
        </div>
        <div className="flex shrink-0 flex-col gap-3 sm:flex-row sm:flex-wrap lg:flex-nowrap">
          {callFirst ? [callLink, ' ', requestLink] : [requestLink, ' ', callLink]}{' '}
          {link ? (
            <ButtonLink href={link.path} variant="outlineOnSpruce">
              {link.title}
            </ButtonLink>
          ) : null}
        </div>
      </Container>
    </aside>
  );
}
