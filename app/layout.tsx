import type { Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { color } from '@/app/palette';
import { carryStateOver, openTarget } from '@/components/layout/inlineScripts';
import { SiteFooter } from '@/components/layout/SiteFooter';
import { SiteHeader } from '@/components/layout/SiteHeader';
import { SpeculationRules } from '@/components/layout/SpeculationRules';
import { PhoneNumber } from '@/components/ui/contactParts';
import { HydrationBoundary } from '@/components/ui/HydrationBoundary';
import { InlineScript } from '@/components/ui/InlineScript';
import { type Business, getContent } from '@/loader';
import { siteMetadata } from '@/seo/metadata';
import { elementIds } from '@/shared/elementIds';
import { ownerToday } from '@/shared/ownerTime';
import './globals.css';

const newsreader = localFont({
  src: '../components/ui/fonts/newsreader.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-newsreader',
  // app/globals.css has one for more systems.
  adjustFontFallback: false,
});

export const generateMetadata = siteMetadata;

export const viewport: Viewport = { themeColor: color('paper') };

function Letterhead({ name, phone, email, url }: Pick<Business, 'name' | 'phone' | 'email' | 'url'>) {
  return (
    <div className="mb-6 hidden items-baseline justify-between border-brass border-b-2 pb-2 print:flex">
      <p className="font-medium font-serif text-heading-s">{name}</p>
      <p className="text-label">
        <PhoneNumber>{phone}</PhoneNumber> · {email} · {url.replace('https://', '')}
      </p>
    </div>
  );
}

export default function RootLayout({ children }: { children: ReactNode }) {
  const { business, services } = getContent();
  return (
    <html lang="en-US" className={`bg-paper font-sans text-ink ${newsreader.variable}`}>
      <body className="flex min-h-svh flex-col wrap-break-word text-body [timeline-scope:--first-request] print:block">
        <InlineScript script={carryStateOver} args={[]} />
        <InlineScript script={openTarget} args={[]} />
        <Letterhead {...business} />
        <HydrationBoundary>
          <SiteHeader {...business} />
        </HydrationBoundary>
        <main id={elementIds.page.main} tabIndex={-1} data-outside-menu className="outline-none">
          <HydrationBoundary>{children}</HydrationBoundary>
        </main>
        <HydrationBoundary>
          <SiteFooter business={business} services={services} buildYear={Number(ownerToday().slice(0, 4))} />
        </HydrationBoundary>
        <SpeculationRules />
      </body>
    </html>
  );
}
