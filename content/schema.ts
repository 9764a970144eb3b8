import { z } from 'zod';

/** The four services, in the specification's order. */
export const serviceIds = ['divorce-appraisals', 'date-of-death', 'inheritance', 'estate-settlement'] as const;
export type ServiceId = (typeof serviceIds)[number];

/** The names of the service icons that the site can draw. */
export const serviceIcons = ['parted-house', 'calendar', 'generations', 'estate'] as const;
export type ServiceIconName = (typeof serviceIcons)[number];

/** The diagrams that a guide may show, by the name used in `![caption](diagram:NAME)`. */
export const diagramNames = ['step-up', 'effective-dates', 'process', 'washington-map'] as const;
export type DiagramName = (typeof diagramNames)[number];

const text = (what: string) => z.string(what).trim().min(1, what);

const date = z
  .string('a date in quotes, such as "2026-11-20"')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'a date such as 2026-11-20')
  .refine((value) => {
    const parsed = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(parsed.valueOf()) && parsed.toISOString().startsWith(value);
  }, 'a date that exists, such as 2026-11-20');

const description = z
  .string('one or two sentences of 50 to 170 characters for search results')
  .min(50, 'one or two sentences of 50 to 170 characters for search results')
  .max(170, 'one or two sentences of 50 to 170 characters for search results');

const picture = text('the name of a picture, such as "step-up-basis"');
const title = text('a title, such as "Step-Up Basis"');
const path = z
  .string('an address within the site, such as "/contact"')
  .regex(/^\/(?!\/)\S*$/, 'an address within the site, such as "/contact"');

/** Front matter of `content/services/*.md`. The text below it is the long description. */
export const serviceSchema = z.strictObject({
  title,
  /** A short form for the browser's title, where the title alone does not say enough. */
  pageTitle: text('a title for search results, such as "Divorce Home Appraisals in Spokane and Vancouver, WA"'),
  description,
  /** One or two sentences for the teaser on the home page and the services list. */
  summary: text('one or two sentences about the service'),
  icon: z.enum(serviceIcons, `one of ${serviceIcons.join(', ')}`),
  image: picture,
  imageAlt: z.string('a sentence that says what the picture shows, or "" where it only decorates'),
  benefits: z.array(text('a short text'), 'a list, each line beginning with "- "').min(4, 'at least four benefits'),
  process: z.array(text('a short text'), 'a list, each line beginning with "- "').min(4, 'at least four steps'),
  relatedResources: z
    .array(z.strictObject({ title, path }), 'a list of three, each with a title and a path')
    .length(3, 'exactly three related resources, each with a title and a path'),
  updated: date,
  reviewed: date,
});

/** Front matter of `content/resources/*.md`. The text below it is the guide. */
export const resourceSchema = z.strictObject({
  title,
  pageTitle: text('a title for search results, such as "Step-Up Basis and Date-of-Death Appraisals in Washington"'),
  description,
  /** One or two sentences for the card in the Resource Center. */
  summary: text('one or two sentences about the guide'),
  image: picture,
  imageAlt: z.string('a sentence that says what the picture shows, or "" where it only decorates'),
  /** The short answer, in Markdown, shown before everything else. */
  shortAnswer: text('the answer in a few sentences'),
  /** The service that the guide belongs to; its page is linked at the end. */
  service: z.enum(serviceIds, `one of ${serviceIds.join(', ')}`),
  published: date,
  updated: date,
  reviewed: date,
  /** The month for which amounts that change were checked. */
  asOf: date,
});

/** Front matter of `content/legal/*.md`. */
export const legalSchema = z.strictObject({ title, description, updated: date });

/** A page whose text is typed data: its title in search results, its description and its last true change. */
export const pageSchema = z.strictObject({
  path,
  /** The heading of the page. */
  title,
  /** The whole title in the browser's tab and in search results. */
  pageTitle: title,
  description,
  updated: date,
});

export const testimonialSchema = z.strictObject({
  quote: text('what the client said'),
  author: z
    .string('a first name and an initial, such as "Jennifer M."')
    .regex(/^\p{L}[\p{L}'-]* \p{Lu}\.$/u, 'a first name and an initial, such as "Jennifer M."'),
  position: z.enum(
    ['Divorce Client', 'Estate Settlement Client', 'Family Law Attorney', 'CPA'],
    'one of Divorce Client, Estate Settlement Client, Family Law Attorney, CPA',
  ),
  sample: z.boolean('true while it is an invented sample, false for a real client’s words').default(false),
});

export const faqSchema = z.strictObject({
  category: title,
  items: z
    .array(
      z.strictObject({
        id: z
          .string('an id such as "how-long-does-it-take"')
          .regex(
            /^[a-z0-9]+(-[a-z0-9]+)*$/,
            'an id of small letters, digits and hyphens, such as "how-long-does-it-take"',
          ),
        question: z.string('a question').regex(/\?$/, 'a question that ends with a question mark'),
        answer: text('an answer, in Markdown'),
      }),
    )
    .min(4, 'at least four questions'),
});

export const blogPostSchema = z.strictObject({
  id: z
    .string('an id such as "market-trends-2024"')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id such as "market-trends-2024"'),
  title,
  excerpt: text('one or two sentences'),
  date,
  readTime: z.string('a time such as "5 min read"').regex(/^\d+ min read$/, 'a time such as "5 min read"'),
  image: picture,
  imageAlt: z.string('a sentence that says what the picture shows, or "" where it only decorates'),
  category: text('a category such as "Tax Updates"'),
});
