/** The fixed ids in pages that show texts: in all pages, and in some. Links may lead to them, so they must not change. */
export const elementIds = {
  page: ['structured-data', 'main', 'site-menu', 'menu-button', 'call-to-action'],
  service: ['quick-facts', 'sample-report', 'process', 'benefits', 'related-resources'],
  guide: ['short-answer'],
  /** By the name of the category in `faq.yaml`. */
  faq: {
    general: 'general-questions',
    divorce: 'divorce-appraisals',
    estate: 'estate-inheritance-appraisals',
    process: 'the-appraisal-process',
  },
} as const;

/** One of them, as the compiler checks. Pages that aren't one text have further ids, in their components. */
export const elementId = (id: (typeof elementIds)['page' | 'service' | 'guide'][number]) => id;
