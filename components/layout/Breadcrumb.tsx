import type { BreadcrumbItem } from '@/components/ui/content';
import { Icon } from '@/components/ui/Icon';

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
