import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/seo/metadata';

export const dynamic = 'force-static';

/** Allows every page: a search engine must read a page to see its `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
