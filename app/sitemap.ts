import type { MetadataRoute } from 'next';
import { getPages } from '@/content';
import { absolute } from '@/seo/urls';

export const dynamic = 'force-static';

/** Every page, with the day on which it last really changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return getPages().map(({ path, updated }) => ({ url: absolute(path), lastModified: updated }));
}
