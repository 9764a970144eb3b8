import type { MetadataRoute } from 'next';
import { furtherPages } from '@/components/resources/GuideList';
import { getPage, getPages, getResourceIds } from '@/content/loader';
import { absolute } from '@/seo/urls';

export const dynamic = 'force-static';

/** Every page, with the date its content last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  const center = getPage('/resources');
  const lists = furtherPages(getResourceIds().length).map((segment) => ({ ...center, path: `/resources/${segment}` }));
  return [...getPages(), ...lists].map(({ path, updated }) => ({ url: absolute(path), lastModified: updated }));
}
