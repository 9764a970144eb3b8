import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { ContactLinks } from './navigation';

/** The band above the footer of every page. */
export function CallToActionBand({ phone, phoneLink, responseTime }: ContactLinks & { responseTime: string }) {
  return (
    <aside
      aria-labelledby="call-to-action"
      data-outside-menu
      className="call-to-action on-spruce bg-spruce-deep text-on-spruce"
    >
      <div className="mx-auto flex max-w-page flex-col gap-8 px-5 py-14 md:px-8 lg:flex-row lg:flex-wrap lg:items-center lg:justify-between lg:py-16">
        <div>
          <h2 id="call-to-action" className="text-heading-l">
            Need a professional appraisal?
          </h2>
          <p className="mt-3 max-w-measure text-on-spruce-soft">
            Tell us about the property and the purpose. We answer within {responseTime}.
          </p>
        </div>
        <div className="flex shrink-0 flex-col gap-3 sm:flex-row">
          <ButtonLink href={phoneLink} look="outlineOnSpruce" className="tabular-nums">
            <Icon name="phone" className="size-5" />
            {phone}
          </ButtonLink>
          <ButtonLink href="/contact" look="onSpruce">
            Request an Appraisal
          </ButtonLink>
        </div>
      </div>
    </aside>
  );
}
