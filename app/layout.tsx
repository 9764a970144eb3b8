import type { Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { SmoothAnchors, SpeculationRules } from '@/components/layout/PageBehavior';
import { SiteFooter } from '@/components/layout/SiteFooter';
import { SiteHeader } from '@/components/layout/SiteHeader';
import { getBusiness, getServices } from '@/content/loader';
import { siteMetadata } from '@/seo/metadata';
import { color } from '@/seo/palette';
import './globals.css';

const newsreader = localFont({
  src: '../components/ui/fonts/newsreader.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-newsreader',
  adjustFontFallback: 'Times New Roman',
});

export const generateMetadata = siteMetadata;

export const viewport: Viewport = { themeColor: color('paper') };

export default function RootLayout({ children }: { children: ReactNode }) {
  const business = getBusiness();
  return (
    <html lang="en-US" className={newsreader.variable}>
      <body>
        <SiteHeader {...business} />
        <main id="main" tabIndex={-1} data-outside-menu className="outline-none">
          {children}
        </main>
        <SiteFooter business={business} services={getServices()} buildYear={new Date().getFullYear()} />
        <SmoothAnchors />
        <SpeculationRules />
      </body>
    </html>
  );
}
