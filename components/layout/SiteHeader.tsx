import { ButtonLink } from '@/components/ui/Button';
import { Hours } from '@/components/ui/Contact';
import { Icon } from '@/components/ui/Icon';
import type { Business } from '@/content/loader';
import { HeaderShell, NavLink, SiteMenu } from './HeaderBehavior';

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
        href="#main"
        className="skip-link fixed print:hidden -top-2 left-2 z-50 -translate-y-full rounded-edge bg-ink px-4 py-3 font-semibold text-paper focus:top-0 focus:translate-y-2"
      >
        Skip to the page content
      </a>
      <HeaderShell>
        <div className="mx-auto flex h-full max-w-page items-center gap-1 px-5 max-tiny:px-2 sm:gap-4 md:px-8">
          <div data-outside-menu className="mr-auto">
            <Brand name={name} />
          </div>
          <SiteMenu>
            <nav
              aria-label="Main"
              className="flex flex-col gap-px max-lg:border-b max-lg:border-rule max-lg:bg-rule lg:flex-row lg:items-center lg:gap-5"
            >
              {links.map(({ title, path }) => (
                <NavLink key={path} href={path}>
                  {title}
                </NavLink>
              ))}
            </nav>
            <div className="p-5 max-sm:py-4 lg:hidden">
              <ButtonLink href="/contact" className="w-full">
                Request an Appraisal
              </ButtonLink>
              <p className="mt-3">
                <a
                  href={phoneLink}
                  className="inline-flex min-h-11 items-center gap-2 font-semibold text-spruce-deep tabular-nums"
                >
                  <Icon name="phone" className="size-5" />
                  {phone}
                </a>
              </p>
              <Hours hours={hours} />
            </div>
          </SiteMenu>
          <a
            href={phoneLink}
            aria-label={`Call ${phone}`}
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 whitespace-nowrap rounded-edge font-semibold text-spruce-deep tabular-nums wide:border-rule wide:border-l wide:pl-4 wide:text-compact"
          >
            <Icon name="phone" className="size-5 shrink-0" />
            <span className="hidden sm:inline lg:hidden wide:inline">{phone}</span>
          </a>
          <button
            id="menu-button"
            type="button"
            popoverTarget="site-menu"
            className="menu-toggle inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-edge px-2 font-semibold lg:hidden"
          >
            <Icon name="menu" className="group-has-open:hidden" />
            <Icon name="close" className="hidden group-has-open:block" />
            <span className="sr-only sm:not-sr-only">Menu</span>
          </button>
          <div className="hidden lg:block">
            <ButtonLink href="/contact" className="text-label">
              Request an Appraisal
            </ButtonLink>
          </div>
        </div>
      </HeaderShell>
    </>
  );
}

/** The firm's mark, a roof over a dimension line, and its name. */
function Brand({ name }: { name: string }) {
  return (
    <a
      href="/"
      className="flex min-h-11 items-center gap-2 font-medium font-serif text-[min(1.25rem,5vw)] text-ink max-tiny:text-label sm:gap-3"
    >
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" focusable="false" className="shrink-0">
        <path d="M3 18 17 6l14 12-3 3.5L17 12 6 21.5z" className="fill-spruce forced-colors:fill-current" />
        <path
          d="M5 25.5v5M29 25.5v5M5 28h24"
          fill="none"
          strokeWidth="2"
          className="stroke-brass forced-colors:stroke-current"
        />
      </svg>
      {/* A long name takes three lines on a phone, in letters that fit beside the buttons even when text is enlarged. */}
      <span className={name.length > 22 ? 'leading-none max-sm:text-[min(0.875rem,4.4vw)]' : 'leading-none'}>
        {name}
      </span>
    </a>
  );
}
