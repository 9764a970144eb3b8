/** A step on the way from the home page to a page. */
export interface BreadcrumbItem {
  label: string;
  path: string;
}

/**
 * The crumbs of a path: one per segment, capitalized, hyphens shown as spaces.
 *
 * @param path such as `/services/date-of-death`
 * @param title of the page, used instead of its last segment
 */
export function breadcrumbItems(path: string, title?: string): BreadcrumbItem[] {
  const segments = path.split('/').filter(Boolean);
  return segments.map((segment, index) => ({
    label: index === segments.length - 1 && title ? title : labelOf(segment),
    path: `/${segments.slice(0, index + 1).join('/')}`,
  }));
}

function labelOf(segment: string): string {
  return segment.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
}
