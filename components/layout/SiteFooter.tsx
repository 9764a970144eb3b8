import type { ReactNode } from 'react';
import { type Contact, Email } from '@/components/ui/Contact';
import type { Business } from '@/content/loader';
import { CopyrightYear } from './PageBehavior';

/** In the specification's order. */
const quickLinks = [
  { label: 'Home', href: '/' },
  { label: 'About Us', href: '/about' },
  { label: 'Our Services', href: '/services' },
  { label: 'Resource Center', href: '/resources' },
  { label: 'FAQ', href: '/faq' },
  { label: 'Blog', href: '/blog' },
];

const linkClass = 'inline-flex min-h-8 items-center hover:underline';

interface SiteFooterProps {
  business: Contact & Pick<Business, 'name' | 'serviceArea' | 'socialProfile'>;
  services: readonly { title: string; path: string }[];
  buildYear: number;
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-heading-s">{title}</h2>
      <div className="mt-3 text-compact text-ink-soft">{children}</div>
    </div>
  );
}

function LinkList({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className={linkClass}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The footer of every page. */
export function SiteFooter({ business, services, buildYear }: SiteFooterProps) {
  const { name, serviceArea, socialProfile } = business;
  return (
    <footer id="site-footer" data-outside-menu className="site-footer border-rule border-t bg-shade">
      <div className="mx-auto grid max-w-page gap-10 px-5 py-14 sm:grid-cols-2 md:px-8 lg:grid-cols-[1.2fr_0.8fr_1fr_1.2fr]">
        <div>
          <p className="font-medium font-serif text-heading-s">{name}</p>
          <p className="mt-3 max-w-measure text-compact text-ink-soft">
            Independent appraisals for divorce, inheritance and estate settlement.
          </p>
          {/* The specification has a placeholder here until the firm has a profile. */}
          <p className="print:hidden mt-4 text-compact text-ink-soft">
            {socialProfile ? (
              <a href={socialProfile} rel="me" className={linkClass}>
                Social profile
              </a>
            ) : (
              <span className="inline-flex min-h-8 items-center rounded-edge border border-rule px-3">
                Social profile: coming soon
              </span>
            )}
          </p>
        </div>
        <nav aria-label="Quick Links">
          <Column title="Quick Links">
            <LinkList links={quickLinks} />
          </Column>
        </nav>
        <nav aria-label="Services">
          <Column title="Services">
            <LinkList links={services.map(({ title, path }) => ({ label: title, href: path }))} />
          </Column>
        </nav>
        <Column title="Contact">
          <address className="not-italic">
            <ul>
              <li>
                <a href={business.phoneLink} className={`${linkClass} tabular-nums`}>
                  {business.phone}
                </a>
              </li>
              <li>
                <a href={business.emailLink} className="inline-block py-1 hover:underline">
                  <Email address={business.email} />
                </a>
              </li>
              <li className="mt-1">{serviceArea}</li>
            </ul>
          </address>
        </Column>
      </div>
      <div className="border-rule border-t">
        <div className="mx-auto flex max-w-page flex-col gap-x-8 gap-y-2 px-5 py-6 text-compact text-ink-soft sm:flex-row sm:items-center md:px-8">
          <p className="mr-auto">
            © <CopyrightYear buildYear={buildYear} /> {name}. All rights reserved.
          </p>
          <a href="/privacy" className={linkClass}>
            Privacy Policy
          </a>
          <a href="/terms" className={linkClass}>
            Terms of Service
          </a>
        </div>
      </div>
    </footer>
  );
}
