/** The fixed ids of pages that show texts, by kind of page. Links may lead to them, so they must not change. */
export const elementIds = {
  page: {
    structuredData: 'structured-data',
    main: 'main',
    menu: 'site-menu',
    menuButton: 'menu-button',
    callToAction: 'call-to-action',
  },
  service: {
    quickFacts: 'quick-facts',
    sampleReport: 'sample-report',
    process: 'process',
    benefits: 'benefits',
    relatedResources: 'related-resources',
  },
  guide: { shortAnswer: 'short-answer' },
  text: { sources: 'footnote-label' },
  /** By the name of the category in `faq.yaml`. */
  faq: {
    general: 'general-questions',
    divorce: 'divorce-appraisals',
    estate: 'estate-inheritance-appraisals',
    process: 'the-appraisal-process',
  },
} as const;

/** A heading of the same name gets another id, and a question can't have it. */
export const reservedIds: readonly string[] = Object.values(elementIds).flatMap((ids) => Object.values(ids));
