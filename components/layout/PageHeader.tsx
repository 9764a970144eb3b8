import { DimensionLine } from '@/components/ui/Brass';
import type { BreadcrumbItem, PictureData } from '@/content/loader';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';

interface PageHeaderProps {
  title: string;
  crumbs: readonly BreadcrumbItem[];
  lede?: string;
  /** Two or three short facts that visitors look for first, such as the price. */
  highlights?: readonly string[];
  /** Shown beside the title, but below it on phones. */
  picture?: PictureData;
}

/** The top of every inner page: breadcrumb, title, and optionally a sentence and a picture. */
export function PageHeader({ title, crumbs, lede, highlights, picture }: PageHeaderProps) {
  return (
    <div className="border-rule border-b bg-shade pt-(--header-height) print:pt-0">
      <div className="mx-auto grid max-w-page items-center gap-x-6 px-5 md:grid-cols-12 md:px-8 lg:gap-x-12">
        <div className={picture ? 'py-8 md:col-span-7 md:py-12' : 'py-8 md:col-span-9 md:py-12'}>
          <Breadcrumb items={crumbs} />
          <h1 className="mt-5 text-page">{title}</h1>
          <DimensionLine className="mt-6 w-24" />
          {lede ? <p className="mt-6 max-w-measure text-ink-soft text-lead">{lede}</p> : null}
          {highlights ? (
            <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1 font-semibold text-compact">
              {highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
          ) : null}
        </div>
        {picture ? (
          <div className="-mx-5 md:col-span-5 md:mx-0 md:self-end">
            <Picture picture={picture} slot="half" priority />
          </div>
        ) : null}
      </div>
    </div>
  );
}

const slash = (
  <span aria-hidden="true" className="text-brass-ink">
    /
  </span>
);

/** A home link, then one crumb per path segment; the last is the current page and not a link. */
function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  const last = items.length - 1;
  return (
    <nav aria-label="Breadcrumb" className="text-ink-soft text-label">
      {/* The slashes follow their crumbs, so that no line begins with one. */}
      <ol className="flex flex-wrap items-center gap-x-2">
        <li className="flex items-center gap-2">
          <a
            href="/"
            aria-label="Home"
            className="-ml-1.5 inline-flex min-h-8 min-w-8 items-center justify-center hover:text-spruce"
          >
            <Icon name="home" className="size-5" />
          </a>
          {slash}
        </li>
        {items.map(({ label, path }, index) => (
          <li key={path} className="flex items-center gap-2">
            {index === last ? (
              <span aria-current="page" className="font-semibold text-ink">
                {label}
              </span>
            ) : (
              <a href={path} className="inline-flex min-h-8 items-center hover:text-spruce hover:underline">
                {label}
              </a>
            )}
            {index < last ? slash : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
