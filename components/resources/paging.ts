/** Guides on one page of the Resource Center, so that no page grows with their number. */
export const guidesPerPage = 24;

/** How many pages a list of guides has; at least one. */
export function pageCount(guides: number): number {
  return Math.max(1, Math.ceil(guides / guidesPerPage));
}

/** The guides of one page; pages count from 1. */
export function guidesOnPage<Guide>(guides: readonly Guide[], page: number): readonly Guide[] {
  return guides.slice((page - 1) * guidesPerPage, page * guidesPerPage);
}

/** The last segments of the further pages' addresses: `page-2`, `page-3` … */
export function furtherPages(guides: number): string[] {
  return Array.from({ length: pageCount(guides) - 1 }, (_, index) => `page-${index + 2}`);
}

/** The number in such a segment, or nothing where the segment is a guide's. */
export function pageNumberOf(segment: string): number | undefined {
  const match = /^page-([2-9]|[1-9]\d+)$/.exec(segment);
  return match ? Number(match[1]) : undefined;
}

/** Where a page of the list lies; the first one is the Resource Center itself. */
export function pathOfPage(page: number): string {
  return page === 1 ? '/resources' : `/resources/page-${page}`;
}
