import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Brand } from './Brand';
import { HeaderShell } from './HeaderShell';
import { NavLink } from './NavLink';
import { headerLinks } from './navigation';
import { SiteMenu } from './SiteMenu';
import type { ContactLinks } from './types';

/** The header of every page: mark, links, phone and the way to a request. */
export function SiteHeader({ name, phone, phoneLink }: ContactLinks) {
  return (
    <HeaderShell>
      <div className="mx-auto flex h-full max-w-page items-center gap-4 px-5 max-tiny:gap-1 max-tiny:px-2 md:px-8">
        <div data-outside-menu className="mr-auto">
          <Brand name={name} />
        </div>
        <a
          data-outside-menu
          href={phoneLink}
          aria-label={`Call ${phone}`}
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-edge font-semibold text-spruce-deep tabular-nums wide:order-2 wide:text-label"
        >
          <Icon name="phone" className="size-5 shrink-0" />
          <span className="hidden sm:inline">{phone}</span>
        </a>
        <SiteMenu
          icon={
            <>
              <Icon name="menu" className="when-closed" />
              <Icon name="close" className="when-open" />
            </>
          }
        >
          <nav aria-label="Main" className="flex flex-col wide:flex-row wide:items-center wide:gap-5">
            {headerLinks.map(({ href, label }) => (
              <NavLink key={href} href={href}>
                {label}
              </NavLink>
            ))}
          </nav>
          <div className="p-5 wide:hidden">
            <ButtonLink href="/contact" className="w-full">
              Request an Appraisal
            </ButtonLink>
          </div>
        </SiteMenu>
        <div className="order-3 hidden wide:block">
          <ButtonLink href="/contact" className="text-label">
            Request an Appraisal
          </ButtonLink>
        </div>
      </div>
    </HeaderShell>
  );
}
