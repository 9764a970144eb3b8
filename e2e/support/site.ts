import { tsImport } from 'tsx/esm/api';

// Through tsx, because Playwright's own loader doesn't import JSON without an attribute.
const content: typeof import('../../content/loader') = await tsImport('../../content/loader/index.ts', import.meta.url);

/*
 * What the tests expect, read from the content, so that an owner's edit never breaks a test. Only texts that the
 * specification fixes are written out here.
 */

export const business = content.getBusiness();
export const homeText = content.getHomeText();
export const questions = content.getFaq();
export const testimonials = content.getTestimonials();
export const posts = content.getBlogPosts();
export const services = content.getServices().map((summary) => ({ ...summary, ...content.getService(summary.id) }));
export const guides = content.getGuides().map((summary) => ({ ...summary, ...content.getGuide(summary.id) }));

/** Every page of the site. */
export const pages = content.getPages();
export const paths = pages.map((page) => page.path);

/** One page of each template: tests of what a template decides need no other. */
export const templates = [
  ...new Map(
    paths.toReversed().map((path) => [path.replace(/^\/(?:(services|resources)\/.+|privacy|terms)$/, '$1'), path]),
  ).values(),
];

/** The guides that the specification links from the services and that are not written yet. */
const unwrittenGuides = [
  'divorce-appraisals-guide',
  'court-requirements',
  'equitable-distribution',
  'step-up-basis',
  'tax-benefits',
  'executor-checklist',
  'gift-tax',
  'qualified-appraisals',
  'gift-tax-exclusions',
  'executor-guide',
  'probate-requirements',
  'estate-tax-planning',
].filter((id) => guides.every((guide) => guide.id !== id));

/** The links that the specification says lead to a not-found page. */
export const deadLinks = [...unwrittenGuides.map((id) => `/resources/${id}`), ...posts.map(({ path }) => path)];

/** A path of each not-found page, with the page's heading. */
export const missing = {
  '/x': 'Page Not Found',
  '/services/x': 'Service Not Found',
  '/resources/x': 'Resource Not Found',
};
