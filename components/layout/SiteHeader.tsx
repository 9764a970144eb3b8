import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/Button';
import { Hours, PhoneNumber } from '@/components/ui/contactParts';
import { Icon } from '@/components/ui/Icon';
import type { Business } from '@/loader';
import { elementIds } from '@/shared/elementIds';
import { HeaderShell, NavLink, SiteMenu } from './headerParts';

/** In the specification's order. */
const links = [
  { title: 'Home', path: '/' },
  { title: 'About', path: '/about' },
  { title: 'Services', path: '/services' },
  { title: 'Resources', path: '/resources' },
  { title: 'FAQ', path: '/faq' },
  { title: 'Blog', path: '/blog' },
  { title: 'Contact', path: '/contact' },
];

/** The header of every page, after the skip link: brand, links, phone and the request button. */
export function SiteHeader({
  name,
  phone,
  phoneLink,
  hours,
}: Pick<Business, 'name' | 'phone' | 'phoneLink' | 'hours'>) {
  return (
    <>
      <a
        data-outside-menu
        href={`#${elementIds.page.main}`}
        className="skip-link fixed print:hidden -top-2 left-2 z-50 -translate-y-full rounded-edge bg-ink px-4 py-3 font-semibold text-paper focus:top-0 focus:translate-y-2"
      >
        Skip to the page content
      </a>
      <HeaderShell>
        <div className="mx-auto flex h-full max-w-page items-center gap-1 px-5 enlarged:px-2 nav-broad:gap-4 md:px-8">
          <div data-outside-menu className="mr-auto min-w-8.5">
            <Brand name={name} />
          </div>
          {/* The classes are passed from here, so that they aren’t part of the script. */}
          <SiteMenu
            id={elementIds.page.menu}
            className="site-menu no-popover:nav-drawer:hidden nav-row:static nav-row:flex nav-row:w-auto nav-row:overflow-visible nav-row:bg-transparent nav-row:text-inherit nav-row:open:fixed nav-row:open:inset-[var(--header-height)_0_auto_auto] nav-row:open:bg-card nav-row:open:px-5 forced-colors:open:border-s"
          >
            <nav aria-label="Main">
              <ul className="flex flex-col gap-px nav-drawer:border-b nav-drawer:border-rule nav-drawer:bg-rule nav-row:flex-row nav-row:items-center nav-row:gap-5">
                {links.map(({ title, path }) => (
                  <li key={path}>
                    <NavLink href={path}>{title}</NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="p-5 max-sm:py-4 nav-row:hidden">
              <ButtonLink href="/contact" className="w-full">
                Request an Appraisal
              </ButtonLink>
              <p className="mt-3">
                <a href={phoneLink} className="inline-flex min-h-11 items-center gap-2 font-semibold text-spruce-deep">
                  <Icon name="phone" className="size-5" />
                  <PhoneNumber>{phone}</PhoneNumber>
                </a>
              </p>
              <Hours hours={hours} />
            </div>
          </SiteMenu>
          <a
            href={phoneLink}
            aria-label={`Call ${phone}`}
            className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-edge font-semibold text-spruce-deep nav-roomy:border-rule nav-roomy:border-l nav-roomy:pl-4 nav-roomy:text-compact"
          >
            <Icon name="phone" className="size-5 shrink-0" />
            <span className="hidden nav-broad:inline nav-row:hidden nav-roomy:inline">
              <PhoneNumber>{phone}</PhoneNumber>
            </span>
          </a>
          <div className="header-request-button shrink-0">
            <ButtonLink href="/contact" className="nav-drawer:px-3 nav-row:text-label">
              <span>
                Request<span className="nav-drawer:sr-only"> an Appraisal</span>
              </span>
            </ButtonLink>
          </div>
          <button
            id={elementIds.page.menuButton}
            type="button"
            popoverTarget={elementIds.page.menu}
            className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-edge px-2 font-semibold no-popover:hidden nav-row:hidden"
          >
            <Icon name="menu" className="group-has-open:hidden" />
            <Icon name="close" className="hidden group-has-open:block" />
            <span className="sr-only nav-broad:not-sr-only">Menu</span>
          </button>
        </div>
      </HeaderShell>
    </>
  );
}

/** The firm's mark, a roof over a dimension line, and its name, which makes room for the links in a narrow header. */
function Brand({ name }: { name: string }) {
  return (
    <a
      href="/"
      className="brand flex h-11 flex-wrap items-center gap-x-2 overflow-hidden font-medium font-serif text-[min(1.25rem,5vw)] text-ink enlarged:text-label sm:gap-x-3"
    >
      <svg viewBox="0 -5 34 44" aria-hidden="true" focusable="false" className="h-11 w-8.5 shrink-0">
        <path d="M3 18 17 6l14 12-3 3.5L17 12 6 21.5z" className="fill-spruce forced-colors:fill-current" />
        <path
          d="M5 25.5v5M29 25.5v5M5 28h24"
          fill="none"
          strokeWidth="2"
          className="stroke-brass forced-colors:stroke-current"
        />
      </svg>
      {/* A long name takes three lines on a phone, and fits beside the buttons even when text is enlarged. */}
      <span
        className={clsx(
          'shrink-0 grow basis-[min-content] leading-none max-sm:grow-0',
          name.length > 22 && 'max-sm:text-[min(0.875rem,4.4vw)]',
        )}
      >
        {name}
      </span>
    </a>
  );
}
