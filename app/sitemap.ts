import type { MetadataRoute } from 'next';
import { getPages } from '@/loader';
import { absoluteUrl } from '@/seo/metadata';

export const dynamic = 'force-static';

/** Every page, with the date its content last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return getPages().map(({ path, updated }) => ({ url: absoluteUrl(path), lastModified: updated }));
}
