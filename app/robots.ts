import type { MetadataRoute } from 'next';
import { absolute } from '@/seo/urls';

export const dynamic = 'force-static';

/** Everything may be read. Pages that search should leave out say so themselves, which it can only see by reading them. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute('/sitemap.xml') };
}
