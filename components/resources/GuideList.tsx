import { LinkCards } from '@/components/ui/Card';
import type { PictureData } from '@/components/ui/content';
import { Section } from '@/components/ui/Section';

/** The most guides on one page of the Resource Center, so that a page doesn't grow with their number. */
export const guidesPerPage = 24;

/** The last path segments of all pages of the Resource Center but the first: `page-2`, `page-3`, and so on. */
export function furtherPages(guides: number): string[] {
  const pages = Math.max(1, Math.ceil(guides / guidesPerPage));
  return Array.from({ length: pages - 1 }, (_, index) => `page-${index + 2}`);
}

/** The page number in a segment such as `page-2`; undefined if the segment is a guide's id. */
export function pageNumberOf(segment: string): number | undefined {
  const match = /^page-([2-9]|[1-9]\d+)$/.exec(segment);
  return match ? Number(match[1]) : undefined;
}

interface GuideListProps {
  guides: readonly { path: string; title: string; summary: string; picture: PictureData }[];
  /** Counts from 1. */
  page: number;
}

/** One page of the Resource Center's guides. */
export function GuideList({ guides, page }: GuideListProps) {
  const shown = guides.slice((page - 1) * guidesPerPage, page * guidesPerPage);
  const pages = ['/resources', ...furtherPages(guides.length).map((segment) => `/resources/${segment}`)];
  return (
    <Section space="tight" aria-label="Guides">
      <LinkCards cards={shown} place="third" linkText="Read more" headingLevel={2} />
      {pages.length > 1 ? (
        <nav aria-label="Pages of guides" className="mt-12">
          <ol className="flex flex-wrap gap-2">
            {pages.map((path, index) => (
              <li key={path}>
                <a
                  href={path}
                  aria-label={`Page ${index + 1}`}
                  aria-current={index + 1 === page ? 'page' : undefined}
                  className="inline-flex size-11 items-center justify-center rounded-edge border border-rule bg-card font-semibold tabular-nums hover:border-spruce aria-[current=page]:border-spruce aria-[current=page]:bg-spruce aria-[current=page]:text-on-spruce"
                >
                  {index + 1}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
    </Section>
  );
}
