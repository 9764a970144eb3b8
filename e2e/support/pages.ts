import { tsImport } from 'tsx/esm/api';

const schema: typeof import('../../content/loader') = await tsImport('../../content/loader/index.ts', import.meta.url);

/** The content, so that tests expect what the owner wrote. */
export const content = { ...schema, business: schema.getBusiness() };

const { getBlogPosts, getPages, getResourceIds, getServices } = content;

/** Every page of the site, from the content. */
export const pages = getPages();
export const paths = pages.map((page) => page.path);

/** The paths that the specification names. */
export const specified = [
  '/',
  '/about',
  '/services',
  '/services/divorce-appraisals',
  '/services/date-of-death',
  '/services/inheritance',
  '/services/estate-settlement',
  '/resources',
  '/resources/divorce-appraisals-guide',
  '/resources/step-up-basis',
  '/resources/inheritance-tax-guide',
  '/faq',
  '/blog',
  '/contact',
  '/privacy',
  '/terms',
];

/** The guides that the specification links from the services, in order. */
export const relatedGuides = [
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
];

/** Those that are not written yet, so their links lead to Resource Not Found. */
export const unwrittenGuides = relatedGuides.filter((id) => !getResourceIds().includes(id));

export const services = getServices();
export const posts = getBlogPosts();

/** The three not-found pages, with the specification's texts. */
export const notFound = {
  page: {
    title: 'Page Not Found',
    text: "The page you are looking for doesn't exist or has been moved.",
    links: { 'Return to Home': '/', 'Contact Us': '/contact' },
  },
  service: {
    title: 'Service Not Found',
    text: "The service you're looking for doesn't exist or has been moved.",
    links: { 'View All Services': '/services' },
  },
  resource: {
    title: 'Resource Not Found',
    text: "The resource you're looking for doesn't exist or has been moved.",
    links: { 'View All Resources': '/resources' },
  },
} as const;

/** Paths that do not exist, and which not-found page they show. */
export const missing: Record<string, keyof typeof notFound> = {
  '/x': 'page',
  '/x/y/z': 'page',
  '/about/us': 'page',
  '/services/x': 'service',
  '/services/x/y': 'service',
  '/resources/x': 'resource',
  '/resources/x/y/z': 'resource',
};
