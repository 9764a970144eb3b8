import type { Viewport } from 'next';
import localFont from 'next/font/local';
import { Activity, type ReactNode } from 'react';
import { SpeculationRules } from '@/components/layout/PageBehavior';
import { preserveState } from '@/components/layout/preserveState';
import { SiteFooter } from '@/components/layout/SiteFooter';
import { SiteHeader } from '@/components/layout/SiteHeader';
import { InlineScript } from '@/components/ui/InlineScript';
import { getBusiness, getServices } from '@/content/loader';
import { siteMetadata } from '@/seo/metadata';
import { color } from '@/seo/palette';
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

export default function RootLayout({ children }: { children: ReactNode }) {
  const business = getBusiness();
  return (
    <html lang="en-US" className={newsreader.variable}>
      <body>
        <InlineScript run={preserveState} args={[]} />
        <Activity>
          <SiteHeader {...business} />
        </Activity>
        <main id="main" tabIndex={-1} data-outside-menu className="outline-none">
          <Activity>{children}</Activity>
        </main>
        <Activity>
          <SiteFooter business={business} services={getServices()} buildYear={new Date().getFullYear()} />
        </Activity>
        <SpeculationRules />
      </body>
    </html>
  );
}
