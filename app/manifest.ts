import type { MetadataRoute } from 'next';
import { getBusiness, getPage } from '@/content/loader';
import { color } from '@/seo/palette';

export const dynamic = 'force-static';

/** Name, colors and icons for a home screen. Nothing is cached for offline use, so no guide goes stale. */
export default function manifest(): MetadataRoute.Manifest {
  const business = getBusiness();
  return {
    name: business.name,
    short_name: 'Appraisals',
    description: getPage('/').description,
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    background_color: color('paper'),
    theme_color: color('paper'),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
