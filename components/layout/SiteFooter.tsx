import type { ReactNode } from 'react';
import { type ContactDetails, PhoneNumber } from '@/components/ui/contactParts';
import { Icon } from '@/components/ui/Icon';
import { Container } from '@/components/ui/Section';
import type { Business } from '@/loader';
import { CopyrightYear } from './CopyrightYear';

/** In the specification's order. */
const quickLinks = [
  { title: 'Home', path: '/' },
  { title: 'About Us', path: '/about' },
  { title: 'Our Services', path: '/services' },
  { title: 'Resource Center', path: '/resources' },
  { title: 'FAQ', path: '/faq' },
  { title: 'Blog', path: '/blog' },
];

const socialIcon = (
  <span role="img" aria-label="Social profile" className="inline-flex">
    <Icon name="social" />
  </span>
);

const footerLinkClass = 'inline-block py-1 hover:underline';

interface SiteFooterProps {
  business: ContactDetails & Pick<Business, 'name' | 'serviceArea' | 'socialProfile'>;
  services: typeof quickLinks;
  buildYear: number;
}

function Column({ title, children, className }: { title: string; children: ReactNode; className?: string }) {
  return (
    <div className={className}>
      <h2 className="text-heading-s">{title}</h2>
      <div className="mt-3 text-compact text-ink-soft">{children}</div>
    </div>
  );
}

function LinkColumn({ title, links }: { title: string; links: typeof quickLinks }) {
  return (
    <nav aria-label={title}>
      <Column title={title}>
        <ul>
          {links.map((link) => (
            <li key={link.path}>
              <a href={link.path} className={footerLinkClass}>
                {link.title}
              </a>
            </li>
          ))}
        </ul>
      </Column>
    </nav>
  );
}

/** The footer of every page: links, contact details, and the copyright. */
export function SiteFooter({ business, services, buildYear }: SiteFooterProps) {
  const { name, serviceArea, socialProfile } = business;
  return (
    <footer data-outside-menu className="grow border-rule border-t bg-shade print:hidden">
      <Container className="grid grid-cols-2 gap-x-5 gap-y-6 py-8 enlarged:grid-cols-1 sm:gap-10 sm:py-14 lg:grid-cols-[1fr_0.7fr_1.05fr_1.25fr]">
        <div className="max-sm:col-span-full">
          <p className="font-medium font-serif text-heading-s">{name}</p>
          <p className="mt-4 max-w-measure text-compact text-ink-soft">
            Independent appraisals for divorce, inheritance and estate settlement.
          </p>
        </div>
        <LinkColumn title="Quick Links" links={quickLinks} />
        <LinkColumn title="Services" links={services} />
        <Column title="Contact" className="max-sm:col-span-full">
          <address className="not-italic">
            <a href={business.phoneLink} className={footerLinkClass}>
              <PhoneNumber>{business.phone}</PhoneNumber>
            </a>
            <br />
            <a href={business.emailLink} className={`${footerLinkClass} wrap-anywhere max-w-full`}>
              {business.email}
            </a>
            <p className="mt-1">{serviceArea}</p>
          </address>
        </Column>
      </Container>
      <div className="border-rule border-t">
        <Container className="flex flex-wrap items-center gap-x-6 py-3 text-label text-ink-soft sm:py-6">
          <p className="mr-auto max-sm:w-full">
            © <CopyrightYear buildYear={buildYear} /> {name}. All rights reserved.
          </p>
          <a href="/privacy" className={footerLinkClass}>
            Privacy Policy
          </a>{' '}
          <a href="/terms" className={footerLinkClass}>
            Terms of Service
          </a>
          {/* The specification has a placeholder here until the firm has a profile. */}
          {socialProfile ? (
            <a href={socialProfile} rel="me" className="inline-flex size-11 items-center justify-center">
              {socialIcon}
            </a>
          ) : (
            socialIcon
          )}
        </Container>
      </div>
    </footer>
  );
}
