import { pathOfPage } from './paging';

const linkClass =
  'inline-flex size-11 items-center justify-center rounded-edge border border-rule bg-card font-semibold tabular-nums hover:border-spruce aria-[current=page]:border-spruce aria-[current=page]:bg-spruce aria-[current=page]:text-on-spruce';

/** Links to the pages of the list of guides; nothing while one page holds them all. */
export function Pagination({ page, pages }: { page: number; pages: number }) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages of guides" className="mt-12">
      <ol className="flex flex-wrap gap-2">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={pathOfPage(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className={linkClass}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
