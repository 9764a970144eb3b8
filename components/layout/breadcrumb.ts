/** A crumb: its words, and where it leads. */
export interface BreadcrumbItem {
  label: string;
  path: string;
}

/**
 * The crumbs of a path: one a segment, capitalised, hyphens shown as spaces.
 *
 * @param path such as `/services/date-of-death`
 * @param title of the page, in place of its last segment
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
