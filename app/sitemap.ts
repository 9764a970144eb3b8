import type { MetadataRoute } from 'next';
import { getContent } from '@/loader';
import { absoluteUrl } from '@/seo/metadata';

export const dynamic = 'force-static';

/** Every page, with the date its content last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return getContent().pages.map(({ path, updated }) => ({ url: absoluteUrl(path), lastModified: updated }));
}
