import { content } from './content';

const { getBlogPosts, getPages, getResourceIds, getServices } = content;

/** Every page that a visitor should find, from the content itself. */
export const pages = getPages();
export const paths = pages.map((page) => page.path);

/** The sixteen that the specification names. */
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

/** The guides that the specification links to without describing them; adding one brings its link to life. */
export const unwrittenGuides = [
  'court-requirements',
  'equitable-distribution',
  'tax-benefits',
  'executor-checklist',
  'gift-tax',
  'qualified-appraisals',
  'gift-tax-exclusions',
  'executor-guide',
  'probate-requirements',
  'estate-tax-planning',
].filter((id) => !getResourceIds().includes(id));

export const services = getServices();
export const posts = getBlogPosts();

/** The three not-found pages, in the specification's words. */
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

/** Addresses that do not exist, and what stands there. */
export const missing: Record<string, keyof typeof notFound> = {
  '/x': 'page',
  '/x/y/z': 'page',
  '/about/us': 'page',
  '/services/x': 'service',
  '/services/x/y': 'service',
  '/resources/x': 'resource',
  '/resources/x/y/z': 'resource',
};
