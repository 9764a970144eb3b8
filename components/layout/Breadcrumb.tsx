import { Icon } from '@/components/ui/Icon';

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

/** A home link, then one crumb per path segment; the last is the current page and not a link. */
export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-ink-soft text-label">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <a
            href="/"
            aria-label="Home"
            className="-ml-1.5 inline-flex min-h-8 min-w-8 items-center justify-center hover:text-spruce"
          >
            <Icon name="home" className="size-5" />
          </a>
        </li>
        {items.map(({ label, path }, index) => (
          <li key={path} className="flex items-center gap-2">
            <span aria-hidden="true" className="text-brass-ink">
              /
            </span>
            {index === items.length - 1 ? (
              <span aria-current="page" className="font-semibold text-ink">
                {label}
              </span>
            ) : (
              <a href={path} className="inline-flex min-h-8 items-center hover:text-spruce hover:underline">
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
