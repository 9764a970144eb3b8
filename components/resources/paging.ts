/** The most guides on one page of the Resource Center, so that a page doesn't grow with their number. */
export const guidesPerPage = 24;

/** The number of pages, at least 1. */
export function pageCount(guides: number): number {
  return Math.max(1, Math.ceil(guides / guidesPerPage));
}

/** The guides of one page, counted from 1. */
export function guidesOnPage<Guide>(guides: readonly Guide[], page: number): readonly Guide[] {
  return guides.slice((page - 1) * guidesPerPage, page * guidesPerPage);
}

/** The last path segments of all pages but the first: `page-2`, `page-3`, and so on. */
export function furtherPages(guides: number): string[] {
  return Array.from({ length: pageCount(guides) - 1 }, (_, index) => `page-${index + 2}`);
}

/** The page number in a segment such as `page-2`; undefined if the segment is a guide's id. */
export function pageNumberOf(segment: string): number | undefined {
  const match = /^page-([2-9]|[1-9]\d+)$/.exec(segment);
  return match ? Number(match[1]) : undefined;
}

/** The path of a page, counted from 1. The first is the Resource Center itself. */
export function pathOfPage(page: number): string {
  return page === 1 ? '/resources' : `/resources/page-${page}`;
}
